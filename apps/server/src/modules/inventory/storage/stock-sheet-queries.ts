import { sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import { productNames, variantCodes } from '#modules/catalogue/index.ts'

export type SheetStock = {
  stockId: number
  sku: string
  warehouse: string
  onHand: number
  reserved: number
  productNameEn: string
  productNameAr: string
}

/** Stock in these warehouses (undefined: in all), one row more than asked for. */
export async function readSheetStock(
  executor: Executor,
  warehouseIds: readonly number[] | undefined,
  { afterId, limit }: { afterId: number; limit: number },
): Promise<SheetStock[]> {
  const { rows } = await executor.execute<SheetStock>(sql`
    SELECT stock.id AS "stockId", variant.sku, warehouse.slug AS warehouse, stock.on_hand AS "onHand", stock.reserved,
      product.en AS "productNameEn", product.ar AS "productNameAr"
    FROM stocks AS stock JOIN ${variantCodes} AS variant ON variant.id = stock.variant_id
      JOIN ${productNames} AS product ON product.id = variant.product_id
      JOIN warehouses AS warehouse ON warehouse.id = stock.warehouse_id
    WHERE stock.id > ${afterId} AND ${
      warehouseIds ? sql`stock.warehouse_id = ANY(${sql.param([...warehouseIds])}::integer[])` : sql`true`
    } ORDER BY stock.id LIMIT ${limit + 1}`)
  return rows
}

export async function findWarehousesBySlug(
  executor: Executor,
  slugs: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await executor.execute<{ id: number; slug: string }>(sql`
    SELECT id, slug FROM warehouses WHERE slug = ANY(${sql.param([...slugs])}::text[])`)
  return new Map(rows.map(({ id, slug }) => [slug, id]))
}

export async function findCodes(
  executor: Executor,
  skus: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await executor.execute<{ id: number; sku: string }>(sql`
    SELECT id, sku FROM ${variantCodes} AS variant WHERE sku = ANY(${sql.param([...skus])}::text[])`)
  return new Map(rows.map(({ id, sku }) => [sku, id]))
}

export type StockCount = { variantId: number; warehouseId: number; onHand: number; reserved: number }

/** In the order of purchases, so that an import and a purchase never wait for each other. */
export async function findStockOf(
  executor: Executor,
  places: readonly { variantId: number; warehouseId: number }[],
  { isLocking }: { isLocking: boolean },
): Promise<StockCount[]> {
  const { rows } = await executor.execute<StockCount>(sql`
    SELECT variant_id AS "variantId", warehouse_id AS "warehouseId", on_hand AS "onHand", reserved FROM stocks
    WHERE (variant_id, warehouse_id) IN (SELECT "variantId", "warehouseId"
      FROM jsonb_to_recordset(${JSON.stringify(places)}::jsonb) AS asked ("variantId" integer, "warehouseId" integer))
    ORDER BY id ${isLocking ? sql`FOR UPDATE` : sql``}`)
  return rows
}

export type StockWrite = { variantId: number; warehouseId: number; onHand: number }

/** The checks of the table have the last word. */
export async function writeStock(tx: Transaction, counts: readonly StockWrite[]): Promise<void> {
  await tx.execute(sql`
    INSERT INTO stocks (variant_id, warehouse_id, on_hand)
    SELECT "variantId", "warehouseId", "onHand" FROM jsonb_to_recordset(${JSON.stringify(counts)}::jsonb)
      AS written ("variantId" integer, "warehouseId" integer, "onHand" integer)
    ON CONFLICT (variant_id, warehouse_id) DO UPDATE SET on_hand = excluded.on_hand, revision = stocks.revision + 1,
      updated_at = now()`)
}
