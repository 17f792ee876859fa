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
import type { LanguageCode, Metadata } from '#kernel/texts.ts'
import { categories } from '#modules/catalogue/storage/categories.tables.ts'
import { collections } from '#modules/catalogue/storage/collections.tables.ts'
import { pages } from '#modules/content/storage/content.tables.ts'

export const menus = pgTable(
  'menus',
  {
    id: identityKey(),
    slug: text('slug').notNull().unique(),
    name: text('name').notNull(),
    metadata: jsonb('metadata').$type<Metadata>().notNull().default({}),
    revision: revisionColumn(),
    ...timestamps(),
  },
  (menu) => [check('menus_slug_form', sql`${menu.slug} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`)],
)

/** Three levels. The parent must be of the same menu and one level up, so no cycle can be stored. */
export const menuItems = pgTable(
  'menu_items',
  {
    id: identityKey(),
    menuId: integer('menu_id')
      .notNull()
      .references(() => menus.id, { onDelete: 'cascade' }),
    parentId: integer('parent_id'),
    level: smallint('level').notNull(),
    parentLevel: smallint('parent_level').generatedAlwaysAs(sql`nullif(level, 0) - 1`),
    position: integer('position').notNull().default(0),
    name: text('name').notNull(),
    categoryId: integer('category_id').references(() => categories.id, { onDelete: 'cascade' }),
    collectionId: integer('collection_id').references(() => collections.id, { onDelete: 'cascade' }),
    pageId: integer('page_id').references(() => pages.id, { onDelete: 'cascade' }),
    url: text('url'),
    metadata: jsonb('metadata').$type<Metadata>().notNull().default({}),
  },
  (item) => [
    unique('menu_items_id_level_key').on(item.id, item.menuId, item.level),
    foreignKey({
      name: 'menu_items_parent_fk',
      columns: [item.parentId, item.menuId, item.parentLevel],
      foreignColumns: [item.id, item.menuId, item.level],
    }).onDelete('cascade'),
    index('menu_items_menu_idx').on(item.menuId),
    check('menu_items_level_range', sql`${item.level} BETWEEN 0 AND 2`),
    check('menu_items_root_has_no_parent', sql`(${item.parentId} IS NULL) = (${item.level} = 0)`),
    check(
      'menu_items_one_target',
      sql`num_nonnulls(${item.categoryId}, ${item.collectionId}, ${item.pageId}, ${item.url}) <= 1`,
    ),
    check('menu_items_url_form', sql`${item.url} ~ '^(https?://|/)'`),
  ],
)

export const menuItemTranslations = pgTable(
  'menu_item_translations',
  {
    menuItemId: integer('menu_item_id')
      .notNull()
      .references(() => menuItems.id, { onDelete: 'cascade' }),
    languageCode: text('language_code').$type<LanguageCode>().notNull(),
    name: text('name').notNull(),
    older: olderColumn(),
  },
  (translation) => [
    primaryKey({ columns: [translation.menuItemId, translation.languageCode] }),
    check('menu_item_translations_language_known', sql`${translation.languageCode} IN ('en', 'ar', 'hi')`),
  ],
)
