import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'
import {
  baisaColumn,
  identityKey,
  olderColumn,
  revisionColumn,
  timestamps,
} from '#kernel/database/columns.ts'
import { channels } from '#modules/channels/storage/channels.tables.ts'
import { categories } from './categories.tables.ts'
import { products, productVariants } from './products.tables.ts'

export const productChannelListings = pgTable(
  'product_channel_listings',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    channelId: integer('channel_id')
      .notNull()
      .references(() => channels.id),
    isPublished: boolean('is_published').notNull().default(false),
    publishedAt: timestamp('published_at', { withTimezone: true }),
    visibleInListings: boolean('visible_in_listings').notNull().default(true),
    /** Null: shown, but not for sale. */
    availableForPurchaseAt: timestamp('available_for_purchase_at', { withTimezone: true }),
    /** Null: the tax of the product. */
    taxBasisPoints: integer('tax_basis_points'),
  },
  (listing) => [
    primaryKey({ columns: [listing.productId, listing.channelId] }),
    index('product_channel_listings_channel_idx').on(listing.channelId),
    check('product_channel_listings_tax_range', sql`${listing.taxBasisPoints} BETWEEN 0 AND 10000`),
    check(
      'product_channel_listings_published_has_time',
      sql`NOT ${listing.isPublished} OR ${listing.publishedAt} IS NOT NULL`,
    ),
  ],
)

export type DiscountKind = 'none' | 'fixed' | 'percent'

/** Prices in baisa, tax included. The payable price is derived, so it cannot disagree with its discount. */
export const variantChannelListings = pgTable(
  'variant_channel_listings',
  {
    variantId: integer('variant_id')
      .notNull()
      .references(() => productVariants.id, { onDelete: 'cascade' }),
    channelId: integer('channel_id')
      .notNull()
      .references(() => channels.id),
    priceBaisa: baisaColumn('price_baisa').notNull(),
    discountKind: text('discount_kind').$type<DiscountKind>().notNull().default('none'),
    /** Baisa for fixed, whole percent for percent, 0 for none. */
    discountValue: integer('discount_value').notNull().default(0),
    /** The shop's own cost; null where none is entered. No shopper sees it. */
    costBaisa: baisaColumn('cost_baisa'),
    /** Counts changes by operators. */
    revision: integer('revision').notNull().default(1),
    discountedPriceBaisa: baisaColumn('discounted_price_baisa')
      .notNull()
      .generatedAlwaysAs(
        sql`CASE discount_kind WHEN 'fixed' THEN price_baisa - discount_value WHEN 'percent' THEN price_baisa - ((price_baisa::bigint * discount_value + 50) / 100)::integer ELSE price_baisa END`,
      ),
    ...timestamps(),
  },
  (listing) => [
    primaryKey({ columns: [listing.variantId, listing.channelId] }),
    index('variant_channel_listings_channel_idx').on(listing.channelId),
    check('variant_channel_listings_price_range', sql`${listing.priceBaisa} BETWEEN 0 AND 1000000000`),
    check('variant_channel_listings_cost_range', sql`${listing.costBaisa} BETWEEN 0 AND 1000000000`),
    check(
      'variant_channel_listings_discount_fits',
      sql`CASE ${listing.discountKind} WHEN 'none' THEN ${listing.discountValue} = 0 WHEN 'fixed' THEN ${listing.discountValue} BETWEEN 1 AND ${listing.priceBaisa} WHEN 'percent' THEN ${listing.discountValue} BETWEEN 1 AND 100 ELSE false END`,
    ),
    check(
      'variant_channel_listings_discounted_range',
      sql`${listing.discountedPriceBaisa} BETWEEN 0 AND ${listing.priceBaisa}`,
    ),
  ],
)

/** Rows of products on the home screen or above a category's listing. */
export const productSliders = pgTable(
  'product_sliders',
  {
    id: identityKey(),
    slug: text('slug').notNull().unique(),
    titleEn: text('title_en').notNull(),
    titleAr: text('title_ar').notNull(),
    older: olderColumn(),
    categoryId: integer('category_id').references(() => categories.id),
    /** Null: in every channel. */
    channelId: integer('channel_id').references(() => channels.id),
    isOnHomePage: boolean('is_on_home_page').notNull().default(true),
    isActive: boolean('is_active').notNull().default(true),
    position: integer('position').notNull().default(0),
    revision: revisionColumn(),
    ...timestamps(),
  },
  (slider) => [index('product_sliders_category_idx').on(slider.categoryId)],
)

export const productSliderItems = pgTable(
  'product_slider_items',
  {
    sliderId: integer('slider_id')
      .notNull()
      .references(() => productSliders.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
  },
  (item) => [
    primaryKey({ columns: [item.sliderId, item.productId] }),
    unique('product_slider_items_position_key').on(item.sliderId, item.position),
    index('product_slider_items_product_idx').on(item.productId),
  ],
)

/** One row per product, written by `refresh_product_search` whenever something it is made of changes. */
export const productSearch = pgTable(
  'product_search',
  {
    productId: integer('product_id')
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Names, brand, category, values and article numbers of both languages through `ar_norm`. */
    document: text('document').notNull(),
    /** The same words through `ar_compact` (5w30) and their digits alone (2055516). */
    compact: text('compact').notNull(),
  },
  (row) => [
    index('product_search_document_idx').using('gin', row.document.op('gin_trgm_ops')),
    index('product_search_compact_idx').using('gin', row.compact.op('gin_trgm_ops')),
  ],
)
