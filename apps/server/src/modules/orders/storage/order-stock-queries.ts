import { and, asc, eq, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import type { SoldUnits } from '../rules/plan-restock.ts'
import type { TakenUnits } from '../rules/taken-units.ts'
import { orderLines } from './order-lines.tables.ts'
import { orderLineStock } from './order-stock.tables.ts'

export function readSoldUnits(executor: Executor, orderId: number): Promise<SoldUnits[]> {
  const { position, variantId, warehouseId, quantity, returned } = orderLineStock
  return executor
    .select({
      position,
      variantId,
      warehouseId,
      quantity,
      returned,
      line: {
        quantity: orderLines.quantity,
        used: orderLines.used,
        returned: orderLines.returned,
        expired: orderLines.expired,
      },
    })
    .from(orderLineStock)
    .innerJoin(
      orderLines,
      and(eq(orderLines.orderId, orderLineStock.orderId), eq(orderLines.position, position)),
    )
    .where(eq(orderLineStock.orderId, orderId))
    .orderBy(asc(position), asc(variantId), asc(warehouseId))
}

/** Counts units as back in stock. More than were taken breaks a constraint, and is a fault: the caller has the order's lock. */
export async function addRestocked(
  tx: Transaction,
  orderId: number,
  units: readonly TakenUnits[],
): Promise<void> {
  const columnOf = (pick: (row: TakenUnits) => number) => sql.param(units.map(pick))
  const { rowCount } = await tx.execute(sql`
    UPDATE ${orderLineStock} AS sold SET returned = sold.returned + back.quantity
    FROM unnest(${columnOf(({ position }) => position)}::int[], ${columnOf(({ variantId }) => variantId)}::int[],
      ${columnOf(({ warehouseId }) => warehouseId)}::int[], ${columnOf(({ quantity }) => quantity)}::int[])
      AS back (position, variant_id, warehouse_id, quantity)
    WHERE sold.order_id = ${orderId} AND sold.position = back.position
      AND sold.variant_id = back.variant_id AND sold.warehouse_id = back.warehouse_id`)
  if (rowCount !== units.length) throw new Error(`Units of order ${orderId} that go back were never taken`)
}
