import { sql } from 'drizzle-orm'
import type { Transaction } from '#kernel/database/connect.ts'
import type { AvailableStock, StockHold } from '../rules/allocate-stock.ts'
import { stocks, warehouses } from './inventory.tables.ts'

/** Locks the rows that could serve, in the order of their ids, so that two purchases cannot wait for each other. */
export async function lockStock(
  tx: Transaction,
  variantIds: readonly number[],
  stateId: number,
): Promise<AvailableStock[]> {
  return tx
    .select({
      stockId: stocks.id,
      variantId: stocks.variantId,
      warehouseId: stocks.warehouseId,
      isCentral: warehouses.isCentral,
      free: sql<number>`${stocks.onHand} - ${stocks.reserved}`,
    })
    .from(stocks)
    .innerJoin(warehouses, sql`${warehouses.id} = ${stocks.warehouseId}`)
    .where(
      sql`${stocks.variantId} = ANY (${sql.param(variantIds)}::int[]) AND ${warehouses.isActive}
        AND (${warehouses.isCentral} OR ${warehouses.stateId} = ${stateId})`,
    )
    .orderBy(stocks.id)
    .for('update', { of: stocks })
}

/** `reserve` sets units aside, `release` makes them free again, `take` removes them from stock. */
export async function moveStock(
  tx: Transaction,
  holds: readonly StockHold[],
  move: 'reserve' | 'release' | 'take',
): Promise<void> {
  if (holds.length === 0) return
  const ids = sql.param(holds.map(({ stockId }) => stockId))
  const quantities = sql.param(holds.map(({ quantity }) => quantity))
  const change = {
    reserve: sql`reserved = reserved + held.quantity`,
    release: sql`reserved = reserved - held.quantity`,
    take: sql`reserved = reserved - held.quantity, on_hand = on_hand - held.quantity`,
  }[move]
  await tx.execute(sql`
    WITH held AS (
      SELECT id, sum(quantity)::int AS quantity FROM unnest(${ids}::int[], ${quantities}::int[]) AS rows (id, quantity) GROUP BY id
    ), locked AS (
      SELECT ${stocks.id} FROM ${stocks} WHERE ${stocks.id} IN (SELECT id FROM held) ORDER BY ${stocks.id} FOR UPDATE
    )
    UPDATE ${stocks} SET ${change}, updated_at = now() FROM held JOIN locked USING (id) WHERE ${stocks.id} = held.id`)
}
