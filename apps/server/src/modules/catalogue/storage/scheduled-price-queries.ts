import { type SQL, sql } from 'drizzle-orm'
import { maxCount } from '#commands/keyset.ts'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import type { PriceChange } from '../rules/price-change.ts'
import { productNames } from './offered-sql.ts'
import { conditionOf, type PriceFilter, type PriceKey } from './price-queries.ts'

export type ScheduledPrice = PriceKey &
  PriceChange & {
    id: number
    sku: string
    productNameEn: string
    productNameAr: string
    effectiveAt: Date
    state: 'waiting' | 'applied' | 'cancelled'
  }

/** Undefined when the moment is not ahead, too far ahead, or taken by another change of this price. */
export async function insertScheduled(
  tx: Transaction,
  change: PriceKey & PriceChange & { effectiveAt: Date; operatorId: number; maxDays: number },
): Promise<number | undefined> {
  const { variantId, channelId, priceBaisa, costBaisa, discountKind, discountValue, operatorId } = change
  const at = sql`${change.effectiveAt.toISOString()}::timestamptz`
  const { rows } = await tx.execute<{ id: number }>(sql`
    INSERT INTO scheduled_prices (variant_id, channel_id, price_baisa, cost_baisa, discount_kind, discount_value,
      effective_at, operator_id)
    SELECT ${variantId}, ${channelId}, ${priceBaisa}, ${costBaisa}, ${discountKind}, ${discountValue}, ${at}, ${operatorId}
    WHERE ${at} > now() AND ${at} < now() + ${change.maxDays} * interval '1 day'
    ON CONFLICT (variant_id, channel_id, effective_at) WHERE state = 'waiting' DO NOTHING
    RETURNING id`)
  return rows[0]?.id
}

export async function hasVariant(executor: Executor, variantId: number): Promise<boolean> {
  const { rows } = await executor.execute(sql`SELECT FROM product_variants WHERE id = ${variantId}`)
  return rows.length > 0
}

/** How many changes of a price are waiting. Changes of one price wait for each other. */
export async function countWaiting(tx: Transaction, { variantId, channelId }: PriceKey): Promise<number> {
  await tx.execute(
    sql`SELECT pg_advisory_xact_lock(hashtext('scheduled-prices'), ${variantId}::integer # ${channelId}::integer)`,
  )
  const { rows } = await tx.execute<{ waiting: number }>(sql`
    SELECT count(*)::integer AS waiting FROM scheduled_prices
    WHERE variant_id = ${variantId} AND channel_id = ${channelId} AND state = 'waiting'`)
  return rows[0]?.waiting ?? 0
}

/** True for the one who cancels it before it becomes effective. */
export async function cancelScheduled(tx: Transaction, id: number): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    UPDATE scheduled_prices SET state = 'cancelled', ended_at = now()
    WHERE id = ${id} AND state = 'waiting' AND effective_at > now()`)
  return rowCount === 1
}

/** How many of these changes were cancelled: fewer when one of them is effective or cancelled by now. */
export async function cancelScheduledAt(
  tx: Transaction,
  prices: readonly PriceKey[],
  at: string,
): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    UPDATE scheduled_prices AS change SET state = 'cancelled', ended_at = now()
    FROM unnest(${sql.param(prices.map(({ variantId }) => variantId))}::integer[],
      ${sql.param(prices.map(({ channelId }) => channelId))}::integer[]) AS wanted (variant_id, channel_id)
    WHERE change.variant_id = wanted.variant_id AND change.channel_id = wanted.channel_id
      AND change.effective_at = ${at}::timestamptz AND change.state = 'waiting' AND change.effective_at > now()`)
  return rowCount ?? 0
}

export type AppliedPrice = PriceKey & { id: number; priceBaisa: number }

/**
 * Makes changes effective whose moment has come, the earlier before the later; of several of one price the latest counts.
 * A process beside this one waits for the rows and finds them applied.
 */
export async function applyDue(tx: Transaction, limit: number): Promise<AppliedPrice[]> {
  const { rows } = await tx.execute<AppliedPrice>(sql`
    WITH due AS MATERIALIZED (
      SELECT * FROM scheduled_prices WHERE state = 'waiting' AND effective_at <= clock_timestamp()
      ORDER BY effective_at, id LIMIT ${limit} FOR UPDATE
    ), newest AS (
      SELECT DISTINCT ON (variant_id, channel_id) * FROM due ORDER BY variant_id, channel_id, effective_at DESC
    ), priced AS (
      INSERT INTO variant_channel_listings AS listing (variant_id, channel_id, price_baisa, cost_baisa, discount_kind,
        discount_value)
      SELECT variant_id, channel_id, price_baisa, cost_baisa, discount_kind, discount_value FROM newest
      ON CONFLICT (variant_id, channel_id) DO UPDATE SET price_baisa = excluded.price_baisa,
        cost_baisa = excluded.cost_baisa, discount_kind = excluded.discount_kind,
        discount_value = excluded.discount_value, revision = listing.revision + 1, updated_at = now()
    )
    UPDATE scheduled_prices AS change SET state = 'applied', ended_at = now() FROM due WHERE change.id = due.id
    RETURNING change.id, change.variant_id AS "variantId", change.channel_id AS "channelId",
      change.price_baisa AS "priceBaisa"`)
  return rows
}

/** Milliseconds until the next change is due, if that is within the given time. */
export async function untilNextDue(executor: Executor, withinMs: number): Promise<number | undefined> {
  const { rows } = await executor.execute<{ ms: number }>(sql`
    SELECT ceil(extract(epoch FROM effective_at - clock_timestamp()) * 1000)::integer AS ms FROM scheduled_prices
    WHERE state = 'waiting' AND effective_at <= clock_timestamp() + ${withinMs} * interval '1 millisecond'
    ORDER BY effective_at LIMIT 1`)
  return rows[0]?.ms
}

type Asked = {
  state: ScheduledPrice['state']
  after: { at: string; id: number } | undefined
  limit: number
}

/** Waiting ones by their moment, those that are over the latest first; one more than asked for. */
export async function findScheduledPrices(
  executor: Executor,
  filter: PriceFilter,
  { state, after, limit }: Asked,
): Promise<{ changes: ScheduledPrice[]; total: number }> {
  const matches = sql`price.state = ${state} AND ${conditionOf(filter)}`
  const [beyond, direction] = state === 'waiting' ? [sql`>`, sql`ASC`] : [sql`<`, sql`DESC`]
  const isBehind = after
    ? sql`(price.effective_at, price.id) ${beyond} (${after.at}::timestamptz, ${after.id}::integer)`
    : sql`true`
  const [changes, { rows }] = await Promise.all([
    readScheduled(
      executor,
      sql`${matches} AND ${isBehind} ORDER BY price.effective_at ${direction}, price.id ${direction} LIMIT ${limit + 1}`,
    ),
    executor.execute<{ total: number }>(sql`
      SELECT count(*)::integer AS total FROM (
        SELECT FROM scheduled_prices AS price JOIN product_variants AS variant ON variant.id = price.variant_id
        WHERE ${matches} LIMIT ${maxCount + 1}) AS counted`),
  ])
  return { changes, total: rows[0]?.total ?? 0 }
}

export async function findScheduledPrice(
  executor: Executor,
  id: number,
): Promise<ScheduledPrice | undefined> {
  const [found] = await readScheduled(executor, sql`price.id = ${id}`)
  return found
}

/** The change of a price that waits for this moment. */
export async function findWaiting(
  executor: Executor,
  { variantId, channelId }: PriceKey,
  at: string,
): Promise<ScheduledPrice | undefined> {
  const [found] = await readScheduled(
    executor,
    sql`price.variant_id = ${variantId} AND price.channel_id = ${channelId} AND price.state = 'waiting'
      AND price.effective_at = ${at}::timestamptz`,
  )
  return found
}

async function readScheduled(executor: Executor, condition: SQL): Promise<ScheduledPrice[]> {
  const { rows } = await executor.execute<ScheduledPrice>(sql`
    SELECT price.id, price.variant_id AS "variantId", price.channel_id AS "channelId", price.price_baisa AS "priceBaisa",
      price.cost_baisa AS "costBaisa", price.discount_kind AS "discountKind", price.discount_value AS "discountValue",
      price.effective_at AS "effectiveAt", price.state, variant.sku, product.en AS "productNameEn",
      product.ar AS "productNameAr"
    FROM scheduled_prices AS price JOIN product_variants AS variant ON variant.id = price.variant_id
      JOIN ${productNames} AS product ON product.id = variant.product_id
    WHERE ${condition}`)
  return rows.map((row) => ({ ...row, effectiveAt: new Date(row.effectiveAt) }))
}
