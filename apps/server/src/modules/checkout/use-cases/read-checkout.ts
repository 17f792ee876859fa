import type { Database } from '#kernel/database/connect.ts'
import type { Checkout, CheckoutKey } from '../rules/checkout.ts'
import { holderOf } from '../rules/holder-of.ts'
import { findCheckout, findCheckoutsOf, findOpenCheckout } from '../storage/checkout-queries.ts'
import { findSpendable } from '../storage/find-spendable.ts'
import { findGuestOf } from '../storage/guest-checkouts.ts'
import { toHeldCheckout } from './held-checkout.ts'

export function readCheckout({ db }: { db: Database }, key: CheckoutKey): Promise<Checkout | undefined> {
  return findCheckout(db, key)
}

/** A checkout for whoever holds its id: without a session, a customer's is obscured. A guest's has no other key. */
export async function readHeldCheckout(
  { db }: { db: Database },
  publicId: string,
): Promise<Checkout | undefined> {
  const checkout = await findOpenCheckout(db, publicId)
  if (!checkout || checkout.customerId === null) return checkout
  const isGuests = (await findGuestOf(db, publicId)) !== undefined
  return isGuests ? { ...checkout, customerId: null } : toHeldCheckout(checkout)
}

/** The amount the wallet can pay for a customer's checkout: what is free, and what is set aside for it already. */
export function readSpendableOf({ db }: { db: Database }, key: { publicId: string; customerId: number }) {
  return findSpendable(db, { ...key, holder: holderOf(key) })
}

/** The checkouts that a customer has open. */
export function readCheckoutsOf({ db }: { db: Database }, customerId: number): Promise<Checkout[]> {
  return findCheckoutsOf(db, customerId)
}
