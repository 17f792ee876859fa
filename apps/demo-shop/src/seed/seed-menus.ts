import type { Transaction } from '@warsha/server/kernel/database/connect.ts'
import { pages } from '@warsha/server/modules/content/storage/content.tables.ts'
import { menuItems, menuItemTranslations, menus } from '@warsha/server/modules/menus/storage/menus.tables.ts'
import { type DemoMenuItem, demoMenus } from '../menus/demo-menus.ts'
import { categoryIds, collectionIds, idOf } from './catalogue-keys.ts'
import { insertRows, moveCounters } from './insert-rows.ts'

type Row = DemoMenuItem & {
  id: number
  menuId: number
  parentId: number | null
  level: number
  position: number
}

export async function seedMenus(tx: Transaction): Promise<void> {
  const written = await tx.select({ id: pages.id, slug: pages.slug }).from(pages)
  const pageIds = new Map(written.map(({ id, slug }) => [slug, id]))
  const rows = numberItems()
  await insertRows(
    tx,
    menus,
    demoMenus.map(({ slug, name }, at) => ({ id: at + 1, slug, name })),
  )
  await insertRows(
    tx,
    menuItems,
    rows.map(({ name: [name], category, collection, page, url, children: _children, ...row }) => ({
      ...row,
      name,
      categoryId: category ? idOf(categoryIds, category) : null,
      collectionId: collection ? idOf(collectionIds, collection) : null,
      pageId: page ? idOf(pageIds, page) : null,
      url: url ?? null,
    })),
  )
  await insertRows(
    tx,
    menuItemTranslations,
    rows.map(({ id, name: [, name] }) => ({ menuItemId: id, languageCode: 'ar' as const, name })),
  )
  await moveCounters(tx, [menus, menuItems])
}

/** Parents before children, so that each finds its parent when it is written. */
function numberItems(): Row[] {
  const rows: Row[] = []
  const add = (items: readonly DemoMenuItem[], at: Pick<Row, 'menuId' | 'parentId' | 'level'>): void => {
    for (const [position, item] of items.entries()) {
      const id = rows.length + 1
      rows.push({ ...item, ...at, id, position })
      add(item.children ?? [], { menuId: at.menuId, parentId: id, level: at.level + 1 })
    }
  }
  for (const [index, { items }] of demoMenus.entries()) {
    add(items, { menuId: index + 1, parentId: null, level: 0 })
  }
  return rows
}
