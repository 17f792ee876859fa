import type { Transaction } from '#kernel/database/connect.ts'
import { type Outcome, refuse } from '#kernel/outcome.ts'
import { takeStock } from '#modules/inventory/index.ts'
import { consumeDiscounts } from '#modules/promotions/index.ts'
import type { Checkout } from '../rules/checkout.ts'
import { holderOf } from '../rules/holder-of.ts'
import { type ClosedCheckout, closeCheckout } from '../storage/closed-checkouts.ts'
import { checkFulfilment, type FulfilmentProblem } from './check-fulfilment.ts'

/**
 * Ends a locked checkout that is paid: its codes are used up, its hours become bookings, the caller makes the order of the
 * held units and the wallet's part, these leave the stock, and it is never open again. Refused when its reservation is over: then
 * `reserveAgain` takes everything anew, or the customer gets the money back. Refused as well when it could not be
 * fulfilled. The stock comes last, because others wait for its rows until the commit.
 */
export async function completeCheckout<Made, Code extends string>(
  tx: Transaction,
  checkout: Checkout,
  makeOrder: (closed: ClosedCheckout) => Promise<Outcome<Made, Code>>,
): Promise<Outcome<Made, Code | FulfilmentProblem | 'HOLD_EXPIRED'>> {
  const possible = checkFulfilment(checkout)
  if (!possible.ok) return possible
  if (!checkout.heldUntil) return refuse('HOLD_EXPIRED')
  if (!(await consumeCodes(tx, checkout))) return refuse('HOLD_EXPIRED')
  const slots = new Set(checkout.lines.flatMap(({ slotId }) => slotId ?? []))
  const closed = await closeCheckout(tx, { id: checkout.id, holder: holderOf(checkout) })
  if (closed?.bookedSlots !== slots.size) return refuse('HOLD_EXPIRED')
  const made = await makeOrder(closed)
  if (made.ok) await takeStock(tx, closed.holds)
  return made
}

/** False when something that reduces the price was not held. A gift card is charged with the order it pays for. */
async function consumeCodes(tx: Transaction, checkout: Checkout): Promise<boolean> {
  const { customerId, discounts } = checkout
  if (customerId === null) return false
  if (discounts.length === 0) return true
  const consumed = await consumeDiscounts(tx, { holder: holderOf(checkout), customerId })
  return discounts.every(({ kind }) => consumed[kind] === 1)
}
