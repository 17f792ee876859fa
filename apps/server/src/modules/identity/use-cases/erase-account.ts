import type { Transaction } from '#kernel/database/connect.ts'
import { forgetMessagesTo } from '#kernel/messaging/demo-outbox.ts'
import type { Customer } from '../rules/customer.ts'
import { eraseCustomer, forgetCodesOf, noteFormerNumber } from '../storage/own-account-queries.ts'
import { deletePasskeysOf } from '../storage/passkey-queries.ts'
import { forgetRegistrationsOf } from '../storage/registration-queries.ts'
import type { IdentityContext } from './identity-context.ts'
import { macOfNumber } from './proofs/former-number.ts'

/** What the other modules store about a customer. */
export type ErasedParts = readonly { erase(tx: Transaction, customerId: number): Promise<void> }[]

/** Erases the person; the account's row stays without a name, for what the law requires to be stored. */
export async function eraseAccount(
  tx: Transaction,
  { config }: Pick<IdentityContext, 'config'>,
  { id, phone, email }: Customer,
  personalData: ErasedParts,
): Promise<void> {
  for (const part of personalData) await part.erase(tx, id)
  await deletePasskeysOf(tx, id)
  await eraseCustomer(tx, id)
  if (phone) await noteFormerNumber(tx, macOfNumber(config, phone))
  for (const address of [phone, email]) {
    if (!address) continue
    await forgetCodesOf(tx, address)
    await forgetRegistrationsOf(tx, address)
    await forgetMessagesTo(tx, address)
  }
}
