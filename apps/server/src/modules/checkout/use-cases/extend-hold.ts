import type { Transaction } from '#kernel/database/connect.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { extendSlots } from '#modules/booking/index.ts'
import { extendWalletHold } from '#modules/wallet/index.ts'
import type { CheckoutKey } from '../rules/checkout.ts'
import { holderOf } from '../rules/holder-of.ts'
import { lengthenHold } from '../storage/hold-queries.ts'
import { announceHold } from './announce-hold.ts'

/**
 * Lengthens a hold while a payment is under way: once, to thirty minutes from its start. Refused when it was lengthened
 * before or is over; the end of the hold decides in the same statement, so that it cannot expire meanwhile.
 */
export async function extendHold(tx: Transaction, key: CheckoutKey): Promise<Outcome<Date, 'HOLD_EXPIRED'>> {
  const held = await lengthenHold(tx, key)
  if (!held?.heldUntil) return refuse('HOLD_EXPIRED')
  // Most purchases use no wallet; then there is nothing of it to lengthen.
  await extendWalletHold(tx, holderOf(held), held.heldUntil)
  const { heldUntil, slotCount } = held
  const slots = await extendSlots(tx, { holder: holderOf(held), expiresAt: heldUntil, count: slotCount })
  if (!slots.ok) return slots
  await announceHold(tx, held, 'lengthened')
  return ok(held.heldUntil)
}
