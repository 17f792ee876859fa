import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import type { SoldUnits } from '../rules/plan-restock.ts'
import type { TakenUnits } from '../rules/taken-units.ts'
import { orderLines } from './order-lines.tables.ts'
import { orderLineStock } from './order-stock.tables.ts'

export function readSoldUnits(executor: Executor, orderId: number): Promise<SoldUnits[]> {
  return readSoldUnitsOf(executor, [orderId])
}

/** The same of several orders at once. */
export function readSoldUnitsOf(
  executor: Executor,
  orderIds: readonly number[],
): Promise<(SoldUnits & { orderId: number })[]> {
  const { orderId, position, variantId, warehouseId, quantity, returned } = orderLineStock
  return executor
    .select({
      orderId,
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
    .where(inArray(orderId, [...orderIds]))
    .orderBy(asc(orderId), asc(position), asc(variantId), asc(warehouseId))
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

/** Writes units that are left of lines down to another warehouse. The order is locked by the caller. */
export async function moveSoldUnits(
  tx: Transaction,
  orderId: number,
  { units, warehouseId }: { units: readonly TakenUnits[]; warehouseId: number },
): Promise<void> {
  const columnOf = (pick: (row: TakenUnits) => number) => sql.param(units.map(pick))
  await tx.execute(sql`
    WITH moved AS (
      SELECT * FROM unnest(${columnOf(({ position }) => position)}::int[], ${columnOf(({ variantId }) => variantId)}::int[],
        ${columnOf((row) => row.warehouseId)}::int[], ${columnOf(({ quantity }) => quantity)}::int[])
        AS rows (position, variant_id, warehouse_id, quantity)
    ), left_over AS (
      UPDATE ${orderLineStock} AS sold SET quantity = sold.quantity - moved.quantity FROM moved
      WHERE sold.order_id = ${orderId} AND sold.position = moved.position AND sold.variant_id = moved.variant_id
        AND sold.warehouse_id = moved.warehouse_id AND sold.quantity > moved.quantity
    ), emptied AS (
      DELETE FROM ${orderLineStock} AS sold USING moved
      WHERE sold.order_id = ${orderId} AND sold.position = moved.position AND sold.variant_id = moved.variant_id
        AND sold.warehouse_id = moved.warehouse_id AND sold.quantity = moved.quantity
    )
    INSERT INTO ${orderLineStock} AS sold (order_id, position, variant_id, warehouse_id, quantity)
    SELECT ${orderId}, position, variant_id, ${warehouseId}, sum(quantity) FROM moved GROUP BY position, variant_id
    ON CONFLICT (order_id, position, variant_id, warehouse_id) DO UPDATE SET quantity = sold.quantity + excluded.quantity`)
}
