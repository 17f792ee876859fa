import { sql } from 'drizzle-orm'
import type { Database } from '#kernel/database/connect.ts'
import { inBatches } from '#kernel/jobs/in-batches.ts'

/** Deletes callbacks that were handled so many days ago: the gateway is asked anyway when one comes again. */
export function deleteOldCallbacks(db: Database, days: number): Promise<void> {
  return inBatches(5000, (size) =>
    db.execute(sql`DELETE FROM gateway_callbacks WHERE id IN (
      SELECT id FROM gateway_callbacks
      WHERE handled_at IS NOT NULL AND received_at < now() - ${days} * interval '1 day' LIMIT ${size})`),
  )
}

/** Deletes idempotency keys of clients that were used so many days ago. */
export function deleteOldTransactionKeys(db: Database, days: number): Promise<void> {
  return inBatches(5000, (size) =>
    db.execute(sql`DELETE FROM transaction_keys WHERE (customer_id, key) IN (
      SELECT customer_id, key FROM transaction_keys
      WHERE created_at < now() - ${days} * interval '1 day' LIMIT ${size})`),
  )
}

/** Drops the purchases of payments that ended so many days ago and that nobody can pay or polls any more. */
export function dropOldPurchases(db: Database, days: number): Promise<void> {
  return inBatches(1000, (size) =>
    db.execute(sql`UPDATE payment_attempts SET purchase = NULL WHERE id IN (
      SELECT id FROM payment_attempts
      WHERE purchase IS NOT NULL AND ended_at < now() - ${days} * interval '1 day'
        AND gateway_ended_at IS NOT NULL AND next_poll_at IS NULL LIMIT ${size})`),
  )
}
