import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { baisaColumn, identityKey } from '#kernel/database/columns.ts'
import { channels } from '#modules/channels/storage/channels.tables.ts'
import type { DiscountKind } from './listings.tables.ts'
import { productVariants } from './products.tables.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** Prices that an operator has set from a moment on. At most one change waits for each moment of a price. */
export const scheduledPrices = pgTable(
  'scheduled_prices',
  {
    id: identityKey(),
    variantId: integer('variant_id')
      .notNull()
      .references(() => productVariants.id, { onDelete: 'cascade' }),
    channelId: integer('channel_id')
      .notNull()
      .references(() => channels.id),
    priceBaisa: baisaColumn('price_baisa').notNull(),
    costBaisa: baisaColumn('cost_baisa'),
    discountKind: text('discount_kind').$type<DiscountKind>().notNull(),
    discountValue: integer('discount_value').notNull(),
    effectiveAt: instant('effective_at').notNull(),
    state: text('state').$type<'waiting' | 'applied' | 'cancelled'>().notNull().default('waiting'),
    operatorId: integer('operator_id').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** When it was applied or cancelled. */
    endedAt: instant('ended_at'),
  },
  (change) => [
    uniqueIndex('scheduled_prices_waiting_key')
      .on(change.variantId, change.channelId, change.effectiveAt)
      .where(sql`${change.state} = 'waiting'`),
    index('scheduled_prices_due_idx').on(change.effectiveAt).where(sql`${change.state} = 'waiting'`),
    index('scheduled_prices_channel_idx').on(change.channelId),
    check('scheduled_prices_price_range', sql`${change.priceBaisa} BETWEEN 0 AND 1000000000`),
    check('scheduled_prices_cost_range', sql`${change.costBaisa} BETWEEN 0 AND 1000000000`),
    check(
      'scheduled_prices_discount_fits',
      sql`CASE ${change.discountKind} WHEN 'none' THEN ${change.discountValue} = 0 WHEN 'fixed' THEN ${change.discountValue} BETWEEN 1 AND ${change.priceBaisa} WHEN 'percent' THEN ${change.discountValue} BETWEEN 1 AND 100 ELSE false END`,
    ),
    check('scheduled_prices_state_known', sql`${change.state} IN ('waiting', 'applied', 'cancelled')`),
    check('scheduled_prices_ended', sql`(${change.state} = 'waiting') = (${change.endedAt} IS NULL)`),
  ],
)
