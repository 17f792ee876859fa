import type { Transaction } from '#kernel/database/connect.ts'
import { inTransaction } from '#kernel/database/transaction.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import type { Checkout, CheckoutKey } from '../rules/checkout.ts'
import { findCheckout, reopenCheckout } from '../storage/checkout-queries.ts'
import { deleteCheckout, lockCheckoutsOf } from '../storage/closed-checkouts.ts'
import { announceReservation } from './announce-reservation.ts'
import { changeCheckoutLines } from './change-checkout-lines.ts'
import type { CheckoutDeps } from './checkout-deps.ts'
import type { FillRefusal } from './create-checkout.ts'
import { releaseReservation, releaseReserved } from './reserve.ts'

/** Makes a visitor's checkout the customer's, who then holds what it needs. Those that the customer has stay. */
export function attachCustomer(
  deps: CheckoutDeps,
  { publicId, customerId }: { publicId: string; customerId: number },
): Promise<Outcome<Checkout, FillRefusal>> {
  return changeCheckoutLines(deps, { publicId, customerId }, (lines) => ok([...lines]), { owner: customerId })
}

/** Has a visitor's checkout, or another guest's after a change of the e-mail, held by a guest's account. */
export function attachGuest(
  deps: CheckoutDeps,
  { publicId, customerId }: Pick<Checkout, 'publicId' | 'customerId'>,
  guestId: number,
): Promise<Outcome<Checkout, FillRefusal>> {
  const key = { publicId, customerId: customerId ?? undefined }
  return changeCheckoutLines(deps, key, (lines) => ok([...lines]), { owner: guestId })
}

/** Makes a checkout a visitor's again, and gives back what it held. */
export async function detachCustomer(
  { db }: CheckoutDeps,
  key: CheckoutKey,
): Promise<Outcome<Checkout, 'NOT_FOUND' | 'CONFLICT'>> {
  const checkout = await findCheckout(db, key)
  if (!checkout || checkout.customerId !== key.customerId) return refuse('NOT_FOUND', { field: 'id' })
  const detached = await inTransaction(db, async (tx) => {
    if (!(await reopenCheckout(tx, checkout, { customerId: null }))) return refuse('CONFLICT')
    await releaseReserved(tx, checkout)
    await announceReservation(tx, checkout, 'released')
    return ok(true)
  })
  if (!detached.ok) return detached
  const after = await findCheckout(db, key)
  return after ? ok(after) : refuse('NOT_FOUND')
}

/** Ends the customer's open checkouts with their reservations. */
export async function closeCheckoutsOf(tx: Transaction, customerId: number): Promise<void> {
  for (const open of await lockCheckoutsOf(tx, customerId)) {
    await releaseReservation(tx, open)
    await deleteCheckout(tx, open.id)
  }
}
