import type { Database } from '#kernel/database/connect.ts'
import type { Checkout, CheckoutKey } from '../rules/checkout.ts'
import { findCheckout, findCheckoutOf, findOpenCheckout } from '../storage/checkout-queries.ts'
import { toHeldCheckout } from './held-checkout.ts'

export function readCheckout({ db }: { db: Database }, key: CheckoutKey): Promise<Checkout | undefined> {
  return findCheckout(db, key)
}

/** A checkout for whoever holds its id: without a session, a customer's is obscured. */
export async function readHeldCheckout(
  { db }: { db: Database },
  publicId: string,
): Promise<Checkout | undefined> {
  const checkout = await findOpenCheckout(db, publicId)
  return checkout && checkout.customerId !== null ? toHeldCheckout(checkout) : checkout
}

/** The one checkout that a customer has open. */
export function readCheckoutOf({ db }: { db: Database }, customerId: number): Promise<Checkout | undefined> {
  return findCheckoutOf(db, customerId)
}
