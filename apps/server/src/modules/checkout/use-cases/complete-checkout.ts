import type { Transaction } from '#kernel/database/connect.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { confirmSlots } from '#modules/booking/index.ts'
import { takeStock } from '#modules/inventory/index.ts'
import type { Checkout } from '../rules/checkout.ts'
import { holderOf } from '../rules/holder-of.ts'
import { closeCheckout } from '../storage/closed-checkouts.ts'
import { deleteStockHolds } from '../storage/hold-queries.ts'

/**
 * Ends a locked checkout that is paid: its hours become bookings, its units leave the stock, and it is never open again.
 * Refused when its hold is over: then `holdAgain` takes everything anew, or the customer gets the money back.
 */
export async function completeCheckout(
  tx: Transaction,
  checkout: Checkout,
): Promise<Outcome<true, 'HOLD_EXPIRED'>> {
  if (!checkout.heldUntil) return refuse('HOLD_EXPIRED')
  const slots = new Set(checkout.lines.flatMap(({ slotId }) => slotId ?? []))
  const booked = await confirmSlots(tx, { holder: holderOf(checkout), count: slots.size })
  if (!booked.ok) return booked
  await takeStock(tx, await deleteStockHolds(tx, checkout.id))
  return (await closeCheckout(tx, checkout.id)) ? ok(true) : refuse('HOLD_EXPIRED')
}
