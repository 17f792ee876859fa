import type { Database, Transaction } from '#kernel/database/connect.ts'
import { findCheckoutsOf } from '../storage/checkout-queries.ts'
import { eraseClosedCheckouts } from '../storage/closed-checkouts.ts'
import { closeCheckoutsOf } from './attach-customer.ts'

/** The open checkouts as a part of what is stored about a customer. */
export const checkoutData = {
  async export({ db }: { db: Database }, customerId: number) {
    const open = await findCheckoutsOf(db, customerId)
    return { checkouts: open.map(({ id: _id, channelId: _channel, ...own }) => own) }
  },
  async erase(tx: Transaction, customerId: number) {
    await closeCheckoutsOf(tx, customerId)
    await eraseClosedCheckouts(tx, customerId)
  },
}
