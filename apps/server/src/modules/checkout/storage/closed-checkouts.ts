import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import { fixedSql } from '#kernel/database/fixed-statement.ts'
import { bookingSlots } from '#modules/booking/index.ts'
import type { LineReservation } from '#modules/inventory/index.ts'
import { checkoutLines, checkoutStockReservations, checkoutSurcharges, checkouts } from './checkout.tables.ts'
import type { ReleasedReservation } from './reservation-queries.ts'

/** Locks what a customer has open, so that its reservation can be given back before it goes. */
export async function lockCheckoutOf(
  tx: Transaction,
  customerId: number,
): Promise<ReleasedReservation | undefined> {
  const [open] = await tx
    .select({ id: checkouts.id, publicId: checkouts.publicId, customerId: checkouts.customerId })
    .from(checkouts)
    .where(and(eq(checkouts.customerId, customerId), eq(checkouts.status, 'open')))
    .for('update')
  return open
}

export async function deleteCheckout(tx: Transaction, id: number): Promise<void> {
  await tx.delete(checkouts).where(eq(checkouts.id, id))
}

export type ClosedCheckout = {
  /** The stock that it held. */
  holds: LineReservation[]
  /** Its slots that are booked now. */
  bookedSlots: number
}

/** Closes a checkout and books its slots, for the caller that closes it; undefined for every other. */
export async function closeCheckout(
  tx: Transaction,
  { id, holder }: { id: number; holder: string },
): Promise<ClosedCheckout | undefined> {
  const { rows } = await closeOne(tx, { id, holder })
  return rows[0]
}

const closeOne = fixedSql<ClosedCheckout>(
  'checkout_close',
  sql`
    WITH closed AS (
      UPDATE ${checkouts} SET status = 'completed', held_since = NULL, held_until = NULL, is_lengthened = false,
        updated_at = now()
      WHERE id = ${sql.placeholder('id')} AND status = 'open' RETURNING id
    ), ended AS (
      DELETE FROM ${checkoutStockReservations} USING closed WHERE checkout_id = closed.id
      RETURNING stock_id, variant_id, warehouse_id, quantity, line
    ), booked AS (
      ${bookingSlots(sql`${sql.placeholder('holder')}`)}
    )
    SELECT (SELECT count(*)::int FROM booked) AS "bookedSlots", coalesce((SELECT json_agg(json_build_object('stockId', stock_id, 'variantId', variant_id,
      'warehouseId', warehouse_id, 'quantity', quantity, 'line', line)) FROM ended), '[]'::json) AS holds FROM closed`,
)

/** Purchases of a customer are in the orders; completed checkouts keep nothing but their existence. */
export async function eraseClosedCheckouts(tx: Transaction, customerId: number): Promise<void> {
  const closed = and(eq(checkouts.customerId, customerId), eq(checkouts.status, 'completed'))
  const ids = tx.select({ id: checkouts.id }).from(checkouts).where(closed)
  await tx.delete(checkoutSurcharges).where(inArray(checkoutSurcharges.checkoutId, ids))
  await tx.delete(checkoutLines).where(inArray(checkoutLines.checkoutId, ids))
  await tx
    .update(checkouts)
    .set({ email: '', billingAddress: null, shippingAddress: null, metadata: {} })
    .where(closed)
}

/** Deletes checkouts without a reservation and without a change for so many days. */
export async function deleteStaleCheckouts(executor: Executor, days: number): Promise<void> {
  await executor
    .delete(checkouts)
    .where(
      and(
        eq(checkouts.status, 'open'),
        isNull(checkouts.heldUntil),
        lte(checkouts.updatedAt, sql`now() - ${days} * interval '1 day'`),
      ),
    )
}
