import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
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
import { pictureReference } from '#modules/media/storage/pictures.tables.ts'
import { products, productVariants } from './products.tables.ts'

export type AttributeInputType =
  | 'DROPDOWN'
  | 'MULTISELECT'
  | 'SWATCH'
  | 'NUMERIC'
  | 'BOOLEAN'
  | 'PLAIN_TEXT'
  | 'RICH_TEXT'
  | 'FILE'

/** Attributes of products and variants; pages have their own (see content). */
export const attributes = pgTable(
  'attributes',
  {
    id: identityKey(),
    slug: text('slug').notNull().unique(),
    name: text('name').notNull(),
    inputType: text('input_type').$type<AttributeInputType>().notNull(),
    unit: text('unit'),
    isFilterable: boolean('is_filterable').notNull().default(true),
    isVisible: boolean('is_visible').notNull().default(true),
    isRequired: boolean('is_required').notNull().default(false),
    /** `filter`, `detail` and `lang` steer where the storefront shows it. */
    metadata: jsonb('metadata').$type<Metadata>().notNull().default({}),
    position: integer('position').notNull().default(0),
    revision: revisionColumn(),
    ...timestamps(),
  },
  (attribute) => [
    // Above a million begin the attributes of pages, which the API shows under the same type.
    check('attributes_id_range', sql`${attribute.id} <= 1000000`),
    check('attributes_slug_form', sql`${attribute.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check('attributes_metadata_object', sql`jsonb_typeof(${attribute.metadata}) = 'object'`),
    check(
      'attributes_input_type_known',
      sql`${attribute.inputType} IN ('DROPDOWN', 'MULTISELECT', 'SWATCH', 'NUMERIC', 'BOOLEAN', 'PLAIN_TEXT', 'RICH_TEXT', 'FILE')`,
    ),
  ],
)

export const attributeTranslations = pgTable(
  'attribute_translations',
  {
    attributeId: integer('attribute_id')
      .notNull()
      .references(() => attributes.id, { onDelete: 'cascade' }),
    languageCode: text('language_code').$type<LanguageCode>().notNull(),
    name: text('name').notNull(),
    older: olderColumn(),
  },
  (translation) => [
    primaryKey({ columns: [translation.attributeId, translation.languageCode] }),
    check('attribute_translations_language_known', sql`${translation.languageCode} IN ('en', 'ar', 'hi')`),
  ],
)

/** A choice shared by products, or (numbers, rich texts) the value of one product. */
export const attributeValues = pgTable(
  'attribute_values',
  {
    id: identityKey(),
    attributeId: integer('attribute_id')
      .notNull()
      .references(() => attributes.id, { onDelete: 'cascade' }),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    number: doublePrecision('number'),
    plainText: text('plain_text'),
    richText: jsonb('rich_text').$type<RichText>(),
    fileUrl: text('file_url'),
    pictureAddress: pictureReference('file_url'),
    position: integer('position').notNull().default(0),
    ...timestamps(),
  },
  (value) => [
    unique('attribute_values_slug_key').on(value.attributeId, value.slug),
    index('attribute_values_picture_idx')
      .on(value.pictureAddress)
      .where(sql`${value.pictureAddress} IS NOT NULL`),
    check('attribute_values_id_range', sql`${value.id} <= 1000000`),
  ],
)

export const attributeValueTranslations = pgTable(
  'attribute_value_translations',
  {
    attributeValueId: integer('attribute_value_id').notNull(),
    languageCode: text('language_code').$type<LanguageCode>().notNull(),
    name: text('name').notNull(),
    plainText: text('plain_text'),
    richText: jsonb('rich_text').$type<RichText>(),
    older: olderColumn(),
  },
  (translation) => [
    primaryKey({
      name: 'attribute_value_translations_pk',
      columns: [translation.attributeValueId, translation.languageCode],
    }),
    foreignKey({
      name: 'attribute_value_translations_value_fk',
      columns: [translation.attributeValueId],
      foreignColumns: [attributeValues.id],
    }).onDelete('cascade'),
    check(
      'attribute_value_translations_language_known',
      sql`${translation.languageCode} IN ('en', 'ar', 'hi')`,
    ),
  ],
)

export const productAttributeValues = pgTable(
  'product_attribute_values',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    attributeValueId: integer('attribute_value_id').notNull(),
    position: integer('position').notNull().default(0),
  },
  (assigned) => [
    primaryKey({ columns: [assigned.productId, assigned.attributeValueId] }),
    foreignKey({
      name: 'product_attribute_values_value_fk',
      columns: [assigned.attributeValueId],
      foreignColumns: [attributeValues.id],
    }).onDelete('cascade'),
    index('product_attribute_values_value_idx').on(assigned.attributeValueId),
  ],
)

export const variantAttributeValues = pgTable(
  'variant_attribute_values',
  {
    variantId: integer('variant_id')
      .notNull()
      .references(() => productVariants.id, { onDelete: 'cascade' }),
    attributeValueId: integer('attribute_value_id').notNull(),
    position: integer('position').notNull().default(0),
  },
  (assigned) => [
    primaryKey({ columns: [assigned.variantId, assigned.attributeValueId] }),
    foreignKey({
      name: 'variant_attribute_values_value_fk',
      columns: [assigned.attributeValueId],
      foreignColumns: [attributeValues.id],
    }).onDelete('cascade'),
    index('variant_attribute_values_value_idx').on(assigned.attributeValueId),
  ],
)
