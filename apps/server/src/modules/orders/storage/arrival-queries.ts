import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import { orderLines } from './order-lines.tables.ts'

type Arriving = { orderId: number; positions: readonly number[]; operatorId: number }

/** Undefined when somebody recorded it before, or nothing of these lines is left. */
export async function setArrived(
  tx: Transaction,
  { orderId, positions, operatorId }: Arriving,
): Promise<Date | undefined> {
  const { used, returned, expired, quantity } = orderLines
  const changed = await tx
    .update(orderLines)
    .set({ arrivedAt: sql`now()`, arrivedBy: operatorId })
    .where(
      and(
        eq(orderLines.orderId, orderId),
        inArray(orderLines.position, [...positions]),
        isNull(orderLines.arrivedAt),
        sql`${used} + ${returned} + ${expired} < ${quantity}`,
      ),
    )
    .returning({ arrivedAt: orderLines.arrivedAt })
  return changed[0]?.arrivedAt ?? undefined
}

export type Arrival = { position: number; arrivedAt: Date | null; arrivedBy: number | null }

/** Recorded arrivals of an order's lines, by position. */
export async function findArrivals(
  executor: Executor,
  orderId: number,
): Promise<ReadonlyMap<number, Arrival>> {
  const { position, arrivedAt, arrivedBy } = orderLines
  const rows = await executor
    .select({ position, arrivedAt, arrivedBy })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orderId), isNotNull(arrivedAt)))
  return new Map(rows.map((row) => [row.position, row]))
}
