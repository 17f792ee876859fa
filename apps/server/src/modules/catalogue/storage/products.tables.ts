import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { identityKey, olderColumn, revisionColumn, timestamps } from '#kernel/database/columns.ts'
import type { LanguageCode, Metadata, RichText } from '#kernel/texts.ts'
import { states } from '#modules/locations/storage/locations.tables.ts'
import { pictureReference } from '#modules/media/storage/pictures.tables.ts'
import { categories } from './categories.tables.ts'

export const productTypes = pgTable('product_types', {
  id: identityKey(),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
  isShippingRequired: boolean('is_shipping_required').notNull().default(true),
  metadata: jsonb('metadata').$type<Metadata>().notNull().default({}),
  revision: revisionColumn(),
  ...timestamps(),
})

/** `fee`: not sold by itself, a checkout gets it as a line with a booked hour. */
export type ProductKind = 'goods' | 'service' | 'bundle' | 'fee'

export const products = pgTable(
  'products',
  {
    id: identityKey(),
    slug: text('slug').notNull().unique(),
    name: text('name').notNull(),
    kind: text('kind').$type<ProductKind>().notNull().default('goods'),
    description: jsonb('description').$type<RichText>(),
    seoTitle: text('seo_title'),
    seoDescription: text('seo_description'),
    categoryId: integer('category_id').references(() => categories.id),
    productTypeId: integer('product_type_id')
      .notNull()
      .references(() => productTypes.id),
    /** A short label such as "New". */
    tag: text('tag'),
    freeGift: text('free_gift'),
    /** 1 is the best seller. */
    salesRank: integer('sales_rank').notNull().default(1_000_000),
    /** Hundredths of a percent, contained in the price. */
    taxBasisPoints: integer('tax_basis_points').notNull().default(500),
    metadata: jsonb('metadata').$type<Metadata>().notNull().default({}),
    revision: revisionColumn(),
    ...timestamps(),
  },
  (product) => [
    index('products_category_idx').on(product.categoryId),
    check('products_slug_form', sql`${product.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check('products_kind_known', sql`${product.kind} IN ('goods', 'service', 'bundle', 'fee')`),
    check('products_sold_has_category', sql`${product.kind} = 'fee' OR ${product.categoryId} IS NOT NULL`),
    check('products_sales_rank_positive', sql`${product.salesRank} > 0`),
    check('products_tax_range', sql`${product.taxBasisPoints} BETWEEN 0 AND 10000`),
    check('products_metadata_object', sql`jsonb_typeof(${product.metadata}) = 'object'`),
  ],
)

export const productTranslations = pgTable(
  'product_translations',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    languageCode: text('language_code').$type<LanguageCode>().notNull(),
    name: text('name'),
    description: jsonb('description').$type<RichText>(),
    tag: text('tag'),
    freeGift: text('free_gift'),
    seoTitle: text('seo_title'),
    seoDescription: text('seo_description'),
    older: olderColumn(),
  },
  (translation) => [
    primaryKey({ columns: [translation.productId, translation.languageCode] }),
    check('product_translations_language_known', sql`${translation.languageCode} IN ('en', 'ar', 'hi')`),
  ],
)

export const productVariants = pgTable(
  'product_variants',
  {
    id: identityKey(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    sku: text('sku').notNull().unique(),
    name: text('name').notNull(),
    /** Position 0 is the default variant. */
    position: integer('position').notNull().default(0),
    /** False for what cannot run out, such as a fee. */
    trackInventory: boolean('track_inventory').notNull().default(true),
    metadata: jsonb('metadata').$type<Metadata>().notNull().default({}),
    ...timestamps(),
  },
  (variant) => [
    unique('product_variants_position_key').on(variant.productId, variant.position),
    unique('product_variants_of_product_key').on(variant.id, variant.productId),
    check('product_variants_position_range', sql`${variant.position} >= 0`),
    check('product_variants_metadata_object', sql`jsonb_typeof(${variant.metadata}) = 'object'`),
  ],
)

export const variantTranslations = pgTable(
  'variant_translations',
  {
    variantId: integer('variant_id')
      .notNull()
      .references(() => productVariants.id, { onDelete: 'cascade' }),
    languageCode: text('language_code').$type<LanguageCode>().notNull(),
    name: text('name').notNull(),
  },
  (translation) => [
    primaryKey({ columns: [translation.variantId, translation.languageCode] }),
    check('variant_translations_language_known', sql`${translation.languageCode} IN ('en', 'ar', 'hi')`),
  ],
)

export const productMedia = pgTable(
  'product_media',
  {
    id: identityKey(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    type: text('type').$type<'IMAGE' | 'VIDEO'>().notNull().default('IMAGE'),
    url: text('url').notNull(),
    alt: text('alt').notNull().default(''),
    altAr: text('alt_ar').notNull().default(''),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    pictureAddress: pictureReference('url'),
    ...timestamps(),
  },
  (media) => [
    unique('product_media_position_key').on(media.productId, media.position),
    unique('product_media_of_product_key').on(media.id, media.productId),
    index('product_media_picture_idx')
      .on(media.pictureAddress)
      .where(sql`${media.pictureAddress} IS NOT NULL`),
    check('product_media_type_known', sql`${media.type} IN ('IMAGE', 'VIDEO')`),
    check('product_media_size_positive', sql`${media.width} > 0 AND ${media.height} > 0`),
  ],
)

/**
 * Which of a product's pictures show which of its variants. The product stands here as well, so that the database
 * refuses a picture of another product.
 */
export const variantMedia = pgTable(
  'variant_media',
  {
    productId: integer('product_id').notNull(),
    variantId: integer('variant_id').notNull(),
    mediaId: integer('media_id').notNull(),
  },
  (shown) => [
    primaryKey({ columns: [shown.variantId, shown.mediaId] }),
    index('variant_media_product_idx').on(shown.productId),
    index('variant_media_media_idx').on(shown.mediaId),
    foreignKey({
      name: 'variant_media_variant_fk',
      columns: [shown.variantId, shown.productId],
      foreignColumns: [productVariants.id, productVariants.productId],
    }).onDelete('cascade'),
    foreignKey({
      name: 'variant_media_media_fk',
      columns: [shown.mediaId, shown.productId],
      foreignColumns: [productMedia.id, productMedia.productId],
    }).onDelete('cascade'),
  ],
)

/** The parts of a bundle. A bundle has no stock of its own: its parts decide. */
export const bundleComponents = pgTable(
  'bundle_components',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    componentVariantId: integer('component_variant_id')
      .notNull()
      .references(() => productVariants.id),
    quantity: integer('quantity').notNull(),
    position: integer('position').notNull().default(0),
  },
  (component) => [
    primaryKey({ columns: [component.productId, component.componentVariantId] }),
    index('bundle_components_variant_idx').on(component.componentVariantId),
    check('bundle_components_quantity_range', sql`${component.quantity} BETWEEN 1 AND 1000`),
  ],
)

/** Where a product is sold. The attribute `state` says the same to API callers. */
export const productStates = pgTable(
  'product_states',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    stateId: integer('state_id')
      .notNull()
      .references(() => states.id),
  },
  (sold) => [
    primaryKey({ columns: [sold.productId, sold.stateId] }),
    index('product_states_state_idx').on(sold.stateId),
  ],
)

export type ServiceType = 'service' | 'delivery'
export type ServiceVenue = 'center' | 'home'

/** The ways a product can be received. */
export const productServiceTypes = pgTable(
  'product_service_types',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    serviceType: text('service_type').$type<ServiceType>().notNull(),
    venue: text('venue').$type<ServiceVenue>().notNull(),
  },
  (offered) => [
    primaryKey({ columns: [offered.productId, offered.serviceType, offered.venue] }),
    check('product_service_types_type_known', sql`${offered.serviceType} IN ('service', 'delivery')`),
    check('product_service_types_venue_known', sql`${offered.venue} IN ('center', 'home')`),
  ],
)
