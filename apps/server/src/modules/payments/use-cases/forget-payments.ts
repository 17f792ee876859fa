import type { Database } from '#kernel/database/connect.ts'
import { deleteOldCallbacks, dropOldPurchases } from '../storage/forget-payments.ts'

/** A dispute over a card payment is open for three months at most gateways. */
const keptDays = 120

/** Forgets callbacks and purchases that no question can be about any more; orders, payments and refunds stay. */
export async function forgetPayments({ db }: { db: Database }): Promise<void> {
  await deleteOldCallbacks(db, keptDays)
  await dropOldPurchases(db, keptDays)
}
