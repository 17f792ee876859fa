import { maxQuestions } from '@warsha/contract/surveys/surveys.constants.ts'
import { z } from 'zod'
import { type Changed, defineCommand } from '#commands/define-command.ts'
import type { Transaction } from '#kernel/database/connect.ts'
import { defineEvent } from '#kernel/events/define-event.ts'
import { publish } from '#kernel/events/publish.ts'
import { sanitiseText } from '#kernel/markup/sanitise-text.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import {
  type EditedQuestion,
  findGroup,
  hasCategory,
  insertQuestion,
  lockGroup,
  lockQuestion,
  type QuestionGroup,
  type QuestionPatch,
  setPositions,
  updateQuestion,
} from '../storage/question-queries.ts'

export type { EditedQuestion }

/** An operator changed what is asked. */
export const questionsChanged = defineEvent(
  'survey.questions-changed',
  z.object({ type: z.enum(['returned', 'satisfaction']), categoryId: z.int().nullable() }),
  ({ type, categoryId }) => `${type}:${categoryId ?? 0}`,
)

type NewQuestion = QuestionGroup & { titleEn: string; titleAr: string }

/** Adds a question behind the others of its type and category. */
export const createQuestion = defineCommand({
  action: 'surveys.create-question',
  permission: 'surveys.write',
  async run(tx, _actor, question: NewQuestion) {
    const { categoryId } = question
    if (categoryId !== null && !(await hasCategory(tx, categoryId)))
      return refuse('NOT_FOUND', { field: 'category_id' })
    const words = sanitiseTitles(question)
    if (!words) return refuse('REQUIRED', { field: 'title' })
    await lockGroup(tx, question)
    if ((await findGroup(tx, question)).length >= maxQuestions)
      return refuse('TOO_MANY_QUESTIONS', { params: { count: maxQuestions } })
    return changed(tx, { before: undefined, after: await insertQuestion(tx, { ...question, ...words }) })
  },
})

/** Changes the words of a question, stops asking it or asks it again. Answers stay. */
export const editQuestion = defineCommand({
  action: 'surveys.edit-question',
  permission: 'surveys.write',
  async run(tx, _actor, { id, revision, ...patch }: QuestionPatch & { id: number; revision: number }) {
    const before = await lockQuestion(tx, id)
    if (!before) return refuse('NOT_FOUND')
    const words = sanitiseTitles({
      titleEn: patch.titleEn ?? before.titleEn,
      titleAr: patch.titleAr ?? before.titleAr,
    })
    if (!words) return refuse('REQUIRED', { field: 'title' })
    const after = await updateQuestion(tx, { id, revision, patch: { ...patch, ...words } })
    if (!after) {
      const { titleEn, titleAr, isActive, revision: current } = before
      const state = { title: { en: titleEn, ar: titleAr }, is_active: isActive, revision: current }
      return refuse('VERSION_CONFLICT', { details: { current: state } })
    }
    return changed(tx, { before, after })
  },
})

/** Undefined when nothing is left to read in one of the languages. */
function sanitiseTitles({ titleEn, titleAr }: { titleEn: string; titleAr: string }) {
  const words = { titleEn: sanitiseText(titleEn), titleAr: sanitiseText(titleAr) }
  return words.titleEn && words.titleAr ? words : undefined
}

/** Puts all questions of a type and category into a new order. */
export const orderQuestions = defineCommand({
  action: 'surveys.order-questions',
  permission: 'surveys.write',
  async run(tx, _actor, { ids, ...group }: QuestionGroup & { ids: readonly number[] }) {
    await lockGroup(tx, group)
    const before = await findGroup(tx, group)
    const isWhole = new Set(ids).size === ids.length && ids.length === before.length
    const idsBefore = before.map(({ id }) => id)
    if (!isWhole || (await setPositions(tx, group, ids)) !== ids.length)
      return refuse('CONFLICT', { field: 'ids', details: { current: { ids: idsBefore } } })
    await publish(tx, questionsChanged({ type: group.type, categoryId: group.categoryId }))
    return ok({
      result: await findGroup(tx, group),
      subject: { kind: 'questions', id: `${group.type}:${group.categoryId ?? 'all'}` },
      before: { ids: idsBefore },
      after: { ids },
    })
  },
})

async function changed(
  tx: Transaction,
  { before, after }: { before: EditedQuestion | undefined; after: EditedQuestion },
): Promise<Outcome<Changed<EditedQuestion>, never>> {
  await publish(tx, questionsChanged({ type: after.type, categoryId: after.categoryId }))
  return ok({
    result: after,
    subject: { kind: 'question', id: after.id },
    before: before ? loggedOf(before) : {},
    after: loggedOf(after),
  })
}

function loggedOf({ type, categoryId, position, titleEn, titleAr, isActive }: EditedQuestion) {
  return { type, categoryId, position, titleEn, titleAr, isActive }
}
