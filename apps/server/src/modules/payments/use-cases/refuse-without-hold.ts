import type { Executor } from '#kernel/database/connect.ts'
import { type Refusal, refuse } from '#kernel/outcome.ts'
import type { Checkout } from '#modules/checkout/index.ts'
import { isLastAttemptCancelled } from '../storage/attempt-queries.ts'

export type HoldRefusal = 'HOLD_EXPIRED' | 'HOLD_CANCELLED'

/** Nothing is reserved for the checkout any more: its time is over, or the customer has cancelled the payment. */
export async function refuseWithoutHold(
  executor: Executor,
  checkout: Checkout,
): Promise<Refusal<HoldRefusal>> {
  return refuse((await isLastAttemptCancelled(executor, checkout)) ? 'HOLD_CANCELLED' : 'HOLD_EXPIRED')
}
