import type { Metadata } from '#kernel/texts.ts'
import { compareCategories } from './category-order.ts'

/** The deepest level that a category can have. */
export const deepestLevel = 3

/** A category as far as its place in the tree goes. */
export type TreeCategory = {
  id: number
  parentId: number | null
  level: number
  name: string
  metadata: Metadata
}

/** Siblings in the order of the shop. */
export function siblingsBelow<Category extends TreeCategory>(
  categories: readonly Category[],
  parentId: number | null,
): Category[] {
  return categories.filter((category) => category.parentId === parentId).sort(compareCategories)
}

/** Each category followed by those below it, in the order of the shop. */
export function inTreeOrder<Category extends TreeCategory>(
  categories: readonly Category[],
  parentId: number | null = null,
): Category[] {
  return siblingsBelow(categories, parentId).flatMap((category) => [
    category,
    ...inTreeOrder(categories, category.id),
  ])
}

/** The category and everything below it. */
export function subtreeOf<Category extends TreeCategory>(
  categories: readonly Category[],
  top: Category,
): Category[] {
  return [top, ...inTreeOrder(categories, top.id)]
}

export type MoveProblem = 'CATEGORY_IN_ITSELF' | 'CATEGORY_TOO_DEEP'

/** Why a category cannot stand below the parent, with everything that stands below it. */
export function moveProblem<Category extends TreeCategory>(
  categories: readonly Category[],
  { moved, parent }: { moved: Category; parent: Category | undefined },
): MoveProblem | undefined {
  const subtree = subtreeOf(categories, moved)
  if (parent && subtree.some(({ id }) => id === parent.id)) return 'CATEGORY_IN_ITSELF'
  const levels = Math.max(...subtree.map(({ level }) => level)) - moved.level
  return (parent ? parent.level + 1 : 0) + levels > deepestLevel ? 'CATEGORY_TOO_DEEP' : undefined
}
