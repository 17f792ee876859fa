import type { Database, Transaction } from '#kernel/database/connect.ts'
import { findCheckoutOf } from '../storage/checkout-queries.ts'
import { eraseClosedCheckouts } from '../storage/closed-checkouts.ts'
import { closeCheckoutOf } from './attach-customer.ts'

/** The open checkout as a part of what is stored about a customer. */
export const checkoutData = {
  async export({ db }: { db: Database }, customerId: number) {
    const checkout = await findCheckoutOf(db, customerId)
    if (!checkout) return { checkout: null }
    const { id: _id, channelId: _channel, ...own } = checkout
    return { checkout: own }
  },
  async erase(tx: Transaction, customerId: number) {
    await closeCheckoutOf(tx, customerId)
    await eraseClosedCheckouts(tx, customerId)
  },
}
