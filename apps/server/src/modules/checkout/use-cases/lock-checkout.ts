import type { Transaction } from '#kernel/database/connect.ts'
import type { Checkout } from '../rules/checkout.ts'
import { lockCheckout as lockRow } from '../storage/checkout-queries.ts'

/** The first lock of everything that settles a checkout: it is not changed, extended or released meanwhile. */
export function lockCheckout(tx: Transaction, publicId: string): Promise<Checkout | undefined> {
  return lockRow(tx, publicId)
}
