import type { Transaction } from '#kernel/database/connect.ts'
import { type Outcome, refuse } from '#kernel/outcome.ts'
import type { Checkout } from '../rules/checkout.ts'
import { reopenCheckout } from '../storage/checkout-queries.ts'
import type { CheckoutDeps } from './checkout-deps.ts'
import { type Plan, type PlanRefusal, planLines } from './plan-lines.ts'
import { channelOf } from './price-checkout.ts'
import { fillCheckout, type ReservationRefusal } from './reserve.ts'

/** The needs of a checkout, asked of the catalogue before the transaction that reserves them. */
export async function planReservation(
  deps: Pick<CheckoutDeps, 'models' | 'clock'>,
  checkout: Checkout,
): Promise<Outcome<Plan, PlanRefusal>> {
  const channel = await channelOf(deps.models, checkout)
  return planLines(deps, checkout.lines, { channel, stateId: checkout.stateId })
}

/**
 * Holds everything of a customer's checkout once more, its codes included, all of it or nothing: for a payment that came after the reservation was
 * over. Refused with what stands against it, or when the checkout changed since it was planned.
 */
export async function reserveAgain(
  tx: Transaction,
  checkout: Checkout,
  plan: Plan,
): Promise<Outcome<unknown, ReservationRefusal | 'CONFLICT'>> {
  const opened = await reopenCheckout(tx, checkout, { customerId: checkout.customerId })
  return opened ? fillCheckout(tx, opened, plan, { isPaid: true }) : refuse('CONFLICT')
}
