import { asc, eq, inArray } from 'drizzle-orm'
import type { Database, Executor } from '#kernel/database/connect.ts'
import type { StockCount, Warehouse } from '../rules/stock-counts.ts'
import { warehouses } from './inventory.tables.ts'

/** The largest number of rows that one statement returns: more would hold the event loop for too long. */
const maxRows = 2_500

/** All rows in slices, by variant and warehouse; the rows of one variant are never in two slices. */
export async function* readAllStock(db: Database): AsyncGenerator<StockCount[]> {
  let begun: StockCount[] = []
  let reading: Promise<StockCount[]> | undefined = readSlice(db, undefined)
  while (reading) {
    const slice: StockCount[] = await reading
    const rows = [...begun, ...slice]
    const last = slice.length < maxRows ? undefined : slice.at(-1)
    // The next slice is read while this one is put in.
    reading = last && readSlice(db, last)
    // A reader that stops early does not await this slice.
    reading?.catch(() => undefined)
    yield last ? rows.filter(({ variantId }) => variantId !== last.variantId) : rows
    begun = last ? rows.filter(({ variantId }) => variantId === last.variantId) : []
  }
}

function readSlice(db: Database, after: StockCount | undefined): Promise<StockCount[]> {
  const { variantId = 0, warehouseId = 0 } = after ?? {}
  return readRows(db, 'stock_slice', stockSlice, [variantId, warehouseId, maxRows])
}

/** All rows of these variants: a row that was deleted is missing from them. */
export function readStockOf(db: Database, variantIds: readonly number[]): Promise<StockCount[]> {
  return readRows(db, 'stock_of_variants', stockOfVariants, [variantIds])
}

export async function readWarehouses(db: Database): Promise<Warehouse[]> {
  return db
    .select({
      id: warehouses.id,
      isCentral: warehouses.isCentral,
      stateId: warehouses.stateId,
      isActive: warehouses.isActive,
    })
    .from(warehouses)
    .orderBy(asc(warehouses.id))
}

/** Those of a state before the central ones. */
export async function findOpenWarehouses(executor: Executor): Promise<WarehouseRow[]> {
  return executor
    .select()
    .from(warehouses)
    .where(eq(warehouses.isActive, true))
    .orderBy(asc(warehouses.isCentral), asc(warehouses.id))
}

/** Warehouses in any state. */
export function findWarehouses(executor: Executor, ids: readonly number[]): Promise<WarehouseRow[]> {
  return executor
    .select()
    .from(warehouses)
    .where(inArray(warehouses.id, [...ids]))
}

export type WarehouseRow = typeof warehouses.$inferSelect

/** Free units by variant in a state's warehouses and the central ones, as they are in the database now. */
export async function readFreeUnits(
  db: Database,
  variantIds: readonly number[],
  stateId: number,
): Promise<Map<number, number>> {
  const { rows } = await db.$client.query<{ variant_id: number; free: number }>({
    name: 'read_free_units',
    text: freeUnits,
    values: [variantIds, stateId],
  })
  return new Map(rows.map((row) => [row.variant_id, row.free]))
}

/** Both follow the unique index on variant and warehouse. */
const stockSlice = `
  SELECT variant_id, warehouse_id, on_hand - reserved FROM stocks
  WHERE (variant_id, warehouse_id) > ($1, $2) ORDER BY variant_id, warehouse_id LIMIT $3`

export const stockOfVariants = `
  SELECT variant_id, warehouse_id, on_hand - reserved FROM stocks
  WHERE variant_id = ANY ($1::int[]) ORDER BY variant_id, warehouse_id`

const freeUnits = `
  SELECT variant_id, sum(on_hand - reserved)::int AS free
  FROM stocks JOIN warehouses ON warehouses.id = warehouse_id
  WHERE variant_id = ANY ($1::int[]) AND is_active AND (is_central OR state_id = $2)
  GROUP BY variant_id`

async function readRows(db: Database, name: string, text: string, values: unknown[]): Promise<StockCount[]> {
  const { rows } = await db.$client.query<[number, number, number]>({ name, text, values, rowMode: 'array' })
  return rows.map(([variantId, warehouseId, free]) => ({ variantId, warehouseId, free }))
}
