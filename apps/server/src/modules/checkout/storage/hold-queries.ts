import { longestHoldMinutes } from '@warsha/contract/checkout/checkout.constants.ts'
import { and, eq, lte, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import type { StockHold } from '#modules/inventory/index.ts'
import type { CheckoutKey } from '../rules/checkout.ts'
import { checkoutLines, checkoutStockHolds, checkouts } from './checkout.tables.ts'
import { isOpenFor } from './checkout-queries.ts'

export async function findStockHolds(executor: Executor, checkoutId: number): Promise<StockHold[]> {
  return executor
    .select({
      stockId: checkoutStockHolds.stockId,
      variantId: checkoutStockHolds.variantId,
      warehouseId: checkoutStockHolds.warehouseId,
      quantity: checkoutStockHolds.quantity,
    })
    .from(checkoutStockHolds)
    .where(eq(checkoutStockHolds.checkoutId, checkoutId))
}

/** Answers what was held, so that it is given back exactly once. */
export async function deleteStockHolds(tx: Transaction, checkoutId: number): Promise<StockHold[]> {
  return tx.delete(checkoutStockHolds).where(eq(checkoutStockHolds.checkoutId, checkoutId)).returning({
    stockId: checkoutStockHolds.stockId,
    variantId: checkoutStockHolds.variantId,
    warehouseId: checkoutStockHolds.warehouseId,
    quantity: checkoutStockHolds.quantity,
  })
}

export async function insertStockHolds(
  tx: Transaction,
  checkoutId: number,
  holds: readonly StockHold[],
): Promise<void> {
  if (holds.length === 0) return
  await tx.insert(checkoutStockHolds).values(holds.map((hold) => ({ ...hold, checkoutId })))
}

export type EndedHold = { id: number; publicId: string; customerId: number | null }

/** Ends the hold in the row of the checkout; the caller gives back what was held. */
export async function clearHold(tx: Transaction, checkoutId: number): Promise<void> {
  await tx.update(checkouts).set(noHold).where(eq(checkouts.id, checkoutId))
}

/**
 * Ends the oldest hold whose time is over. Checkouts that somebody works on are passed over: they may be lengthened or
 * bought at this moment, and come next time.
 */
export async function clearExpiredHold(tx: Transaction): Promise<EndedHold | undefined> {
  const expired = tx
    .select({ id: checkouts.id })
    .from(checkouts)
    .where(lte(checkouts.heldUntil, sql`now()`))
    .orderBy(checkouts.heldUntil)
    .limit(1)
    .for('update', { skipLocked: true })
  const [ended] = await tx
    .update(checkouts)
    .set(noHold)
    // An array is made once; for `IN` the database may choose one anew for every row, and would end all of them.
    .where(and(sql`${checkouts.id} = ANY (ARRAY${expired})`, lte(checkouts.heldUntil, sql`now()`)))
    .returning({ id: checkouts.id, publicId: checkouts.publicId, customerId: checkouts.customerId })
  return ended
}

export type LengthenedHold = EndedHold & {
  heldUntil: Date | null
  /** Lines in one hour are one visit. */
  slotCount: number
}

/** Undefined when nothing is held any more, or the hold was lengthened before. */
export async function lengthenHold(tx: Transaction, key: CheckoutKey): Promise<LengthenedHold | undefined> {
  const [held] = await tx
    .update(checkouts)
    .set({
      heldUntil: sql`${checkouts.heldSince} + ${sql.raw(`interval '${longestHoldMinutes} minutes'`)}`,
      isLengthened: true,
    })
    .where(and(isOpenFor(key), eq(checkouts.isLengthened, false), sql`${checkouts.heldUntil} > now()`))
    .returning({
      id: checkouts.id,
      publicId: checkouts.publicId,
      customerId: checkouts.customerId,
      heldUntil: checkouts.heldUntil,
      slotCount: sql<number>`(SELECT count(DISTINCT slot_id)::int FROM ${checkoutLines} AS line
        WHERE line.checkout_id = checkouts.id)`,
    })
  return held
}

const noHold = { heldSince: null, heldUntil: null, isLengthened: false }
