import { asc } from 'drizzle-orm'
import type { Database } from '#kernel/database/connect.ts'
import { menuItems, menuItemTranslations, menus } from './menus.tables.ts'

/** All menus; items in the order of display, parents before children. */
export async function readMenus(db: Database) {
  const [rows, items, texts] = await Promise.all([
    db.select({ id: menus.id, slug: menus.slug, name: menus.name, metadata: menus.metadata }).from(menus),
    db
      .select({
        id: menuItems.id,
        menuId: menuItems.menuId,
        parentId: menuItems.parentId,
        level: menuItems.level,
        name: menuItems.name,
        url: menuItems.url,
        categoryId: menuItems.categoryId,
        collectionId: menuItems.collectionId,
        pageId: menuItems.pageId,
        metadata: menuItems.metadata,
      })
      .from(menuItems)
      .orderBy(asc(menuItems.level), asc(menuItems.position), asc(menuItems.id)),
    db.select().from(menuItemTranslations),
  ])
  return { rows, items, texts }
}
