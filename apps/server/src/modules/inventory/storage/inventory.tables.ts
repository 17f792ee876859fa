import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { identityKey, revisionColumn, timestamps } from '#kernel/database/columns.ts'
import { productVariants } from '#modules/catalogue/storage/products.tables.ts'
import { states } from '#modules/locations/storage/locations.tables.ts'

/** Serves one place, or every place when it is central. */
export const warehouses = pgTable(
  'warehouses',
  {
    id: identityKey(),
    slug: text('slug').notNull().unique(),
    nameEn: text('name_en').notNull(),
    nameAr: text('name_ar').notNull(),
    isCentral: boolean('is_central').notNull().default(false),
    stateId: integer('state_id').references(() => states.id),
    streetAddress: text('street_address').notNull(),
    city: text('city').notNull(),
    countryCode: text('country_code').notNull().default('OM'),
    phone: text('phone'),
    email: text('email').notNull().default(''),
    isActive: boolean('is_active').notNull().default(true),
    revision: revisionColumn(),
    ...timestamps(),
  },
  (warehouse) => [
    index('warehouses_state_idx').on(warehouse.stateId),
    check('warehouses_slug_form', sql`${warehouse.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check(
      'warehouses_central_or_of_a_state',
      sql`${warehouse.isCentral} OR ${warehouse.stateId} IS NOT NULL`,
    ),
    check('warehouses_country_form', sql`${warehouse.countryCode} ~ '^[A-Z]{2}$'`),
  ],
)

/** Free to sell: on_hand - reserved. Both change by conditional updates; the checks are the last word. */
export const stocks = pgTable(
  'stocks',
  {
    id: identityKey(),
    warehouseId: integer('warehouse_id')
      .notNull()
      .references(() => warehouses.id),
    variantId: integer('variant_id')
      .notNull()
      .references(() => productVariants.id, { onDelete: 'cascade' }),
    onHand: integer('on_hand').notNull().default(0),
    reserved: integer('reserved').notNull().default(0),
    /** Counts what operators changed; purchases do not. */
    revision: integer('revision').notNull().default(1),
    ...timestamps(),
  },
  (stock) => [
    unique('stocks_variant_warehouse_key').on(stock.variantId, stock.warehouseId),
    index('stocks_warehouse_idx').on(stock.warehouseId),
    check('stocks_on_hand_not_negative', sql`${stock.onHand} >= 0`),
    check('stocks_reserved_within_on_hand', sql`${stock.reserved} BETWEEN 0 AND ${stock.onHand}`),
  ],
)
