import {
  createQuestionCall,
  listConsoleQuestionsCall,
  orderQuestionsCall,
  updateQuestionCall,
} from '@warsha/contract/console/surveys/questions.calls.ts'
import {
  createQuestionSchema,
  listConsoleQuestionsSchema,
  orderQuestionsSchema,
  type RestConsoleQuestion,
  updateQuestionSchema,
} from '@warsha/contract/console/surveys/questions.rest.ts'
import { keysetPage, readPosition } from '#commands/keyset.ts'
import { commandRoute } from '#http/command-route.ts'
import { sendRefusal } from '#http/rest/answers.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { routeOf } from '#http/rest/route-of.ts'
import { refuse } from '#kernel/outcome.ts'
import {
  createQuestion,
  type EditedQuestion,
  editQuestion,
  orderQuestions,
} from '../../use-cases/edit-questions.ts'
import { listEditedQuestions } from '../../use-cases/list-edited-questions.ts'

/** Questions to customers, for operators. */
export const questionRoutes: RestRoutes = (deps) => async (app) => {
  app.route({
    ...routeOf(listConsoleQuestionsCall, listConsoleQuestionsSchema),
    handler: async (request, reply) => {
      const { after: text, limit, type, category_id: categoryId, is_active } = request.query
      const after = text === undefined ? undefined : readAfter(text)
      if (text !== undefined && !after)
        return sendRefusal(request, reply, refuse('INVALID', { field: 'after' }))
      const isActive = is_active === undefined ? undefined : is_active === 'true'
      const found = await listEditedQuestions(deps, { type, categoryId, isActive }, { after, limit })
      return keysetPage(found.questions, { ...found, limit }, { positionOf, write: toQuestion })
    },
  })

  app.route(
    commandRoute(deps, {
      call: createQuestionCall,
      schema: createQuestionSchema,
      command: createQuestion,
      read: ({ body: { type, category_id, title } }) => ({
        type,
        categoryId: category_id,
        titleEn: title.en,
        titleAr: title.ar,
      }),
      write: toQuestion,
    }),
  )

  app.route(
    commandRoute(deps, {
      call: updateQuestionCall,
      schema: updateQuestionSchema,
      command: editQuestion,
      read: ({ params, body: { revision, title, is_active } }) => ({
        id: params.id,
        revision,
        titleEn: title?.en,
        titleAr: title?.ar,
        isActive: is_active,
      }),
      write: toQuestion,
    }),
  )

  app.route(
    commandRoute(deps, {
      call: orderQuestionsCall,
      schema: orderQuestionsSchema,
      command: orderQuestions,
      read: ({ body: { type, category_id, ids } }) => ({ type, categoryId: category_id, ids }),
      write: (questions) => questions.map(toQuestion),
    }),
  )
}

function positionOf({ type, categoryId, position, id }: EditedQuestion) {
  return [type, categoryId ?? 0, position, id]
}

/** Undefined for what is no position of this list. */
function readAfter(text: string) {
  const [type, categoryId, position, id] = readPosition(text, 4) ?? []
  const isKey = (value: unknown): value is number =>
    typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 2_147_483_647
  if (typeof type !== 'string' || !isKey(categoryId) || !isKey(position) || !isKey(id)) return undefined
  return position <= 32_767 ? { type, categoryId, position, id } : undefined
}

function toQuestion(question: EditedQuestion): RestConsoleQuestion {
  const { id, type, categoryId, categoryName, position, titleEn, titleAr, isActive, revision } = question
  return {
    id,
    type,
    category_id: categoryId,
    category_name: categoryName,
    position,
    title: { en: titleEn, ar: titleAr },
    is_active: isActive,
    revision,
  }
}
