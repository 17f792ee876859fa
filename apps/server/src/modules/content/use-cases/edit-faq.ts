import { type Changed, defineCommand } from '#commands/define-command.ts'
import { maxCount } from '#commands/keyset.ts'
import type { Database, Transaction } from '#kernel/database/connect.ts'
import { sanitiseText } from '#kernel/markup/sanitise-text.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { refuseStale } from '#modules/staff/index.ts'
import {
  deleteFaqEntry,
  type EditedFaqEntry,
  type FaqFields,
  findFaqEntries,
  findFaqEntry,
  insertFaqEntry,
  lockFaqEntries,
  setFaqPositions,
  updateFaqEntry,
} from '../storage/faq-queries.ts'

export type { EditedFaqEntry, FaqFields }

export async function listFaq(
  { db }: { db: Database },
  filter: { isPublished: boolean | undefined },
  position: { after: { position: number; id: number }; limit: number },
) {
  const { found, total } = await findFaqEntries(db, filter, position)
  return { found, total: Math.min(total, maxCount), isExact: total <= maxCount }
}

export const createFaqEntry = defineCommand({
  action: 'faq.create',
  permission: 'content.write',
  async run(tx, _actor, input: FaqFields) {
    const fields = cleanFields(input)
    if (!fields.ok) return fields
    return entryChanged(undefined, await insertFaqEntry(tx, fields.value))
  },
})

type Edit = FaqFields & { id: number; revision: number }

export const editFaqEntry = defineCommand({
  action: 'faq.edit',
  permission: 'content.write',
  async run(tx, _actor, { id, revision, ...input }: Edit) {
    const before = await findFaqEntry(tx, id)
    if (!before) return refuse('NOT_FOUND')
    const fields = cleanFields(input)
    if (!fields.ok) return fields
    const after = await updateFaqEntry(tx, { ...fields.value, id, revision })
    return after ? entryChanged(before, after) : stale(tx, id)
  },
})

export const removeFaqEntry = defineCommand({
  action: 'faq.delete',
  permission: 'content.write',
  async run(tx, _actor, read: { id: number; revision: number }) {
    const before = await findFaqEntry(tx, read.id)
    if (!before) return refuse('NOT_FOUND')
    if (!(await deleteFaqEntry(tx, read))) return stale(tx, read.id)
    return ok({
      result: { id: read.id },
      subject: { kind: 'faq-entry', id: read.id },
      before: logged(before),
      after: {},
    })
  },
})

/** All of them: an order that leaves out an entry which came meanwhile is refused. */
export const orderFaq = defineCommand({
  action: 'faq.order',
  permission: 'content.write',
  async run(tx, _actor, { ids }: { ids: readonly number[] }) {
    const before = await lockFaqEntries(tx)
    const known = new Set(before.map(({ id }) => id))
    if (new Set(ids).size !== ids.length || ids.length !== known.size || !ids.every((id) => known.has(id)))
      return refuse('COUNT_CHANGED', { field: 'ids', params: { count: known.size } })
    await setFaqPositions(tx, ids)
    return ok({
      result: await lockFaqEntries(tx),
      subject: { kind: 'faq-order', id: 'all' },
      before: { order: before.map(({ id }) => id) },
      after: { order: [...ids] },
    })
  },
})

async function stale(tx: Transaction, id: number) {
  return refuseStale(tx, { kind: 'faq-entry', id: String(id) }, { ...(await findFaqEntry(tx, id)) })
}

function entryChanged(
  before: EditedFaqEntry | undefined,
  after: EditedFaqEntry,
): Outcome<Changed<EditedFaqEntry>, never> {
  return ok({
    result: after,
    subject: { kind: 'faq-entry', id: after.id },
    before: before ? logged(before) : {},
    after: logged(after),
  })
}

function logged({ id: _id, revision: _revision, position: _position, ...fields }: EditedFaqEntry) {
  return fields
}

/** Both languages are needed. */
function cleanFields(input: FaqFields): Outcome<FaqFields, 'REQUIRED'> {
  const fields = {
    questionEn: sanitiseText(input.questionEn),
    questionAr: sanitiseText(input.questionAr),
    answerEn: sanitiseText(input.answerEn),
    answerAr: sanitiseText(input.answerAr),
    isPublished: input.isPublished,
  }
  if (!fields.questionEn || !fields.questionAr) return refuse('REQUIRED', { field: 'question' })
  if (!fields.answerEn || !fields.answerAr) return refuse('REQUIRED', { field: 'answer' })
  return ok(fields)
}
