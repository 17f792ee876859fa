import type { ChosenBalance } from '@warsha/contract/wallet/chosen-balance.ts'
import type { Transaction } from '#kernel/database/connect.ts'
import { publish } from '#kernel/events/publish.ts'
import { forgetMessagesTo } from '#kernel/messaging/demo-outbox.ts'
import { type Outcome, ok } from '#kernel/outcome.ts'
import type { Customer } from '../rules/customer.ts'
import {
  eraseCustomer,
  forgetCodesOf,
  lockAccountToErase,
  noteFormerNumber,
} from '../storage/own-account-queries.ts'
import { deletePasskeysOf } from '../storage/passkey-queries.ts'
import { forgetRegistrationsOf } from '../storage/registration-queries.ts'
import { customerDeleted } from './account-events.ts'
import { macOfNumber } from './credentials/former-number.ts'
import type { IdentityContext } from './identity-context.ts'

/** The other modules' data about a customer. */
export type ErasedParts = readonly { erase(tx: Transaction, customerId: number): Promise<void> }[]

/** Settles open business of shop and customer, in later modules; a refusal keeps the account. */
export type SettleAccount = (
  tx: Transaction,
  customerId: number,
  choice: ChosenBalance | undefined,
) => Promise<Outcome<undefined>>

/** How an account is erased: with what of other modules, and what becomes of the balance. */
export type Erasure = {
  personalData: ErasedParts
  settleAccount: SettleAccount
  balance: ChosenBalance | undefined
}

/** Erases the person; the account's row stays without a name, for what the law requires to be stored. */
export async function eraseAccount(
  tx: Transaction,
  { config }: Pick<IdentityContext, 'config'>,
  { id, phone, email }: Customer,
  { personalData, settleAccount, balance }: Erasure,
): Promise<Outcome<undefined>> {
  for (const part of personalData) await part.erase(tx, id)
  // Behind the others, as the order of locks is: a top-up that began before is seen, and none begins any more.
  await lockAccountToErase(tx, id)
  // An open checkout has given back what it held of the wallet.
  const settled = await settleAccount(tx, id, balance)
  if (!settled.ok) return settled
  await deletePasskeysOf(tx, id)
  await eraseCustomer(tx, id)
  if (phone) await noteFormerNumber(tx, macOfNumber(config, phone))
  for (const address of [phone, email]) {
    if (!address) continue
    await forgetCodesOf(tx, address)
    await forgetRegistrationsOf(tx, address)
    await forgetMessagesTo(tx, address)
  }
  await publish(tx, customerDeleted({ customerId: id }))
  return ok(undefined)
}
