import type { Baisa } from '@warsha/contract/money/baisa.ts'
import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import type { MovedLine } from '../rules/move-visit.ts'
import { visitMoves } from './order-history.tables.ts'
import { orderLines } from './order-lines.tables.ts'
import { orderLineStock } from './order-stock.tables.ts'
import { orderSurcharges } from './order-surcharges.tables.ts'

export type NewVisitMove = Omit<typeof visitMoves.$inferInsert, 'id' | 'createdAt'>

/** Records a move; answers its number. */
export async function insertVisitMove(tx: Transaction, move: NewVisitMove): Promise<number> {
  const [row] = await tx.insert(visitMoves).values(move).returning({ id: visitMoves.id })
  if (!row) throw new Error(`The move of order ${move.orderId} was not recorded`)
  return row.id
}

/** Moves of a locked order by its customer within a day. */
export async function countRecentReschedules(tx: Transaction, orderId: number): Promise<number> {
  const recent = and(
    eq(visitMoves.orderId, orderId),
    isNull(visitMoves.operatorId),
    gt(visitMoves.createdAt, sql`now() - interval '1 day'`),
  )
  return tx.$count(visitMoves, recent)
}

/** Books a line of a locked order for another slot. One that is not at the old slot any more is a fault. */
export async function updateMovedLine(
  tx: Transaction,
  { orderId, fromSlotId }: { orderId: number; fromSlotId: number },
  { position, ...moved }: MovedLine,
): Promise<void> {
  const { rowCount } = await tx
    .update(orderLines)
    .set({ ...moved, arrivedAt: null, arrivedBy: null })
    .where(
      and(
        eq(orderLines.orderId, orderId),
        eq(orderLines.position, position),
        eq(orderLines.slotId, fromSlotId),
      ),
    )
  if (rowCount !== 1) throw new Error(`Line ${position} of order ${orderId} was not at slot ${fromSlotId}`)
}

/** Counts a part of a slot's fee as given back. */
export async function addCredited(
  tx: Transaction,
  { orderId, position, credit }: { orderId: number; position: number; credit: Baisa },
): Promise<void> {
  await tx
    .update(orderSurcharges)
    .set({ creditedBaisa: sql`${orderSurcharges.creditedBaisa} + ${credit}` })
    .where(and(eq(orderSurcharges.orderId, orderId), eq(orderSurcharges.position, position)))
}

/** Those of the lines that take goods from stock. */
export async function listPositionsWithGoods(
  executor: Executor,
  orderId: number,
  positions: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await executor
    .selectDistinct({ position: orderLineStock.position })
    .from(orderLineStock)
    .where(and(eq(orderLineStock.orderId, orderId), inArray(orderLineStock.position, [...positions])))
  return new Set(rows.map(({ position }) => position))
}
