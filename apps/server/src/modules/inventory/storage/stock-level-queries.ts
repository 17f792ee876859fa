import type { stockSorts } from '@warsha/contract/console/inventory/stock.constants.ts'
import { type SQL, sql } from 'drizzle-orm'
import { maxCount } from '#commands/keyset.ts'
import {
  defineListOrder,
  orderedBy,
  type SortedPage,
  type SortedRow,
  unsorted,
} from '#commands/list-order.ts'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import { countedVariants, productNames, productsNamed, variantCodes } from '#modules/catalogue/index.ts'
import type { StockLevel } from '../rules/stock-level.ts'

/**
 * The row of a variant in a warehouse, locked until the transaction ends: purchases wait. Where the warehouse never had
 * any, an empty row of revision 0 is made. Undefined when there is no such variant or warehouse.
 */
export async function lockLevel(
  tx: Transaction,
  { variantId, warehouseId }: { variantId: number; warehouseId: number },
): Promise<StockLevel | undefined> {
  await tx.execute(sql`
    INSERT INTO stocks (variant_id, warehouse_id, revision)
    SELECT variant.id, warehouse.id, 0 FROM ${variantCodes} AS variant, warehouses AS warehouse
    WHERE variant.id = ${variantId} AND warehouse.id = ${warehouseId}
    ON CONFLICT DO NOTHING`)
  const { rows } = await tx.execute<StockLevel>(sql`
    SELECT id AS "stockId", variant_id AS "variantId", warehouse_id AS "warehouseId", on_hand AS "onHand", reserved,
      revision
    FROM stocks WHERE variant_id = ${variantId} AND warehouse_id = ${warehouseId} FOR UPDATE`)
  return rows[0]
}

/** Those variants of which some warehouse has units; their rows are locked until the transaction ends. */
export async function lockStockedVariants(tx: Transaction, variantIds: readonly number[]): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number; units: number }>(sql`
    SELECT variant_id AS id, on_hand + reserved AS units FROM stocks
    WHERE variant_id = ANY (${sql.param([...variantIds])}::integer[]) ORDER BY id FOR UPDATE`)
  return [...new Set(rows.filter(({ units }) => units > 0).map(({ id }) => id))]
}

/** The checks of the table have the last word. */
export async function setUnits(tx: Transaction, stockId: number, onHand: number): Promise<void> {
  await tx.execute(sql`UPDATE stocks SET on_hand = ${onHand}, revision = revision + 1, updated_at = now()
    WHERE id = ${stockId}`)
}

export type ListedStock = StockLevel & {
  sku: string
  productNameEn: string
  productNameAr: string
  warehouseNameEn: string
  warehouseNameAr: string
}

export type StockFilter = {
  words: readonly string[]
  variantId: number | undefined
  productId?: number | undefined
  /** Of these alone; undefined: of all. */
  warehouseIds: readonly number[] | undefined
  /** Of what is counted and shown in the shop: those with this many free units or fewer. */
  lowUnits?: number | undefined
}

/** No index has the units: purchases change them all the time, and would have to change it as well. */
export const stockOrder = defineListOrder(sql`stock.id`, {
  added: [{ by: sql`stock.id`, type: 'integer' }],
  name_en: [{ by: sql`product.en COLLATE shop_text`, type: 'text' }],
  name_ar: [{ by: sql`product.ar COLLATE shop_text`, type: 'text' }],
  free: [{ by: sql`(stock.on_hand - stock.reserved)`, type: 'integer' }],
  on_hand: [{ by: sql`stock.on_hand`, type: 'integer' }],
})

export type StockSort = (typeof stockSorts)[number]

export type SortedStock = ListedStock & SortedRow

/** A page, one more than asked for. */
export async function findLevels(
  executor: Executor,
  filter: StockFilter,
  page: SortedPage<StockSort>,
): Promise<SortedStock[]> {
  const { sorted, isBehind, orderBy } = orderedBy(stockOrder, page)
  return readListed(
    executor,
    sql`${conditionOf(filter)} AND ${isBehind} ORDER BY ${orderBy} LIMIT ${page.limit + 1}`,
    sorted,
  )
}

export async function findLevel(executor: Executor, stockId: number): Promise<ListedStock | undefined> {
  const [found] = await readListed(executor, sql`stock.id = ${stockId}`)
  return found
}

export async function countLevels(executor: Executor, filter: StockFilter): Promise<number> {
  const { rows } = await executor.execute<{ total: number }>(sql`
    SELECT count(*)::integer AS total FROM (
      SELECT FROM stocks AS stock JOIN ${variantCodes} AS variant ON variant.id = stock.variant_id
      WHERE ${conditionOf(filter)} LIMIT ${maxCount + 1}) AS counted`)
  return rows[0]?.total ?? 0
}

async function readListed(executor: Executor, condition: SQL, sorted = unsorted): Promise<SortedStock[]> {
  const { rows } = await executor.execute<SortedStock>(sql`
    SELECT stock.id, ${sorted} AS sorted, stock.id AS "stockId", stock.variant_id AS "variantId", stock.warehouse_id AS "warehouseId",
      stock.on_hand AS "onHand", stock.reserved, stock.revision, variant.sku, product.en AS "productNameEn",
      product.ar AS "productNameAr",
      warehouse.name_en AS "warehouseNameEn", warehouse.name_ar AS "warehouseNameAr"
    FROM stocks AS stock JOIN ${variantCodes} AS variant ON variant.id = stock.variant_id
      JOIN ${productNames} AS product ON product.id = variant.product_id
      JOIN warehouses AS warehouse ON warehouse.id = stock.warehouse_id
    WHERE ${condition}`)
  return rows
}

function conditionOf({ words, variantId, productId, warehouseIds, lowUnits }: StockFilter): SQL {
  const conditions = words.map((word) => sql`variant.product_id IN ${productsNamed(word)}`)
  if (variantId !== undefined) conditions.push(sql`stock.variant_id = ${variantId}`)
  if (productId !== undefined) conditions.push(sql`variant.product_id = ${productId}`)
  if (warehouseIds) conditions.push(sql`stock.warehouse_id = ANY(${sql.param([...warehouseIds])}::integer[])`)
  if (lowUnits !== undefined)
    conditions.push(
      sql`stock.on_hand - stock.reserved <= ${lowUnits} AND stock.variant_id IN ${countedVariants}`,
    )
  return sql.join([sql`true`, ...conditions], sql` AND `)
}
