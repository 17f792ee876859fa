import type { Translations } from '#kernel/described-attributes.ts'
import type { Metadata } from '#kernel/texts.ts'

export type Menu = {
  id: number
  slug: string
  name: string
  metadata: Metadata
  /** Those at the top, in their order. */
  items: readonly MenuItem[]
}

/** Leads to at most one of category, collection, page and address. */
export type MenuItem = {
  id: number
  name: string
  level: number
  url: string | null
  categoryId: number | null
  collectionId: number | null
  pageId: number | null
  metadata: Metadata
  translations: Translations<{ name: string }>
  menu: Menu
  parent: MenuItem | null
  children: readonly MenuItem[]
}

type MenuRow = Omit<Menu, 'items'>
export type MenuItemRow = Omit<MenuItem, 'menu' | 'parent' | 'children' | 'translations'> & {
  menuId: number
  parentId: number | null
}
type TextRow = { menuItemId: number; languageCode: string; name: string }

/** Links the rows to trees; items come in the order of display, parents before children. */
export function buildMenus(
  rows: readonly MenuRow[],
  itemRows: readonly MenuItemRow[],
  textRows: readonly TextRow[],
): Menu[] {
  const menus = new Map(rows.map((row) => [row.id, { ...row, items: [] as MenuItem[] }]))
  const texts = Map.groupBy(textRows, ({ menuItemId }) => menuItemId)
  const items = new Map<number, MenuItem & { children: MenuItem[] }>()
  for (const { menuId, parentId, ...row } of itemRows) {
    const menu = menus.get(menuId)
    const parent = parentId === null ? null : items.get(parentId)
    if (!menu || parent === undefined) continue
    const own = (texts.get(row.id) ?? []).map((text) => [text.languageCode, text])
    const item = { ...row, menu, parent, children: [], translations: Object.fromEntries(own) }
    items.set(row.id, item)
    const siblings = parent ? parent.children : menu.items
    siblings.push(item)
  }
  return [...menus.values()]
}
