import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import { fixedSql } from '#kernel/database/fixed-statement.ts'
import { bookingSlots } from '#modules/booking/index.ts'
import type { LineReservation } from '#modules/inventory/index.ts'
import { lockingHold, type WalletHold } from '#modules/wallet/index.ts'
import { checkoutLines, checkoutStockReservations, checkoutSurcharges, checkouts } from './checkout.tables.ts'
import type { ReleasedReservation } from './reservation-queries.ts'

/** Locks what a customer has open, so that its reservation can be given back before it goes. */
export function lockCheckoutsOf(tx: Transaction, customerId: number): Promise<ReleasedReservation[]> {
  return tx
    .select({ id: checkouts.id, publicId: checkouts.publicId, customerId: checkouts.customerId })
    .from(checkouts)
    .where(and(eq(checkouts.customerId, customerId), eq(checkouts.status, 'open')))
    .orderBy(checkouts.id)
    .for('update')
}

export async function deleteCheckout(tx: Transaction, id: number): Promise<void> {
  await tx.delete(checkouts).where(eq(checkouts.id, id))
}

export type ClosedCheckout = {
  /** The stock that it held. */
  holds: LineReservation[]
  /** Its slots that are booked now. */
  bookedSlots: number
  /** The part of the wallet that is set aside for it; nobody else ends it before the transaction does. */
  walletPart: WalletHold | undefined
}

/** Closes a checkout, books its slots and locks the wallet's part, for the caller that closes it; undefined for every other. */
export async function closeCheckout(
  tx: Transaction,
  { id, holder }: { id: number; holder: string },
): Promise<ClosedCheckout | undefined> {
  const { rows } = await closeOne(tx, { id, holder })
  const [closed] = rows
  if (!closed) return undefined
  const { hold, ...checkout } = closed
  return { ...checkout, walletPart: hold ? { ...hold, expiresAt: new Date(hold.expiresAt) } : undefined }
}

type ClosedRow = Omit<ClosedCheckout, 'walletPart'> & { hold: WalletHold | null }

const closeOne = fixedSql<ClosedRow>(
  'checkout_close',
  sql`
    WITH closed AS (
      UPDATE ${checkouts} SET status = 'completed', held_since = NULL, held_until = NULL, is_lengthened = false,
        updated_at = now()
      WHERE id = ${sql.placeholder('id')} AND status = 'open' RETURNING id
    ), ended AS (
      DELETE FROM ${checkoutStockReservations} USING closed WHERE checkout_id = closed.id
      RETURNING stock_id, variant_id, warehouse_id, quantity, line
    ), wallet AS (
      ${lockingHold(sql`${sql.placeholder('holder')}`)}
    ), booked AS (
      ${bookingSlots(sql`${sql.placeholder('holder')}`)}
    )
    SELECT (SELECT hold FROM wallet) AS hold, (SELECT count(*)::int FROM booked) AS "bookedSlots", coalesce((SELECT json_agg(json_build_object('stockId', stock_id, 'variantId', variant_id,
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
