import { type Changed, type Command, defineCommand } from '#commands/define-command.ts'
import { holds } from '#commands/logged-change.ts'
import { refuseViolations } from '#commands/refuse-violations.ts'
import type { Transaction } from '#kernel/database/connect.ts'
import { lockReferences } from '#kernel/database/references.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { refuseStale } from '#modules/staff/index.ts'
import { moveProblem, siblingsBelow, subtreeOf } from '../rules/category-tree.ts'
import type { EditedCategory, EditedCategoryFields } from '../rules/edited-category.ts'
import { loggedTexts, type Marked, olderTextsAfter, restoredTexts } from '../rules/edited-texts.ts'
import {
  deleteCategoryRow,
  findEditedCategory,
  insertCategory,
  lockCategoryTree,
  moveSubtree,
  numberSiblings,
  readCategoryTree,
  updateCategory,
} from '../storage/edited-category-queries.ts'
import { sanitisePicture, sanitiseTexts } from './sanitise-texts.ts'

/** Fields that a constraint of the categories is about. */
const fieldOfConstraint = {
  categories_slug_unique: 'slug',
  categories_name_unique: 'texts.en.name',
  categories_picture_address_pictures_address_fk: 'picture',
}

export const createCategory = defineCommand({
  action: 'categories.create',
  permission: 'catalogue.write',
  async run(tx, _actor, { parentId, ...input }: EditedCategoryFields & { parentId: number | null }) {
    const checked = checkFields(input)
    if (!checked.ok) return checked
    await lockCategoryTree(tx)
    const parent = parentId === null ? undefined : await findEditedCategory(tx, parentId)
    if (parentId !== null && !parent) return refuse('INVALID', { field: 'parent_id' })
    const level = parent ? parent.level + 1 : 0
    if (level > 3) return refuse('CATEGORY_TOO_DEEP', { field: 'parent_id' })
    const made = await refuseViolations(tx, fieldOfConstraint, (inner) =>
      insertCategory(inner, { ...checked.value, parentId, level }),
    )
    return made.ok ? changed(tx, { id: made.value, before: undefined }) : made
  },
})

type CategoryEdit = EditedCategoryFields & Marked & { id: number; revision: number }

export const editCategory: Command<CategoryEdit, EditedCategory> = defineCommand({
  action: 'categories.edit',
  permission: 'catalogue.write',
  async restore(tx, actor, { subjectId, before, after }, deps) {
    const current = await findEditedCategory(tx, Number(subjectId))
    if (!current) return refuse('NOT_FOUND')
    if (!holds(loggedOf(current), after)) return refuse('CHANGED_SINCE')
    return editCategory.run(tx, actor, { ...current, ...before, ...restoredTexts(current, before) }, deps)
  },
  async run(tx, _actor, { id, revision, older, ...input }: CategoryEdit) {
    const before = await findEditedCategory(tx, id)
    if (!before) return refuse('NOT_FOUND')
    const checked = checkFields(input)
    if (!checked.ok) return checked
    await lockCategoryTree(tx)
    const saved = await refuseViolations(tx, fieldOfConstraint, (inner) =>
      updateCategory(inner, {
        ...checked.value,
        id,
        revision,
        older: olderTextsAfter(before, { ...checked.value, older }),
      }),
    )
    if (!saved.ok) return saved
    return saved.value ? changed(tx, { id, before }) : stale(tx, id)
  },
})

type CategoryMove = { id: number; revision: number; parentId: number | null; index: number }

/** Moves a category with everything below it, and numbers its new siblings. */
export const moveCategory: Command<CategoryMove, EditedCategory> = defineCommand({
  action: 'categories.move',
  permission: 'catalogue.write',
  async restore(tx, actor, { subjectId, before, after }, deps) {
    const current = await findEditedCategory(tx, Number(subjectId))
    if (!current) return refuse('NOT_FOUND')
    const { id, revision } = current
    const siblings = siblingsBelow(await readCategoryTree(tx), current.parentId)
    const place = siblings.findIndex((category) => category.id === id)
    if (!holds({ ...loggedOf(current), index: place }, after)) return refuse('CHANGED_SINCE')
    const { parentId = current.parentId, index = place } = before as Partial<CategoryMove>
    return moveCategory.run(tx, actor, { id, revision, parentId, index }, deps)
  },
  async run(tx, _actor, { id, revision, parentId, index }: CategoryMove) {
    await lockCategoryTree(tx)
    const tree = await readCategoryTree(tx)
    const moved = tree.find((category) => category.id === id)
    if (!moved) return refuse('NOT_FOUND')
    const parent = parentId === null ? undefined : tree.find((category) => category.id === parentId)
    if (parentId !== null && !parent) return refuse('INVALID', { field: 'parent_id' })
    const problem = moveProblem(tree, { moved, parent })
    if (problem) return refuse(problem, { field: 'parent_id' })
    const before = await findEditedCategory(tx, id)
    const subtree = subtreeOf(tree, moved)
    const isMoved = await moveSubtree(tx, {
      id,
      revision,
      parentId,
      by: (parent ? parent.level + 1 : 0) - moved.level,
      ids: subtree.map((category) => category.id),
    })
    if (!isMoved) return stale(tx, id)
    const siblings = siblingsBelow(tree, parentId).filter((category) => category.id !== id)
    const ids = siblings.map((category) => category.id).toSpliced(index, 0, id)
    await numberSiblings(tx, { ids, movedId: id })
    const made = await changed(tx, { id, before })
    if (!made.ok) return made
    // The places among the siblings, so that the way back is known.
    const former = siblingsBelow(tree, moved.parentId).findIndex((category) => category.id === id)
    const entry = made.value
    return ok({
      ...entry,
      before: { ...entry.before, index: former },
      after: { ...entry.after, index: ids.indexOf(id) },
    })
  },
})

/** Deletes a category that nothing refers to, neither a product nor a category below it. */
export const deleteCategory = defineCommand({
  action: 'categories.delete',
  permission: 'catalogue.write',
  async run(tx, _actor, { id, revision }: { id: number; revision: number }) {
    await lockCategoryTree(tx)
    const uses = await lockReferences(tx, { table: 'categories', id, except: ['category_translations'] })
    const before = await findEditedCategory(tx, id)
    if (!before) return refuse('NOT_FOUND')
    if (uses.length > 0) return refuse('IN_USE', { details: { uses: uses.map(toUse) } })
    if (!(await deleteCategoryRow(tx, { id, revision }))) return stale(tx, id)
    return ok({ result: { id }, subject: { kind: 'category', id }, before: loggedOf(before), after: {} })
  },
})

function toUse({ table, count }: { table: string; count: number }) {
  return { kind: table, count }
}

function checkFields(input: EditedCategoryFields): Outcome<EditedCategoryFields, 'REQUIRED'> {
  const fields = { ...input, texts: sanitiseTexts(input.texts), picture: sanitisePicture(input.picture) }
  return fields.texts.en.name ? ok(fields) : refuse('REQUIRED', { field: 'texts.en.name' })
}

async function stale(tx: Transaction, id: number) {
  return refuseStale(tx, { kind: 'category', id: String(id) }, { ...(await findEditedCategory(tx, id)) })
}

async function changed(
  tx: Transaction,
  { id, before }: { id: number; before: EditedCategory | undefined },
): Promise<Outcome<Changed<EditedCategory>, 'NOT_FOUND'>> {
  const after = await findEditedCategory(tx, id)
  if (!after) return refuse('NOT_FOUND')
  return ok({
    result: after,
    subject: { kind: 'category', id },
    before: before ? loggedOf(before) : {},
    after: loggedOf(after),
  })
}

function loggedOf({ id: _id, revision: _revision, siblings: _siblings, ...category }: EditedCategory) {
  const { texts, older, ...fields } = category
  return { ...fields, ...loggedTexts({ texts, older }) }
}
