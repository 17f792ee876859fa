import {
  createFaqEntryCall,
  deleteFaqEntryCall,
  listFaqCall,
  orderFaqCall,
  updateFaqEntryCall,
} from '@warsha/contract/console/content/texts.calls.ts'
import {
  createFaqEntrySchema,
  deleteFaqEntrySchema,
  listFaqSchema,
  orderFaqSchema,
  type RestFaqEntry,
  updateFaqEntrySchema,
} from '@warsha/contract/console/content/texts.rest.ts'
import { keysetPage, readPosition } from '#commands/keyset.ts'
import { commandRoute } from '#http/command-route.ts'
import { sendRefusal } from '#http/rest/answers.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { routeOf } from '#http/rest/route-of.ts'
import { refuse } from '#kernel/outcome.ts'
import {
  createFaqEntry,
  type EditedFaqEntry,
  editFaqEntry,
  type FaqFields,
  listFaq,
  orderFaq,
  removeFaqEntry,
} from '../../use-cases/edit-faq.ts'

/** Questions and answers as operators edit them. */
export const faqRoutes: RestRoutes = (deps) => async (app) => {
  app.route({
    ...routeOf(listFaqCall, listFaqSchema),
    handler: async (request, reply) => {
      const { after, limit, is_published } = request.query
      const [position, id] = after === undefined ? [-1, 0] : (readPosition(after, 2) ?? [])
      if (!isPlace(position) || !isPlace(id))
        return sendRefusal(request, reply, refuse('INVALID', { field: 'after' }))
      const isPublished = is_published === undefined ? undefined : is_published === 'true'
      const page = await listFaq(deps, { isPublished }, { after: { position, id }, limit })
      return keysetPage(
        page.found,
        { ...page, limit },
        { positionOf: (entry) => [entry.position, entry.id], write: toFaqEntry },
      )
    },
  })

  app.route(
    commandRoute(deps, {
      call: createFaqEntryCall,
      schema: createFaqEntrySchema,
      command: createFaqEntry,
      read: ({ body }) => fieldsOf(body),
      write: toFaqEntry,
    }),
  )

  app.route(
    commandRoute(deps, {
      call: updateFaqEntryCall,
      schema: updateFaqEntrySchema,
      command: editFaqEntry,
      read: ({ params, body }) => ({ id: params.id, revision: body.revision, ...fieldsOf(body) }),
      write: toFaqEntry,
    }),
  )

  app.route(
    commandRoute(deps, {
      call: deleteFaqEntryCall,
      schema: deleteFaqEntrySchema,
      command: removeFaqEntry,
      read: ({ params, body }) => ({ id: params.id, revision: body.revision }),
      write: (result) => result,
    }),
  )

  app.route(
    commandRoute(deps, {
      call: orderFaqCall,
      schema: orderFaqSchema,
      command: orderFaq,
      read: ({ body }) => ({ ids: body.ids }),
      write: (entries) => entries.map(toFaqEntry),
    }),
  )
}

function isPlace(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && Math.abs(value) < 2 ** 31
}

function fieldsOf({ question, answer, is_published }: Omit<RestFaqEntry, 'id' | 'revision'>): FaqFields {
  return {
    questionEn: question.en,
    questionAr: question.ar,
    answerEn: answer.en,
    answerAr: answer.ar,
    isPublished: is_published,
  }
}

function toFaqEntry(entry: EditedFaqEntry): RestFaqEntry {
  return {
    id: entry.id,
    question: { en: entry.questionEn, ar: entry.questionAr },
    answer: { en: entry.answerEn, ar: entry.answerAr },
    is_published: entry.isPublished,
    revision: entry.revision,
  }
}
