import { type Changed, type Command, defineCommand } from '#commands/define-command.ts'
import { holds } from '#commands/logged-change.ts'
import type { Transaction } from '#kernel/database/connect.ts'
import { sanitiseText } from '#kernel/markup/sanitise-text.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { refuseStale } from '#modules/staff/index.ts'
import type { PageWarning } from '../rules/page-warnings.ts'
import { replaceTypeAttributes } from '../storage/page-attribute-queries.ts'
import {
  deletePageType,
  type EditedPageType,
  findPageType,
  hasPages,
  insertPageType,
  renamePageType,
} from '../storage/page-type-queries.ts'
import { readPageWarnings } from './read-page-warnings.ts'

export type WarnedPageType = EditedPageType & { warnings: PageWarning[] }

type Names = { name: string; nameAr: string }
/** Attributes that are left out stay. */
type TypeFields = Names & { attributeIds?: readonly number[] | undefined }
type TypeEdit = TypeFields & { id: number; revision: number }

export const createPageType = defineCommand({
  action: 'page-types.create',
  permission: 'content.write',
  async run(tx, _actor, { slug, name, nameAr, attributeIds }: TypeFields & { slug: string }, { clock }) {
    const clean = sanitiseText(name)
    if (!clean) return refuse('REQUIRED', { field: 'name' })
    const type = await insertPageType(tx, { slug, name: clean, nameAr: sanitiseText(nameAr) })
    if (!type) return refuse('SLUG_TAKEN', { field: 'slug' })
    const refusal = await giveAttributes(tx, type.id, attributeIds)
    if (refusal) return refusal
    return typeChanged(tx, { before: undefined, id: type.id, now: clock.now() })
  },
})

/** Its slug stays, because the storefronts know it by that. */
export const editPageType: Command<TypeEdit, WarnedPageType> = defineCommand({
  action: 'page-types.edit',
  permission: 'content.write',
  async restore(tx, actor, { subjectId, before, after }, deps) {
    const current = await findPageType(tx, Number(subjectId))
    if (!current) return refuse('NOT_FOUND')
    if (!holds(loggedType(current), after)) return refuse('CHANGED_SINCE')
    return editPageType.run(tx, actor, { ...current, ...(before as Partial<TypeFields>) }, deps)
  },
  async run(tx, _actor, { id, revision, name, nameAr, attributeIds }: TypeEdit, { clock }) {
    const before = await findPageType(tx, id)
    if (!before) return refuse('NOT_FOUND')
    const clean = sanitiseText(name)
    if (!clean) return refuse('REQUIRED', { field: 'name' })
    const after = await renamePageType(tx, { id, revision, name: clean, nameAr: sanitiseText(nameAr) })
    if (!after) return stale(tx, id)
    const refusal = await giveAttributes(tx, id, attributeIds)
    return refusal ?? typeChanged(tx, { before, id, now: clock.now() })
  },
})

/** Of a type without pages alone. */
export const removePageType = defineCommand({
  action: 'page-types.delete',
  permission: 'content.write',
  async run(tx, _actor, { id, revision }: { id: number; revision: number }) {
    const before = await findPageType(tx, id)
    if (!before) return refuse('NOT_FOUND')
    if (await hasPages(tx, id)) return refuse('PAGE_TYPE_IN_USE')
    if (!(await deletePageType(tx, { id, revision }))) return stale(tx, id)
    return ok({ result: { id }, subject: { kind: 'page-type', id }, before: loggedType(before), after: {} })
  },
})

async function stale(tx: Transaction, id: number) {
  return refuseStale(tx, { kind: 'page-type', id: String(id) }, { ...(await findPageType(tx, id)) })
}

async function giveAttributes(tx: Transaction, typeId: number, ids: readonly number[] | undefined) {
  const given = ids && (await replaceTypeAttributes(tx, typeId, ids))
  if (given === 'unknown') return refuse('INVALID', { field: 'attribute_ids' })
  return given === 'in-use' ? refuse('IN_USE', { field: 'attribute_ids' }) : undefined
}

function loggedType({ slug, name, nameAr, attributeIds }: EditedPageType) {
  return { slug, name, nameAr, attributeIds }
}

async function typeChanged(
  tx: Transaction,
  { before, id, now }: { before: EditedPageType | undefined; id: number; now: Date },
): Promise<Outcome<Changed<WarnedPageType>, 'NOT_FOUND'>> {
  const after = await findPageType(tx, id)
  if (!after) return refuse('NOT_FOUND')
  return ok({
    result: { ...after, warnings: await readPageWarnings(tx, now) },
    subject: { kind: 'page-type', id: after.id },
    before: before ? loggedType(before) : {},
    after: loggedType(after),
  })
}
