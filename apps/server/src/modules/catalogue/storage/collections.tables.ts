import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'
import { identityKey, olderColumn, revisionColumn, timestamps } from '#kernel/database/columns.ts'
import type { LanguageCode, Metadata, RichText } from '#kernel/texts.ts'
import { channels } from '#modules/channels/storage/channels.tables.ts'
import { pictureReference } from '#modules/media/storage/pictures.tables.ts'
import { products } from './products.tables.ts'

/** Products that an operator put together, such as those on a home page. */
export const collections = pgTable(
  'collections',
  {
    id: identityKey(),
    slug: text('slug').notNull().unique(),
    name: text('name').notNull(),
    description: jsonb('description').$type<RichText>(),
    seoTitle: text('seo_title'),
    seoDescription: text('seo_description'),
    imageUrl: text('image_url'),
    imageAlt: text('image_alt').notNull().default(''),
    imageAltAr: text('image_alt_ar').notNull().default(''),
    pictureAddress: pictureReference('image_url'),
    metadata: jsonb('metadata').$type<Metadata>().notNull().default({}),
    revision: revisionColumn(),
    ...timestamps(),
  },
  (collection) => [
    index('collections_picture_idx')
      .on(collection.pictureAddress)
      .where(sql`${collection.pictureAddress} IS NOT NULL`),
    check('collections_slug_form', sql`${collection.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check('collections_metadata_object', sql`jsonb_typeof(${collection.metadata}) = 'object'`),
  ],
)

export const collectionTranslations = pgTable(
  'collection_translations',
  {
    collectionId: integer('collection_id')
      .notNull()
      .references(() => collections.id, { onDelete: 'cascade' }),
    languageCode: text('language_code').$type<LanguageCode>().notNull(),
    name: text('name'),
    description: jsonb('description').$type<RichText>(),
    seoTitle: text('seo_title'),
    seoDescription: text('seo_description'),
    older: olderColumn(),
  },
  (translation) => [
    primaryKey({ columns: [translation.collectionId, translation.languageCode] }),
    check('collection_translations_language_known', sql`${translation.languageCode} IN ('en', 'ar', 'hi')`),
  ],
)

export const collectionChannelListings = pgTable(
  'collection_channel_listings',
  {
    collectionId: integer('collection_id')
      .notNull()
      .references(() => collections.id, { onDelete: 'cascade' }),
    channelId: integer('channel_id')
      .notNull()
      .references(() => channels.id),
    isPublished: boolean('is_published').notNull().default(false),
    publishedAt: timestamp('published_at', { withTimezone: true }),
  },
  (listing) => [
    primaryKey({ columns: [listing.collectionId, listing.channelId] }),
    check(
      'collection_channel_listings_published_has_time',
      sql`NOT ${listing.isPublished} OR ${listing.publishedAt} IS NOT NULL`,
    ),
  ],
)

export const collectionProducts = pgTable(
  'collection_products',
  {
    collectionId: integer('collection_id')
      .notNull()
      .references(() => collections.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
  },
  (item) => [
    primaryKey({ columns: [item.collectionId, item.productId] }),
    unique('collection_products_position_key').on(item.collectionId, item.position),
    index('collection_products_product_idx').on(item.productId),
  ],
)
