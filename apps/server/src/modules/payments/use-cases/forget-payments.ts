import type { Database } from '#kernel/database/connect.ts'
import { deleteOldCallbacks, deleteOldTransactionKeys, dropOldPurchases } from '../storage/forget-payments.ts'

/** A dispute over a card payment is open for three months at most gateways. */
const keptDays = 120

/** A client repeats a call for hours at most. */
const keyDays = 30

/** Forgets callbacks and purchases that no question can be about any more; orders, payments and refunds stay. */
export async function forgetPayments({ db }: { db: Database }): Promise<void> {
  await deleteOldCallbacks(db, keptDays)
  await deleteOldTransactionKeys(db, keyDays)
  await dropOldPurchases(db, keptDays)
}
