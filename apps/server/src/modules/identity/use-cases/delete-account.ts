import { inTransaction } from '#kernel/database/transaction.ts'
import { type Outcome, refuse } from '#kernel/outcome.ts'
import { findCustomer } from '../storage/customer-queries.ts'
import { type Erasure, eraseAccount } from './erase-account.ts'
import type { IdentityContext } from './identity-context.ts'
import { tryOwnCode, useOwnCode } from './own-code.ts'

export type Deletion = { customerId: number; code: string; erasure: Erasure }

/** Erases the account after a right code. A refusal leaves the code as it is. */
export async function deleteAccount(
  context: IdentityContext,
  { customerId, code, erasure }: Deletion,
): Promise<Outcome<undefined>> {
  const tried = await tryOwnCode(context, { customerId, purpose: 'account-deletion', code })
  if (!tried.ok) return tried
  return inTransaction(context.db, async (tx) => {
    if (!(await useOwnCode(tx, tried.value))) return refuse('CODE_INCORRECT', { field: 'otp' })
    const customer = await findCustomer(tx, customerId)
    if (!customer) return refuse('NOT_FOUND')
    return eraseAccount(tx, context, customer, erasure)
  })
}
