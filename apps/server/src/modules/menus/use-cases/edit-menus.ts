import type { Database, Transaction } from '#kernel/database/connect.ts'
import { sanitiseText } from '#kernel/markup/sanitise-text.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { recordCommands } from '#modules/staff/index.ts'
import {
  type EditedMenu,
  type EditedMenuFields,
  type EditedMenuItem,
  type ListedMenu,
  olderNames,
  placeItems,
} from '../rules/edited-menu.ts'
import {
  deleteMenuRow,
  findEditedMenu,
  insertMenu,
  listMenuRows,
  replaceItems,
  updateMenu,
} from '../storage/edited-menu-queries.ts'

/** Menus with their entries, which are saved together. */
export const menuCommands = recordCommands<EditedMenuFields, EditedMenuFields, EditedMenu>({
  subject: 'menu',
  actions: 'menus',
  table: 'menus',
  parts: ['menu_items'],
  fieldOf: {
    menus_slug_unique: 'slug',
    menu_items_category_id_categories_id_fk: 'items',
    menu_items_collection_id_collections_id_fk: 'items',
    menu_items_page_id_pages_id_fk: 'items',
  },
  find: findEditedMenu,
  check(input) {
    const items = input.items.map(sanitiseItem)
    const fields = { ...input, name: sanitiseText(input.name), items }
    if (!fields.name) return refuse('REQUIRED', { field: 'name' })
    if (items.some(({ names }) => !names.en)) return refuse('REQUIRED', { field: 'items' })
    const isValid = placeItems(items) !== undefined && items.every((item) => targetsOf(item) <= 1)
    return isValid ? ok(fields) : refuse('INVALID', { field: 'items' })
  },
  async insert(tx, fields) {
    const id = await insertMenu(tx, fields)
    const saved = await saveItems(tx, id, fields.items, [])
    return saved.ok ? ok(id) : saved
  },
  async update(tx, key, fields, before) {
    if (!(await updateMenu(tx, key, fields))) return ok(false)
    return saveItems(tx, key.id, fields.items, before.items)
  },
  delete: deleteMenuRow,
  logged: ({ slug, name, items }) => ({ slug, name, items }),
  async restored(_tx, { slug, name, items }, before) {
    const fields = { slug, name, items, ...before } as EditedMenuFields
    // An entry that was taken away comes back as a new one.
    const present = new Set(items.map(({ id }) => id))
    const kept = (id: number | null | undefined) => (id && present.has(id) ? id : null)
    return ok({ ...fields, items: fields.items.map((item) => ({ ...item, id: kept(item.id) })) })
  },
})

export function listMenus({ db }: { db: Database }): Promise<ListedMenu[]> {
  return listMenuRows(db)
}

async function saveItems(
  tx: Transaction,
  menuId: number,
  items: readonly EditedMenuItem[],
  before: EditedMenu['items'],
): Promise<Outcome<true, 'INVALID'>> {
  const marked = items.map((item) => ({ ...item, older: olderNames(before, item) }))
  const isSaved = await replaceItems(tx, menuId, placeItems(marked) ?? [])
  return isSaved ? ok(true) : refuse('INVALID', { field: 'items' })
}

function targetsOf({ categoryId, collectionId, pageId, url }: EditedMenuItem): number {
  return [categoryId, collectionId, pageId, url].filter((target) => target !== null).length
}

function sanitiseItem(item: EditedMenuItem): EditedMenuItem {
  const { en, ar, hi } = item.names
  return { ...item, names: { en: sanitiseText(en), ar: sanitiseText(ar), hi: sanitiseText(hi) } }
}
