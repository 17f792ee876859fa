import { asc } from 'drizzle-orm'
import type { Database } from '#kernel/database/connect.ts'
import type { StockCount, Warehouse } from '../rules/stock-counts.ts'
import { warehouses } from './inventory.tables.ts'

/** Stock as of a moment that later readings can start from. */
export type StockReading = {
  /** Everything that was committed before this transaction number is in the reading. */
  moment: string
  counts: StockCount[]
  /** Rows in the table: fewer than counted means that one was deleted. */
  total: number
  warehousesChanged: boolean
}

/** All rows, or only those written since the moment of an earlier reading; one statement either way. */
export async function readStock(db: Database, since: string | null): Promise<StockReading> {
  const { rows } = await db.$client.query<StockRow>({ name: 'read_stock', text: stockSince, values: [since] })
  const [row] = rows
  if (!row) throw new Error('The stock reading has no row')
  return {
    moment: row.moment,
    counts: row.counts ? row.counts.split(',').map(toCount) : [],
    total: row.total,
    warehousesChanged: row.moved > 0,
  }
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

type StockRow = { moment: string; moved: number; total: number; counts: string | null }

/**
 * Rows carry the number of the transaction that wrote them, so changed rows are found without a log of changes.
 * What was still running at the earlier moment is read again, which does no harm.
 */
const stockSince = `
  SELECT pg_snapshot_xmin(pg_current_snapshot())::xid::text AS moment,
    (SELECT count(*) FROM warehouses WHERE $1::xid IS NOT NULL AND age(xmin) <= age($1::xid))::int AS moved,
    count(*)::int AS total,
    string_agg(variant_id || ':' || warehouse_id || ':' || (on_hand - reserved), ',')
      FILTER (WHERE $1::xid IS NULL OR age(xmin) <= age($1::xid)) AS counts
  FROM stocks`

const freeUnits = `
  SELECT variant_id, sum(on_hand - reserved)::int AS free
  FROM stocks JOIN warehouses ON warehouses.id = warehouse_id
  WHERE variant_id = ANY ($1::int[]) AND is_active AND (is_central OR state_id = $2)
  GROUP BY variant_id`

function toCount(text: string): StockCount {
  const [variantId = 0, warehouseId = 0, free = 0] = text.split(':').map(Number)
  return { variantId, warehouseId, free }
}
