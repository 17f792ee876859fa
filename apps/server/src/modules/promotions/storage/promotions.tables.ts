import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { baisaColumn, identityKey, revisionColumn, timestamps } from '#kernel/database/columns.ts'
import { categories } from '#modules/catalogue/storage/categories.tables.ts'
import { products } from '#modules/catalogue/storage/products.tables.ts'
import { channels } from '#modules/channels/storage/channels.tables.ts'
import { customers } from '#modules/identity/storage/identity.tables.ts'
import type { Name, PromoType } from '../rules/promo-code.ts'

/** `used` counts the rows of `promo_uses`, so that the check of its limit decides who was too late. */
export const promoCodes = pgTable(
  'promo_codes',
  {
    id: identityKey(),
    code: text('code').notNull().unique(),
    name: jsonb('name').$type<Name>().notNull(),
    type: text('type').$type<PromoType>().notNull(),
    percent: smallint('percent'),
    amountBaisa: baisaColumn('amount_baisa'),
    channelId: integer('channel_id').references(() => channels.id),
    minimumBaisa: baisaColumn('minimum_baisa'),
    /** Days in Muscat, both included. */
    startsOn: date('starts_on'),
    endsOn: date('ends_on'),
    totalLimit: integer('total_limit'),
    perCustomerLimit: smallint('per_customer_limit'),
    withinHours: smallint('within_hours'),
    isActive: boolean('is_active').notNull().default(true),
    used: integer('used').notNull().default(0),
    revision: revisionColumn(),
    ...timestamps(),
  },
  (code) => [
    index('promo_codes_channel_idx').on(code.channelId),
    check('promo_codes_code_form', sql`${code.code} ~ '^[a-z0-9_-]{1,16}$'`),
    check('promo_codes_used_range', sql`${code.used} BETWEEN 0 AND coalesce(${code.totalLimit}, 2147483647)`),
    check('promo_codes_percent_range', sql`${code.percent} BETWEEN 1 AND 100`),
    check('promo_codes_amount_range', sql`${code.amountBaisa} BETWEEN 1 AND 1000000000`),
    check('promo_codes_minimum_range', sql`${code.minimumBaisa} BETWEEN 1 AND 1000000000`),
    check(
      'promo_codes_limits_positive',
      sql`${code.totalLimit} > 0 AND ${code.perCustomerLimit} > 0 AND ${code.withinHours} > 0`,
    ),
    check('promo_codes_period_forward', sql`${code.startsOn} <= ${code.endsOn}`),
    check(
      'promo_codes_type_whole',
      sql`CASE ${code.type} WHEN 'percent' THEN ${code.amountBaisa} IS NULL
        WHEN 'amount' THEN ${code.amountBaisa} IS NOT NULL AND ${code.percent} IS NULL
        WHEN 'gift' THEN ${code.amountBaisa} IS NULL AND ${code.percent} IS NULL ELSE false END`,
    ),
  ],
)

/** Targets of a code; a campaign's own percentage ends at 50. */
export const promoTargets = pgTable(
  'promo_targets',
  {
    id: identityKey(),
    codeId: integer('code_id')
      .notNull()
      .references(() => promoCodes.id, { onDelete: 'cascade' }),
    productId: integer('product_id').references(() => products.id, { onDelete: 'cascade' }),
    categoryId: integer('category_id').references(() => categories.id, { onDelete: 'cascade' }),
    percent: smallint('percent'),
  },
  (target) => [
    uniqueIndex('promo_targets_product_key').on(target.codeId, target.productId),
    uniqueIndex('promo_targets_category_key').on(target.codeId, target.categoryId),
    index('promo_targets_product_idx').on(target.productId),
    index('promo_targets_category_idx').on(target.categoryId),
    check('promo_targets_one_thing', sql`(${target.productId} IS NULL) <> (${target.categoryId} IS NULL)`),
    check('promo_targets_percent_range', sql`${target.percent} BETWEEN 1 AND 50`),
  ],
)

export type UseState = 'held' | 'consumed'

/** Uses of codes, from the hold on. The ordinal of a limited code makes one use too many break a key. */
export const promoUses = pgTable(
  'promo_uses',
  {
    id: identityKey(),
    codeId: integer('code_id')
      .notNull()
      .references(() => promoCodes.id),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id),
    ordinal: smallint('ordinal'),
    holder: text('holder').notNull(),
    state: text('state').$type<UseState>().notNull().default('held'),
    ...timestamps(),
  },
  (use) => [
    uniqueIndex('promo_uses_ordinal_key').on(use.codeId, use.customerId, use.ordinal),
    uniqueIndex('promo_uses_holder_key').on(use.holder),
    index('promo_uses_customer_idx').on(use.customerId),
    check('promo_uses_state_known', sql`${use.state} IN ('held', 'consumed')`),
    check('promo_uses_holder_length', sql`length(${use.holder}) BETWEEN 1 AND 100`),
  ],
)

/** How often an account or a network has tried codes, by spans of ten minutes. */
export const promoTries = pgTable(
  'promo_tries',
  {
    subject: text('subject').notNull(),
    span: integer('span').notNull(),
    tries: integer('tries').notNull(),
  },
  (tries) => [
    primaryKey({ columns: [tries.subject, tries.span] }),
    index('promo_tries_span_idx').on(tries.span),
    check('promo_tries_subject_length', sql`length(${tries.subject}) BETWEEN 1 AND 100`),
  ],
)
