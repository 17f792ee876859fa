import type { Executor } from '#kernel/database/connect.ts'
import { type Refusal, refuse } from '#kernel/outcome.ts'
import type { Checkout } from '#modules/checkout/index.ts'
import { isLastAttemptCancelled, type ReservationRefusal } from '#modules/payments/index.ts'

/** Nothing is reserved for the checkout any more: its time is over, or the customer has cancelled the payment. */
export async function refuseWithoutReservation(
  executor: Executor,
  checkout: Checkout,
): Promise<Refusal<ReservationRefusal>> {
  return refuse((await isLastAttemptCancelled(executor, checkout)) ? 'HOLD_CANCELLED' : 'HOLD_EXPIRED')
}
