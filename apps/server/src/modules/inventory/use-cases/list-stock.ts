import type { Actor } from '#commands/define-command.ts'
import { maxCount } from '#commands/keyset.ts'
import type { Database } from '#kernel/database/connect.ts'
import { countLevels, findLevels, type ListedStock } from '../storage/stock-level-queries.ts'
import type { ListCentreWarehouses } from './change-stock.ts'

export type { ListedStock }

type Asked = {
  search: string
  variantId: number | undefined
  warehouseId: number | undefined
  afterId: number
  limit: number
}

/** What the warehouses have that the operator may see. */
export async function listStock(
  { db }: { db: Database },
  { centres }: Pick<Actor, 'centres'>,
  { search, variantId, warehouseId, afterId, limit }: Asked,
  listCentreWarehouses: ListCentreWarehouses,
): Promise<{ levels: ListedStock[]; total: number; isExact: boolean }> {
  const own =
    centres === 'all' ? undefined : (await listCentreWarehouses(db, centres)).map((each) => each.warehouseId)
  const asked = warehouseId === undefined ? undefined : [warehouseId]
  const warehouseIds = own && asked ? asked.filter((id) => own.includes(id)) : (asked ?? own)
  const filter = { words: search.split(/\s+/).filter(Boolean), variantId, warehouseIds }
  const [levels, total] = await Promise.all([
    findLevels(db, filter, { afterId, limit }),
    countLevels(db, filter),
  ])
  return { levels, total: Math.min(total, maxCount), isExact: total <= maxCount }
}
