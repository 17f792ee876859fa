import { findOlderTexts, noOlderTexts, type OlderTexts } from '#kernel/texts.ts'

/** Where an entry leads to: at most one of these. */
export type MenuTarget = {
  categoryId: number | null
  collectionId: number | null
  pageId: number | null
  url: string | null
}

/** An entry; one without an id is new. */
export type EditedMenuItem = MenuTarget & {
  id: number | null
  level: number
  names: { en: string; ar: string; hi: string }
  /** Of a change that is taken back; otherwise the names say which are older. */
  older?: OlderTexts | undefined
}

/** The fields of a menu that operators edit. */
export type EditedMenuFields = {
  slug: string
  name: string
  /** Each followed by those below it, one level deeper. */
  items: readonly EditedMenuItem[]
}

export type EditedMenu = Omit<EditedMenuFields, 'items'> & {
  id: number
  revision: number
  items: readonly (EditedMenuItem & { id: number; older: OlderTexts })[]
}

export type ListedMenu = { id: number; slug: string; name: string; items: number }

/** An entry with the number of the one it stands below; null at the top. */
export type PlacedItem<Item> = Item & { parent: number | null; position: number }

/** The place of each entry, by the order and the levels; undefined when one stands deeper than the one before allows. */
export function placeItems<Item extends { level: number }>(
  items: readonly Item[],
): PlacedItem<Item>[] | undefined {
  const placed: PlacedItem<Item>[] = []
  const path: number[] = []
  const counts = new Map<number | null, number>()
  for (const [at, item] of items.entries()) {
    if (item.level > path.length) return undefined
    path.length = item.level
    const parent = path.at(-1) ?? null
    const position = counts.get(parent) ?? 0
    counts.set(parent, position + 1)
    placed.push({ ...item, parent, position })
    path.push(at)
  }
  return placed
}

/** The names of an entry that are older than the English one once it is saved. */
export function olderNames(before: EditedMenu['items'], { id, names, older }: EditedMenuItem): OlderTexts {
  const former = before.find((item) => item.id === id)
  if (older || !former) return older ?? noOlderTexts
  return findOlderTexts(['name'], {
    older: former.older,
    was: (_name, language) => former.names[language],
    is: (_name, language) => names[language],
  })
}
