import { addTo, emptySet, removeFrom } from '@warsha/data-structures/key-set.ts'
import type { Category, Product } from './catalogue.ts'
import type { CategoryRow, SharedRows } from './catalogue-rows.ts'
import type { CatalogueStore } from './catalogue-store.ts'
import { compareCategories } from './category-order.ts'
import { groupTranslations } from './group-rows.ts'

type Building = Category & { parent: Category | null; children: Category[] }

/** Puts the tree in: parents before children, siblings in their order. A category stays the same object. */
export function putCategories(
  store: CatalogueStore,
  rows: Pick<SharedRows, 'categories' | 'categoryTranslations'>,
): void {
  const texts = groupTranslations(rows.categoryTranslations, 'categoryId', (row) => row)
  const before = parentsOf(store.categories)
  const known = store.categoriesById
  const built = new Map<number, Building>()
  for (const row of [...rows.categories].sort(byLevelThenOrder)) {
    const parent = row.parentId === null ? null : (built.get(row.parentId) ?? null)
    const members = known.get(row.id)?.members ?? emptySet()
    const fresh: Building = {
      ...plain(row),
      parent,
      children: [],
      translations: texts.get(row.id) ?? {},
      members,
    }
    const category = Object.assign((known.get(row.id) as Building | undefined) ?? fresh, fresh)
    parent?.children.push(category)
    built.set(row.id, category)
  }
  store.categories = [...built.values()]
  store.categoriesById = built
  store.categoriesBySlug = new Map(store.categories.map((category) => [category.slug, category]))
  if (before !== parentsOf(store.categories)) gatherMembers(store)
}

/** A product belongs to its category and to every one above. */
export function addMember(category: Category | null, slot: number): void {
  for (let at = category; at; at = at.parent) addTo(at.members, slot)
}

export function removeMember(category: Category | null, slot: number): void {
  for (let at = category; at; at = at.parent) removeFrom(at.members, slot)
}

/** The shape of the tree as a text that is the same as long as no category moves. */
function parentsOf(categories: readonly Category[]): string {
  return categories
    .map(({ id, parent }) => `${id}:${parent?.id}`)
    .sort()
    .join()
}

function gatherMembers({ categories, productsById }: CatalogueStore): void {
  for (const category of categories) category.members = emptySet()
  for (const { category, slot } of productsById.values() as Iterable<Product>) addMember(category, slot)
}

function plain({ parentId: _, ...row }: CategoryRow) {
  return row
}

function byLevelThenOrder(one: CategoryRow, other: CategoryRow): number {
  return one.level - other.level || compareCategories(one, other)
}
