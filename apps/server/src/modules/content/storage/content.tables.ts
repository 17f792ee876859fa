import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  foreignKey,
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
import { pictureReference } from '#modules/media/storage/pictures.tables.ts'

export const pageTypes = pgTable('page_types', {
  id: identityKey(),
  slug: text('slug').notNull().unique(),
  name: text('name').notNull(),
  /** Empty where it has none. */
  nameAr: text('name_ar').notNull().default(''),
  metadata: jsonb('metadata').$type<Metadata>().notNull().default({}),
  revision: revisionColumn(),
  ...timestamps(),
})

/**
 * Banners, popup and texts. A text is one page with translations. A banner has a picture for each language, so there it
 * is a page for each, and `metadata` says for whom: `channels` (comma list), `lang`, `priority`.
 */
export const pages = pgTable(
  'pages',
  {
    id: identityKey(),
    pageTypeId: integer('page_type_id')
      .notNull()
      .references(() => pageTypes.id),
    slug: text('slug').notNull().unique(),
    title: text('title').notNull(),
    content: jsonb('content').$type<RichText>(),
    seoTitle: text('seo_title'),
    seoDescription: text('seo_description'),
    isPublished: boolean('is_published').notNull().default(false),
    publishedAt: timestamp('published_at', { withTimezone: true }),
    /** The shop shows the page before this moment only; null for no end. */
    publishedUntil: timestamp('published_until', { withTimezone: true }),
    metadata: jsonb('metadata').$type<Metadata>().notNull().default({}),
    revision: revisionColumn(),
    ...timestamps(),
  },
  (page) => [
    index('pages_page_type_idx').on(page.pageTypeId),
    check('pages_slug_form', sql`${page.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check('pages_metadata_object', sql`jsonb_typeof(${page.metadata}) = 'object'`),
    check('pages_lang_known', sql`coalesce(${page.metadata} ->> 'lang', 'en') IN ('en', 'ar', 'hi')`),
    check('pages_priority_number', sql`coalesce(${page.metadata} ->> 'priority', '0') ~ '^[0-9]{1,6}$'`),
    check('pages_published_has_time', sql`NOT ${page.isPublished} OR ${page.publishedAt} IS NOT NULL`),
    check('pages_published_until_after_start', sql`${page.publishedUntil} > ${page.publishedAt}`),
  ],
)

export const pageTranslations = pgTable(
  'page_translations',
  {
    pageId: integer('page_id')
      .notNull()
      .references(() => pages.id, { onDelete: 'cascade' }),
    languageCode: text('language_code').$type<LanguageCode>().notNull(),
    title: text('title'),
    content: jsonb('content').$type<RichText>(),
    seoTitle: text('seo_title'),
    seoDescription: text('seo_description'),
    older: olderColumn(),
  },
  (translation) => [
    primaryKey({ columns: [translation.pageId, translation.languageCode] }),
    check('page_translations_language_known', sql`${translation.languageCode} IN ('en', 'ar', 'hi')`),
  ],
)

/**
 * The API shows page and product attributes as one type with one id, so their numbers must never meet:
 * page attributes and their values count from a million.
 */
export const pageAttributes = pgTable(
  'page_attributes',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 1_000_001 }),
    slug: text('slug').notNull().unique(),
    name: text('name').notNull(),
    inputType: text('input_type').$type<PageAttributeInputType>().notNull(),
    metadata: jsonb('metadata').$type<Metadata>().notNull().default({}),
    position: integer('position').notNull().default(0),
    revision: revisionColumn(),
    ...timestamps(),
  },
  (attribute) => [
    check('page_attributes_id_range', sql`${attribute.id} > 1000000`),
    check('page_attributes_slug_form', sql`${attribute.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check(
      'page_attributes_input_type_known',
      sql`${attribute.inputType} IN ('FILE', 'PLAIN_TEXT', 'RICH_TEXT', 'DROPDOWN', 'BOOLEAN')`,
    ),
  ],
)

export type PageAttributeInputType = 'FILE' | 'PLAIN_TEXT' | 'RICH_TEXT' | 'DROPDOWN' | 'BOOLEAN'

export const pageAttributeTranslations = pgTable(
  'page_attribute_translations',
  {
    pageAttributeId: integer('page_attribute_id').notNull(),
    languageCode: text('language_code').$type<LanguageCode>().notNull(),
    name: text('name').notNull(),
  },
  (translation) => [
    primaryKey({
      name: 'page_attribute_translations_pk',
      columns: [translation.pageAttributeId, translation.languageCode],
    }),
    foreignKey({
      name: 'page_attribute_translations_attribute_fk',
      columns: [translation.pageAttributeId],
      foreignColumns: [pageAttributes.id],
    }).onDelete('cascade'),
    check(
      'page_attribute_translations_language_known',
      sql`${translation.languageCode} IN ('en', 'ar', 'hi')`,
    ),
  ],
)

export const pageAttributeValues = pgTable(
  'page_attribute_values',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity({ startWith: 1_000_001 }),
    pageId: integer('page_id')
      .notNull()
      .references(() => pages.id, { onDelete: 'cascade' }),
    pageAttributeId: integer('page_attribute_id')
      .notNull()
      .references(() => pageAttributes.id),
    position: integer('position').notNull().default(0),
    name: text('name').notNull(),
    fileUrl: text('file_url'),
    pictureAddress: pictureReference('file_url'),
    plainText: text('plain_text'),
    richText: jsonb('rich_text').$type<RichText>(),
  },
  (value) => [
    unique('page_attribute_values_place_key').on(value.pageId, value.pageAttributeId, value.position),
    index('page_attribute_values_attribute_idx').on(value.pageAttributeId),
    index('page_attribute_values_picture_idx')
      .on(value.pictureAddress)
      .where(sql`${value.pictureAddress} IS NOT NULL`),
    check('page_attribute_values_id_range', sql`${value.id} > 1000000`),
  ],
)

export const pageAttributeValueTranslations = pgTable(
  'page_attribute_value_translations',
  {
    pageAttributeValueId: integer('page_attribute_value_id').notNull(),
    languageCode: text('language_code').$type<LanguageCode>().notNull(),
    name: text('name').notNull(),
    plainText: text('plain_text'),
    richText: jsonb('rich_text').$type<RichText>(),
    older: olderColumn(),
  },
  (translation) => [
    primaryKey({
      name: 'page_attribute_value_translations_pk',
      columns: [translation.pageAttributeValueId, translation.languageCode],
    }),
    foreignKey({
      name: 'page_attribute_value_translations_value_fk',
      columns: [translation.pageAttributeValueId],
      foreignColumns: [pageAttributeValues.id],
    }).onDelete('cascade'),
    check(
      'page_attribute_value_translations_language_known',
      sql`${translation.languageCode} IN ('ar', 'hi')`,
    ),
  ],
)

/** Attributes that operators fill in on the pages of a type. A banner has its own without being named here. */
export const pageTypeAttributes = pgTable(
  'page_type_attributes',
  {
    pageTypeId: integer('page_type_id')
      .notNull()
      .references(() => pageTypes.id, { onDelete: 'cascade' }),
    pageAttributeId: integer('page_attribute_id')
      .notNull()
      .references(() => pageAttributes.id),
  },
  (assigned) => [
    primaryKey({ columns: [assigned.pageTypeId, assigned.pageAttributeId] }),
    index('page_type_attributes_attribute_idx').on(assigned.pageAttributeId),
  ],
)

export const faqEntries = pgTable('faq_entries', {
  id: identityKey(),
  questionEn: text('question_en').notNull(),
  questionAr: text('question_ar').notNull(),
  answerEn: text('answer_en').notNull(),
  answerAr: text('answer_ar').notNull(),
  position: integer('position').notNull().default(0),
  isPublished: boolean('is_published').notNull().default(true),
  revision: revisionColumn(),
  ...timestamps(),
})

/** Texts and lists that clients read by key, such as `hig-delivery-rules`. */
export const configs = pgTable(
  'configs',
  {
    key: text('key').primaryKey(),
    valueEn: jsonb('value_en').$type<unknown>().notNull(),
    valueAr: jsonb('value_ar').$type<unknown>().notNull(),
    revision: revisionColumn(),
    ...timestamps(),
  },
  (config) => [check('configs_key_form', sql`${config.key} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`)],
)

export type LegalTextKind = 'terms' | 'privacy' | 'returns'
/** Texts before the first heading stand below an empty one. */
export type LegalSection = { readonly heading: string; readonly blocks: RichText['blocks'] }

/** A version is never edited after its date, because customers agreed to it: a change is a new row. */
export const legalTexts = pgTable(
  'legal_texts',
  {
    id: identityKey(),
    kind: text('kind').$type<LegalTextKind>().notNull(),
    version: text('version').notNull(),
    effectiveDate: date('effective_date').notNull(),
    titleEn: text('title_en').notNull(),
    titleAr: text('title_ar').notNull(),
    sectionsEn: jsonb('sections_en').$type<readonly LegalSection[]>().notNull(),
    sectionsAr: jsonb('sections_ar').$type<readonly LegalSection[]>().notNull(),
    revision: revisionColumn(),
    ...timestamps(),
  },
  (legalText) => [
    unique('legal_texts_version_key').on(legalText.kind, legalText.version),
    index('legal_texts_current_idx').on(legalText.kind, legalText.effectiveDate),
    check('legal_texts_kind_known', sql`${legalText.kind} IN ('terms', 'privacy', 'returns')`),
  ],
)
