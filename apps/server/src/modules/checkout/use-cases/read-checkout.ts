import type { Database } from '#kernel/database/connect.ts'
import type { Checkout, CheckoutKey } from '../rules/checkout.ts'
import { findCheckout, findCheckoutOf } from '../storage/checkout-queries.ts'

export function readCheckout({ db }: { db: Database }, key: CheckoutKey): Promise<Checkout | undefined> {
  return findCheckout(db, key)
}

/** The one checkout that a customer has open. */
export function readCheckoutOf({ db }: { db: Database }, customerId: number): Promise<Checkout | undefined> {
  return findCheckoutOf(db, customerId)
}
