import type { Transaction } from '#kernel/database/connect.ts'
import { inTransaction } from '#kernel/database/transaction.ts'
import { forgetMessagesTo } from '#kernel/messaging/demo-outbox.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { findCustomer } from '../storage/customer-queries.ts'
import { eraseCustomer, forgetCodesOf, noteFormerNumber } from '../storage/own-account-queries.ts'
import { deletePasskeysOf } from '../storage/passkey-queries.ts'
import type { Client, IdentityContext } from './identity-context.ts'
import { tryOwnCode, useOwnCode } from './own-code.ts'
import { macOfNumber } from './proofs/former-number.ts'
import type { CodeRefusal } from './try-code.ts'

export type Deletion = {
  customerId: number
  code: string
  /** What the other modules store about the customer. */
  personalData: readonly { erase(tx: Transaction, customerId: number): Promise<void> }[]
}

/** Erases the person; the account's row stays without a name, for what the law requires to be stored. */
export async function deleteAccount(
  context: IdentityContext,
  { customerId, code, personalData }: Deletion,
  client: Client,
): Promise<Outcome<undefined, CodeRefusal | 'NOT_FOUND'>> {
  const tried = await tryOwnCode(context, { customerId, purpose: 'account-deletion', code }, client)
  if (!tried.ok) return tried
  return inTransaction(context.db, async (tx) => {
    if (!(await useOwnCode(tx, tried.value))) return refuse('CODE_INCORRECT', { field: 'otp' })
    const customer = await findCustomer(tx, customerId)
    if (!customer) return refuse('NOT_FOUND')
    for (const part of personalData) await part.erase(tx, customerId)
    await deletePasskeysOf(tx, customerId)
    await eraseCustomer(tx, customerId)
    if (customer.phone) await noteFormerNumber(tx, macOfNumber(context.config, customer.phone))
    for (const address of [customer.phone, customer.email]) {
      if (!address) continue
      await forgetCodesOf(tx, address)
      await forgetMessagesTo(tx, address)
    }
    return ok(undefined)
  })
}
