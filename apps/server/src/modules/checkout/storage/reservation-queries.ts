import { and, eq, isNotNull, lte, notInArray, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import { fixedSql } from '#kernel/database/fixed-statement.ts'
import type { LiveEvent } from '#kernel/live-events/publish-live.ts'
import type { StockReservation } from '#modules/inventory/index.ts'
import type { WalletHold } from '#modules/wallet/index.ts'
import { checkoutStockReservations, checkouts } from './checkout.tables.ts'
import {
  endOfLengthened,
  lengtheningCheckout,
  lengtheningValues,
  lostSlots,
  notifyLengthened,
  type ReservationKey,
} from './lengthening.ts'

export async function findStockReservations(
  executor: Executor,
  checkoutId: number,
): Promise<StockReservation[]> {
  return executor
    .select({
      stockId: checkoutStockReservations.stockId,
      variantId: checkoutStockReservations.variantId,
      warehouseId: checkoutStockReservations.warehouseId,
      quantity: checkoutStockReservations.quantity,
    })
    .from(checkoutStockReservations)
    .where(eq(checkoutStockReservations.checkoutId, checkoutId))
}

export async function hasReservations(executor: Executor, customerId: number): Promise<boolean> {
  const held = await executor
    .select({ id: checkouts.id })
    .from(checkouts)
    .where(
      and(eq(checkouts.customerId, customerId), eq(checkouts.status, 'open'), isNotNull(checkouts.heldUntil)),
    )
  return held.length > 0
}

/** Answers what was held, so that it is given back exactly once. */
export async function deleteStockReservations(
  tx: Transaction,
  checkoutId: number,
): Promise<StockReservation[]> {
  return tx
    .delete(checkoutStockReservations)
    .where(eq(checkoutStockReservations.checkoutId, checkoutId))
    .returning({
      stockId: checkoutStockReservations.stockId,
      variantId: checkoutStockReservations.variantId,
      warehouseId: checkoutStockReservations.warehouseId,
      quantity: checkoutStockReservations.quantity,
    })
}

export type ReleasedReservation = { id: number; publicId: string; customerId: number | null }

/** Ends the reservation in the row of the checkout; the caller gives back what was held. */
export async function clearReservation(tx: Transaction, checkoutId: number): Promise<void> {
  await tx.update(checkouts).set(noReservation).where(eq(checkouts.id, checkoutId))
}

/**
 * Ends the oldest hold whose time is over. Checkouts locked by another transaction are passed over: they may be lengthened or
 * bought at this moment, and come next time. So are those that could not be released before.
 */
export async function clearExpiredReservation(
  tx: Transaction,
  skippedIds: readonly number[] = [],
): Promise<ReleasedReservation | undefined> {
  const expired = tx
    .select({ id: checkouts.id })
    .from(checkouts)
    .where(and(lte(checkouts.heldUntil, sql`now()`), notInArray(checkouts.id, [...skippedIds])))
    .orderBy(checkouts.heldUntil)
    .limit(1)
    .for('update', { skipLocked: true })
  const [ended] = await tx
    .update(checkouts)
    .set(noReservation)
    // An array is made once; for `IN` the database may choose one anew for every row, and would end all of them.
    .where(and(sql`${checkouts.id} = ANY (ARRAY${expired})`, lte(checkouts.heldUntil, sql`now()`)))
    .returning({ id: checkouts.id, publicId: checkouts.publicId, customerId: checkouts.customerId })
  return ended
}

export type LockedReservation = {
  id: number
  /** Null when it is over. */
  heldUntil: Date | null
  isLengthened: boolean
  /** Slots whose reservation has expired by itself: with one of them there is no visit. */
  lostSlots: number
  /** The part of the wallet that was lengthened with it. */
  walletPart: WalletHold | undefined
}

/**
 * Locks a customer's checkout as it was read, and lengthens its reservation if that was not done before and it is not over: with it the
 * wallet's part and the slots, and the customer's browsers are told. Undefined when the checkout is another by now.
 */
export async function lockAndLengthen(
  tx: Transaction,
  key: ReservationKey,
  shown: { holder: string; shown: LiveEvent },
): Promise<LockedReservation | undefined> {
  const { rows } = await lockAndLengthenOne(tx, lengtheningValues(key, shown))
  const [row] = rows
  return (
    row && {
      ...row,
      heldUntil: row.heldUntil === null ? null : new Date(row.heldUntil),
      walletPart: row.walletPart
        ? { ...row.walletPart, expiresAt: new Date(row.walletPart.expiresAt) }
        : undefined,
    }
  )
}

type Lengthened = Omit<LockedReservation, 'heldUntil' | 'walletPart'> & {
  heldUntil: string | null
  walletPart: WalletHold | null
}

const lockAndLengthenOne = fixedSql<Lengthened>(
  'checkout_lengthen',
  sql`
    WITH ${lengtheningCheckout}
    SELECT locked.id, lengthened.id IS NOT NULL AS "isLengthened", ${endOfLengthened}::text AS "heldUntil",
      ${lostSlots} AS "lostSlots", (SELECT hold FROM wallet) AS "walletPart", ${notifyLengthened}
    FROM locked LEFT JOIN lengthened USING (id)`,
)

const noReservation = { heldSince: null, heldUntil: null, isLengthened: false }

/** Locks open checkouts in the order of their ids; those that are bought at this moment are waited for. */
export async function lockReservations(tx: Transaction, publicIds: readonly string[]): Promise<void> {
  await tx.execute(sql`
    SELECT FROM ${checkouts} WHERE public_id = ANY (${sql.param(publicIds)}::uuid[]) AND status = 'open' AND held_until > now()
    ORDER BY id FOR UPDATE`)
}

/**
 * Lets the reservations of open checkouts expire now, so that the next sweep gives back all they hold. A checkout that another
 * transaction has locked is passed over: it is created or bought at this moment, and finds its slot gone.
 */
export async function expireReservations(tx: Transaction, publicIds: readonly string[]): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    UPDATE ${checkouts} SET held_until = greatest(now(), held_since + interval '1 millisecond')
    WHERE id = ANY (ARRAY(
      SELECT id FROM ${checkouts} WHERE public_id = ANY (${sql.param(publicIds)}::uuid[]) AND status = 'open' AND held_until > now()
      FOR UPDATE SKIP LOCKED))`)
  return rowCount ?? 0
}
