import type { Actor, CentreScope } from '#commands/define-command.ts'
import { maxCount } from '#commands/keyset.ts'
import type { SortedPage } from '#commands/list-order.ts'
import type { Database } from '#kernel/database/connect.ts'
import {
  countLevels,
  findLevels,
  type ListedStock,
  type SortedStock,
  type StockSort,
  stockOrder,
} from '../storage/stock-level-queries.ts'
import { findWarehouses, type NamedWarehouse } from '../storage/warehouse-queries.ts'
import type { ListCentreWarehouses } from './change-stock.ts'

export type { ListedStock, SortedStock }
export { stockOrder }

type Asked = {
  search: string
  variantId: number | undefined
  productId?: number | undefined
  warehouseId: number | undefined
  isLow?: boolean | undefined
  page: SortedPage<StockSort>
}

/** So many free units of a variant in a warehouse, or fewer, are too few. */
export const lowStockUnits = 5

async function warehousesOf(db: Database, centres: CentreScope, listCentreWarehouses: ListCentreWarehouses) {
  if (centres === 'all') return undefined
  return (await listCentreWarehouses(db, centres)).map(({ warehouseId }) => warehouseId)
}

/** How much of the operator's stock is low: the number before the list. */
export async function countLowStock(
  { db }: { db: Database },
  centres: CentreScope,
  listCentreWarehouses: ListCentreWarehouses,
): Promise<number> {
  const warehouseIds = await warehousesOf(db, centres, listCentreWarehouses)
  return countLevels(db, { words: [], variantId: undefined, warehouseIds, lowUnits: lowStockUnits })
}

/** The warehouses whose stock the operator sees. */
export async function listStockWarehouses(
  { db }: { db: Database },
  { centres }: Pick<Actor, 'centres'>,
  listCentreWarehouses: ListCentreWarehouses,
): Promise<NamedWarehouse[]> {
  return findWarehouses(db, await warehousesOf(db, centres, listCentreWarehouses))
}

/** Stock of the warehouses that the operator may see. */
export async function listStock(
  { db }: { db: Database },
  { centres }: Pick<Actor, 'centres'>,
  { search, variantId, productId, warehouseId, isLow, page }: Asked,
  listCentreWarehouses: ListCentreWarehouses,
): Promise<{ levels: SortedStock[]; total: number; isExact: boolean }> {
  const own = await warehousesOf(db, centres, listCentreWarehouses)
  const asked = warehouseId === undefined ? undefined : [warehouseId]
  const warehouseIds = own && asked ? asked.filter((id) => own.includes(id)) : (asked ?? own)
  const lowUnits = isLow ? lowStockUnits : undefined
  const filter = { words: search.split(/\s+/).filter(Boolean), variantId, productId, warehouseIds, lowUnits }
  const [levels, total] = await Promise.all([findLevels(db, filter, page), countLevels(db, filter)])
  return { levels, total: Math.min(total, maxCount), isExact: total <= maxCount }
}
