import { sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import type { OlderTexts } from '#kernel/texts.ts'
import type { EditedMenu, EditedMenuItem, ListedMenu, PlacedItem } from '../rules/edited-menu.ts'

type Key = { id: number; revision: number }

export async function listMenuRows(executor: Executor): Promise<ListedMenu[]> {
  const { rows } = await executor.execute<ListedMenu>(sql`
    SELECT menu.id, menu.slug, menu.name,
      (SELECT count(*)::integer FROM menu_items AS item WHERE item.menu_id = menu.id) AS items
    FROM menus AS menu ORDER BY menu.name, menu.id`)
  return rows
}

type StoredItem = EditedMenu['items'][number] & { parentId: number | null }

export async function findEditedMenu(executor: Executor, id: number): Promise<EditedMenu | undefined> {
  const name = (
    language: 'ar' | 'hi',
  ) => sql`coalesce((SELECT translated.name FROM menu_item_translations AS translated
    WHERE translated.menu_item_id = item.id AND translated.language_code = ${language}), '')`
  const older = (
    language: 'ar' | 'hi',
  ) => sql`coalesce((SELECT translated.older FROM menu_item_translations AS translated
    WHERE translated.menu_item_id = item.id AND translated.language_code = ${language}), '{}')`
  const { rows } = await executor.execute<Omit<EditedMenu, 'items'> & { items: StoredItem[] }>(sql`
    SELECT menu.id, menu.slug, menu.name, menu.revision,
      (SELECT coalesce(json_agg(json_build_object('id', item.id, 'parentId', item.parent_id, 'level', item.level,
          'names', json_build_object('en', item.name, 'ar', ${name('ar')}, 'hi', ${name('hi')}),
          'older', json_build_object('ar', ${older('ar')}, 'hi', ${older('hi')}),
          'categoryId', item.category_id, 'collectionId', item.collection_id, 'pageId', item.page_id, 'url', item.url)
          ORDER BY item.position, item.id), '[]')
        FROM menu_items AS item WHERE item.menu_id = menu.id) AS items
    FROM menus AS menu WHERE menu.id = ${id}`)
  const [menu] = rows
  return menu && { ...menu, items: inTreeOrder(menu.items, null) }
}

function inTreeOrder(items: readonly StoredItem[], parentId: number | null): EditedMenu['items'][number][] {
  return items
    .filter((item) => item.parentId === parentId)
    .flatMap(({ parentId: _parent, ...item }) => [item, ...inTreeOrder(items, item.id)])
}

export async function insertMenu(tx: Transaction, { slug, name }: { slug: string; name: string }) {
  const { rows } = await tx.execute<{ id: number }>(
    sql`INSERT INTO menus (slug, name) VALUES (${slug}, ${name}) RETURNING id`,
  )
  const id = rows[0]?.id
  if (id === undefined) throw new Error('No menu was made')
  return id
}

/** False when it was changed since this revision was read. */
export async function updateMenu(
  tx: Transaction,
  { id, revision }: Key,
  { slug, name }: { slug: string; name: string },
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    UPDATE menus SET slug = ${slug}, name = ${name}, revision = revision + 1, updated_at = now()
    WHERE id = ${id} AND revision = ${revision}`)
  return rowCount === 1
}

export async function deleteMenuRow(tx: Transaction, { id, revision }: Key): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`DELETE FROM menus WHERE id = ${id} AND revision = ${revision}`)
  return rowCount === 1
}

/**
 * Makes these the entries of a menu; those that have an id keep it, with their metadata. False when one of the ids is of
 * another menu.
 */
export async function replaceItems(
  tx: Transaction,
  menuId: number,
  items: readonly PlacedItem<EditedMenuItem & { older: OlderTexts }>[],
): Promise<boolean> {
  const { rows: old } = await tx.execute<{ id: number; metadata: object }>(
    sql`DELETE FROM menu_items WHERE menu_id = ${menuId} RETURNING id, metadata`,
  )
  const metadataOf = new Map(old.map(({ id, metadata }) => [id, metadata]))
  const given = items.flatMap(({ id }) => id ?? [])
  if (new Set(given).size < given.length || given.some((id) => !metadataOf.has(id))) return false
  if (items.length === 0) return true
  const { rows: fresh } = await tx.execute<{ id: number }>(sql`
    SELECT nextval(pg_get_serial_sequence('menu_items', 'id'))::integer AS id FROM generate_series(1, ${items.length})`)
  const ids = items.map(({ id }, at) => id ?? fresh[at]?.id ?? 0)
  // One statement: parents and children refer to each other.
  await tx.execute(sql`
    INSERT INTO menu_items (id, menu_id, parent_id, level, position, name, category_id, collection_id, page_id, url, metadata)
    VALUES ${sql.join(
      items.map(
        (
          item,
          at,
        ) => sql`(${ids[at]}, ${menuId}, ${item.parent === null ? null : ids[item.parent]}, ${item.level},
          ${item.position}, ${item.names.en}, ${item.categoryId}, ${item.collectionId}, ${item.pageId}, ${item.url},
          ${JSON.stringify(metadataOf.get(ids[at] ?? 0) ?? {})}::jsonb)`,
      ),
      sql`, `,
    )}`)
  const names = items.flatMap(({ names: { ar, hi }, older }, at) => [
    { id: ids[at], language: 'ar', name: ar, isOlder: older.ar.length > 0 },
    { id: ids[at], language: 'hi', name: hi, isOlder: older.hi.length > 0 },
  ])
  const written = names.filter(({ name }) => name)
  await tx.execute(sql`
    INSERT INTO menu_item_translations (menu_item_id, language_code, name, older)
    SELECT id, language, name, CASE WHEN is_older THEN ARRAY['name'] ELSE '{}'::text[] END
    FROM unnest(${sql.param(written.map(({ id }) => id))}::integer[],
      ${sql.param(written.map(({ language }) => language))}::text[], ${sql.param(written.map(({ name }) => name))}::text[],
      ${sql.param(written.map(({ isOlder }) => isOlder))}::boolean[]) AS given (id, language, name, is_older)`)
  return true
}
