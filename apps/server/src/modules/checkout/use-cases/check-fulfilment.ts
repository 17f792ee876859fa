import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import type { Checkout } from '../rules/checkout.ts'
import { type FulfilmentProblem, fulfilmentProblem } from '../rules/fulfilment-problem.ts'
import { linesOf } from './plan-lines.ts'

/** Whether an order of this checkout could be fulfilled; a refusal names the line. Asked before anything is paid. */
export function checkFulfilment<Bought extends FulfilledCheckout>(
  checkout: Bought,
): Outcome<Bought, FulfilmentProblem> {
  const found = fulfilmentProblem(checkout)
  return found ? refuse(found.problem, linesOf(found.line)) : ok(checkout)
}

type FulfilledCheckout = Pick<Checkout, 'lines' | 'shippingAddress' | 'collectionPointId'>
