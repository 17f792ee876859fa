import type { Database } from '#kernel/database/connect.ts'
import { countReferences, type Reference } from '#kernel/database/references.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { inTreeOrder, siblingsBelow } from '../rules/category-tree.ts'
import { categoriesPerLevel, type EditedCategory } from '../rules/edited-category.ts'
import {
  findEditedCategory,
  type ListedCategory,
  readCategoryTree,
} from '../storage/edited-category-queries.ts'

export type CategoryNode = ListedCategory & { isBeyondLimit: boolean }

/** The tree in the order of the shop, with those that the shop does not read because ten come before them. */
export async function listCategoryTree({ db }: { db: Database }): Promise<CategoryNode[]> {
  const tree = await readCategoryTree(db)
  const parents = new Set(tree.map(({ parentId }) => parentId))
  const beyond = new Set(
    [...parents].flatMap((parentId) => siblingsBelow(tree, parentId).slice(categoriesPerLevel)),
  )
  return inTreeOrder(tree).map((category) => ({ ...category, isBeyondLimit: beyond.has(category) }))
}

export async function readCategory(
  { db }: { db: Database },
  id: number,
): Promise<Outcome<EditedCategory, 'NOT_FOUND'>> {
  const category = await findEditedCategory(db, id)
  return category ? ok(category) : refuse('NOT_FOUND')
}

/** Records that refer to a category. */
export async function listCategoryUses(
  { db }: { db: Database },
  id: number,
): Promise<Outcome<Reference[], 'NOT_FOUND'>> {
  if (!(await findEditedCategory(db, id))) return refuse('NOT_FOUND')
  return ok(await countReferences(db, { table: 'categories', id, except: ['category_translations'] }))
}
