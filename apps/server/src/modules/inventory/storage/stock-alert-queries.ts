import { maxStockAlerts } from '@warsha/contract/inventory/inventory.constants.ts'
import { sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#kernel/database/connect.ts'

/** A variant as it is waited for: in a place, in one of the shops. */
export type WaitedVariant = { channel: string; stateId: number; productId: number; variantId: number }

export type NewStockAlert = WaitedVariant & { customerId: number }

export type StockAlert = { publicId: string; productId: number; variantId: number }

/** Takes the customer's first free number. Undefined: nothing was added. */
export async function insertStockAlert(
  executor: Executor,
  { customerId, channel, stateId, productId, variantId }: NewStockAlert,
): Promise<StockAlert | undefined> {
  const { rows } = await executor.execute<StockAlert>(sql`
    INSERT INTO stock_alerts (customer_id, number, channel, state_id, product_id, variant_id)
    SELECT ${customerId}::int, free, ${channel}, ${stateId}::int, ${productId}::int, ${variantId}::int
    FROM generate_series(1, ${maxStockAlerts}::int) AS free
    WHERE NOT EXISTS (SELECT FROM stock_alerts WHERE customer_id = ${customerId} AND number = free)
    ORDER BY free LIMIT 1
    ON CONFLICT DO NOTHING
    RETURNING public_id AS "publicId", product_id AS "productId", variant_id AS "variantId"`)
  return rows[0]
}

/** Newest first; there are no more of them than a customer may have. */
export async function readStockAlerts(executor: Executor, customerId: number) {
  const { rows } = await executor.execute<StockAlert & Pick<WaitedVariant, 'channel' | 'stateId'>>(sql`
    SELECT public_id AS "publicId", product_id AS "productId", variant_id AS "variantId", channel,
      state_id AS "stateId"
    FROM stock_alerts WHERE customer_id = ${customerId} ORDER BY id DESC`)
  return rows
}

/** Deletes one alert of the customer, or all; answers how many. */
export async function deleteStockAlertsOf(
  executor: Executor,
  { customerId, publicId }: { customerId: number; publicId?: string },
): Promise<number> {
  const which = publicId === undefined ? sql`true` : sql`public_id = ${publicId}`
  const { rowCount } = await executor.execute(
    sql`DELETE FROM stock_alerts WHERE customer_id = ${customerId} AND ${which}`,
  )
  return rowCount ?? 0
}

export async function listWaitedVariants(executor: Executor): Promise<WaitedVariant[]> {
  const { rows } = await executor.execute<WaitedVariant>(sql`
    SELECT DISTINCT channel, state_id AS "stateId", product_id AS "productId", variant_id AS "variantId"
    FROM stock_alerts`)
  return rows
}

export type EndedAlert = { id: number; customerId: number; productId: number; variantId: number }

/** Ends alerts of these variants: the deleted row decides which process may tell its customer. */
export async function takeStockAlerts(
  tx: Transaction,
  variants: readonly WaitedVariant[],
  limit: number,
): Promise<EndedAlert[]> {
  const { rows } = await tx.execute<EndedAlert>(sql`
    DELETE FROM stock_alerts WHERE id IN (
      SELECT alert.id
      FROM stock_alerts AS alert
        JOIN unnest(
          ${sql.param(variants.map(({ variantId }) => variantId))}::int[],
          ${sql.param(variants.map(({ stateId }) => stateId))}::int[],
          ${sql.param(variants.map(({ channel }) => channel))}::text[]
        ) AS back (variant_id, state_id, channel) USING (variant_id, state_id, channel)
      ORDER BY alert.id LIMIT ${limit}
      FOR UPDATE OF alert SKIP LOCKED
    )
    RETURNING id, customer_id AS "customerId", product_id AS "productId", variant_id AS "variantId"`)
  return rows
}
