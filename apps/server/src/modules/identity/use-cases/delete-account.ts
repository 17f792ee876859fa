import { inTransaction } from '#kernel/database/transaction.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { findCustomer } from '../storage/customer-queries.ts'
import { type ErasedParts, eraseAccount } from './erase-account.ts'
import type { IdentityContext } from './identity-context.ts'
import { tryOwnCode, useOwnCode } from './own-code.ts'
import type { CodeRefusal } from './try-code.ts'

export type Deletion = { customerId: number; code: string; personalData: ErasedParts }

/** Erases the account after a right code. */
export async function deleteAccount(
  context: IdentityContext,
  { customerId, code, personalData }: Deletion,
): Promise<Outcome<undefined, CodeRefusal | 'NOT_FOUND'>> {
  const tried = await tryOwnCode(context, { customerId, purpose: 'account-deletion', code })
  if (!tried.ok) return tried
  return inTransaction(context.db, async (tx) => {
    if (!(await useOwnCode(tx, tried.value))) return refuse('CODE_INCORRECT', { field: 'otp' })
    const customer = await findCustomer(tx, customerId)
    if (!customer) return refuse('NOT_FOUND')
    await eraseAccount(tx, context, customer, personalData)
    return ok(undefined)
  })
}
