import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#kernel/database/connect.ts'
import { fixedQuery, fixedSql } from '#kernel/database/fixed-statement.ts'
import type { LastPart } from '#kernel/database/last-statement.ts'
import type { AvailableStock, StockReservation } from '../rules/allocate-stock.ts'
import { stocks, warehouses } from './inventory.tables.ts'

/**
 * Locks the rows that could serve, and those named by id, in the order of their ids, so that two purchases cannot wait
 * for each other. A row without free units is not waited for.
 */
export async function lockStock(
  tx: Transaction,
  {
    variantIds,
    stateIds,
    stockIds,
  }: { variantIds: readonly number[]; stateIds: readonly number[]; stockIds: readonly number[] },
): Promise<AvailableStock[]> {
  return lockRows(tx, { variantIds, stateIds, stockIds })
}

const { placeholder } = sql

const lockRows = fixedQuery('inventory_lock', (executor) =>
  executor
    .select({
      stockId: stocks.id,
      variantId: stocks.variantId,
      warehouseId: stocks.warehouseId,
      isCentral: warehouses.isCentral,
      stateId: warehouses.stateId,
      isActive: warehouses.isActive,
      free: sql<number>`${stocks.onHand} - ${stocks.reserved}`,
    })
    .from(stocks)
    .innerJoin(warehouses, sql`${warehouses.id} = ${stocks.warehouseId}`)
    .where(
      sql`${stocks.id} = ANY (${placeholder('stockIds')}::int[])
        OR (${stocks.variantId} = ANY (${placeholder('variantIds')}::int[]) AND ${warehouses.isActive}
          AND ${stocks.onHand} > ${stocks.reserved}
          AND (${warehouses.isCentral} OR ${warehouses.stateId} = ANY (${placeholder('stateIds')}::int[])))`,
    )
    .orderBy(stocks.id)
    .for('update', { of: stocks }),
)

/**
 * `reserve` sets units aside, `release` makes them free again. One statement moves
 * all of the reservations or, when a row is gone or its numbers no longer allow it, none of them; then the answer is false.
 */
export async function moveStock(
  tx: Transaction,
  holds: readonly StockReservation[],
  move: 'reserve' | 'release',
): Promise<boolean> {
  if (holds.length === 0) return true
  const { rowCount } = await moves[move](tx, valuesOf(holds))
  return rowCount === new Set(holds.map(({ stockId }) => stockId)).size
}

type Change = { change: SQL; isPossible: SQL }

const wantedUnits = ({ change, isPossible }: Change) => ({
  queries: sql`wanted AS (
      SELECT id, sum(quantity)::int AS quantity
      FROM unnest(${placeholder('ids')}::int[], ${placeholder('quantities')}::int[]) AS rows (id, quantity) GROUP BY id
    ), locked AS (
      SELECT id, on_hand, reserved FROM ${stocks} WHERE id IN (SELECT id FROM wanted) ORDER BY id FOR UPDATE
    ), possible AS (
      SELECT id, held.quantity FROM wanted AS held JOIN locked AS stock USING (id) WHERE ${isPossible}
    )`,
  move: sql`UPDATE ${stocks} AS stock SET ${change}, updated_at = now() FROM possible AS held
    WHERE stock.id = held.id AND ${isPossible} AND (SELECT count(*) FROM possible) = (SELECT count(*) FROM wanted)`,
})

function moving(name: string, change: Change) {
  const { queries, move } = wantedUnits(change)
  return fixedSql(name, sql`WITH ${queries} ${move}`)
}

const isHeld = sql`held.quantity <= stock.reserved`

const moves = {
  reserve: moving('inventory_reserve', {
    change: sql`reserved = stock.reserved + held.quantity`,
    isPossible: sql`stock.reserved + held.quantity <= stock.on_hand`,
  }),
  release: moving('inventory_release', {
    change: sql`reserved = stock.reserved - held.quantity`,
    isPossible: isHeld,
  }),
}

const taking = wantedUnits({
  change: sql`reserved = stock.reserved - held.quantity, on_hand = stock.on_hand - held.quantity`,
  isPossible: isHeld,
})

/** Units that leave the stock at the end of the transaction, because others wait for its rows until the commit. */
export const takenUnits: LastPart<StockReservation> = {
  name: 'stock',
  queries: sql`${taking.queries}, moved AS (${taking.move} RETURNING stock.id)`,
  answer: sql`(SELECT count(*)::int FROM moved)`,
  values: valuesOf,
  check(count, holds) {
    const ids = new Set(holds.map(({ stockId }) => stockId))
    if (count === ids.size) return
    throw new Error(`Cannot take stock that is not held: rows ${[...ids].join(', ')}`)
  },
}

function valuesOf(holds: readonly StockReservation[]) {
  return { ids: holds.map(({ stockId }) => stockId), quantities: holds.map(({ quantity }) => quantity) }
}

export type StockUnits = { variantId: number; warehouseId: number; quantity: number }

/** Adds units to stock, rows locked in the order of their ids. Units of a row that does not exist any more are dropped. */
export async function addStock(tx: Transaction, units: readonly StockUnits[]): Promise<void> {
  const variantIds = sql.param(units.map(({ variantId }) => variantId))
  const warehouseIds = sql.param(units.map(({ warehouseId }) => warehouseId))
  const quantities = sql.param(units.map(({ quantity }) => quantity))
  await tx.execute(sql`
    WITH added AS (
      SELECT variant_id, warehouse_id, sum(quantity)::int AS quantity
      FROM unnest(${variantIds}::int[], ${warehouseIds}::int[], ${quantities}::int[])
        AS rows (variant_id, warehouse_id, quantity)
      GROUP BY variant_id, warehouse_id
    ), locked AS (
      SELECT stock.id, added.quantity FROM ${stocks} AS stock JOIN added USING (variant_id, warehouse_id)
      ORDER BY stock.id FOR UPDATE OF stock
    )
    UPDATE ${stocks} AS stock SET on_hand = stock.on_hand + locked.quantity, updated_at = now()
    FROM locked WHERE stock.id = locked.id`)
}

/** Removes free units from stock, all of them or, when one row has not so many, none; then the answer is false. */
export async function takeFreeUnits(tx: Transaction, units: readonly StockUnits[]): Promise<boolean> {
  const variantIds = sql.param(units.map(({ variantId }) => variantId))
  const warehouseIds = sql.param(units.map(({ warehouseId }) => warehouseId))
  const quantities = sql.param(units.map(({ quantity }) => quantity))
  const { rows } = await tx.execute<{ wanted: number; taken: number }>(sql`
    WITH wanted AS (
      SELECT variant_id, warehouse_id, sum(quantity)::int AS quantity
      FROM unnest(${variantIds}::int[], ${warehouseIds}::int[], ${quantities}::int[])
        AS rows (variant_id, warehouse_id, quantity)
      GROUP BY variant_id, warehouse_id
    ), locked AS (
      SELECT stock.id, stock.on_hand, stock.reserved, wanted.quantity
      FROM ${stocks} AS stock JOIN wanted USING (variant_id, warehouse_id) ORDER BY stock.id FOR UPDATE OF stock
    ), possible AS (
      SELECT id, quantity FROM locked WHERE on_hand - reserved >= quantity
    ), taken AS (
      UPDATE ${stocks} AS stock SET on_hand = stock.on_hand - possible.quantity, updated_at = now() FROM possible
      WHERE stock.id = possible.id AND stock.on_hand - stock.reserved >= possible.quantity
        AND (SELECT count(*) FROM possible) = (SELECT count(*) FROM wanted)
      RETURNING stock.id
    )
    SELECT (SELECT count(*)::int FROM wanted) AS wanted, (SELECT count(*)::int FROM taken) AS taken`)
  return rows[0] !== undefined && rows[0].taken === rows[0].wanted
}
