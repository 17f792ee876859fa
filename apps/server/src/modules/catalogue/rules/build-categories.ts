import type { Category } from './catalogue.ts'
import type { CatalogueRows, CategoryRow } from './catalogue-rows.ts'
import { compareCategories } from './category-order.ts'
import { addTo, emptySet, type ProductSet } from './product-set.ts'
import { groupTranslations } from './translations-of.ts'

type Building = Category & { parent: Category | null; children: Category[] }

/** Links the tree. Answers parents before children, siblings in their order. */
export function buildCategories(rows: CatalogueRows, productCount: number): Map<number, Category> {
  const texts = groupTranslations(rows.categoryTranslations, 'categoryId')
  const built = new Map<number, Building>()
  for (const row of [...rows.categories].sort(byLevelThenOrder)) {
    const parent = row.parentId === null ? null : (built.get(row.parentId) ?? null)
    const category = toCategory(row, parent, texts.get(row.id) ?? {}, emptySet(productCount))
    parent?.children.push(category)
    built.set(row.id, category)
  }
  return built
}

/** A product belongs to its category and to every one above. */
export function addMember(category: Category | null, productIndex: number): void {
  for (let at = category; at; at = at.parent) addTo(at.members, productIndex)
}

function toCategory(
  row: CategoryRow,
  parent: Building | null,
  translations: Category['translations'],
  members: ProductSet,
): Building {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    level: row.level,
    parent,
    children: [],
    description: row.description,
    seoTitle: row.seoTitle,
    seoDescription: row.seoDescription,
    imageUrl: row.imageUrl,
    imageAlt: row.imageAlt,
    usageLimitType: row.usageLimitType,
    metadata: row.metadata,
    updatedAt: row.updatedAt,
    translations,
    members,
  }
}

function byLevelThenOrder(one: CategoryRow, other: CategoryRow): number {
  return one.level - other.level || compareCategories(one, other)
}
