import { sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { identityKey, olderColumn, revisionColumn, timestamps } from '#kernel/database/columns.ts'
import type { LanguageCode, Metadata, RichText } from '#kernel/texts.ts'
import { pictureReference } from '#modules/media/storage/pictures.tables.ts'

export type UsageLimitType = 'per_user' | 'per_order'

/** Four levels. The pair (parent, level - 1) must exist, so neither a wrong level nor a cycle can be stored. */
export const categories = pgTable(
  'categories',
  {
    id: identityKey(),
    parentId: integer('parent_id'),
    level: smallint('level').notNull(),
    parentLevel: smallint('parent_level').generatedAlwaysAs(sql`nullif(level, 0) - 1`),
    slug: text('slug').notNull().unique(),
    /** Unique over the whole tree: the address of a listing carries it. */
    name: text('name').notNull().unique(),
    description: jsonb('description').$type<RichText>(),
    seoTitle: text('seo_title'),
    seoDescription: text('seo_description'),
    imageUrl: text('image_url'),
    imageAlt: text('image_alt').notNull().default(''),
    imageAltAr: text('image_alt_ar').notNull().default(''),
    pictureAddress: pictureReference('image_url'),
    usageLimitType: text('usage_limit_type').$type<UsageLimitType>(),
    /** `priority` orders siblings. */
    metadata: jsonb('metadata').$type<Metadata>().notNull().default({}),
    revision: revisionColumn(),
    ...timestamps(),
  },
  (category) => [
    unique('categories_id_level_key').on(category.id, category.level),
    foreignKey({
      name: 'categories_parent_fk',
      columns: [category.parentId, category.parentLevel],
      foreignColumns: [category.id, category.level],
    }),
    index('categories_picture_idx')
      .on(category.pictureAddress)
      .where(sql`${category.pictureAddress} IS NOT NULL`),
    index('categories_parent_idx').on(category.parentId),
    check('categories_slug_form', sql`${category.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check('categories_level_range', sql`${category.level} BETWEEN 0 AND 3`),
    check('categories_root_has_no_parent', sql`(${category.parentId} IS NULL) = (${category.level} = 0)`),
    check('categories_metadata_object', sql`jsonb_typeof(${category.metadata}) = 'object'`),
    check('categories_usage_limit_known', sql`${category.usageLimitType} IN ('per_user', 'per_order')`),
  ],
)

export const categoryTranslations = pgTable(
  'category_translations',
  {
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
    languageCode: text('language_code').$type<LanguageCode>().notNull(),
    name: text('name'),
    description: jsonb('description').$type<RichText>(),
    seoTitle: text('seo_title'),
    seoDescription: text('seo_description'),
    older: olderColumn(),
  },
  (translation) => [
    primaryKey({ columns: [translation.categoryId, translation.languageCode] }),
    check('category_translations_language_known', sql`${translation.languageCode} IN ('en', 'ar', 'hi')`),
  ],
)
