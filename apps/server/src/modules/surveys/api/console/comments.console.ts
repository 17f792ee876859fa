import {
  approveCommentsCall,
  exportCommentsCall,
  hideCommentCall,
  listCommentsCall,
  moderateCommentCall,
  rejectCommentsCall,
} from '@warsha/contract/console/surveys/comments.calls.ts'
import {
  bulkCommentsSchema,
  exportCommentsSchema,
  hideCommentSchema,
  listCommentsSchema,
  moderateCommentSchema,
  type RestComment,
} from '@warsha/contract/console/surveys/comments.rest.ts'
import { positionBehind, readSortedPage, sortedKeysetPage } from '#commands/list-order.ts'
import { bulkRoute } from '#http/bulk-route.ts'
import { actorOf, commandRoute } from '#http/command-route.ts'
import { sendCsv } from '#http/csv-export.ts'
import { sendRefusal } from '#http/rest/answers.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { routeOf } from '#http/rest/route-of.ts'
import { refuse } from '#kernel/outcome.ts'
import { commentBulks, readCommentSelection } from '../../use-cases/bulk-comments.ts'
import {
  type Comment,
  commentOrder,
  hideCommentCommand,
  listComments,
  listNamedComments,
  moderateCommentCommand,
  type NamedComment,
} from '../../use-cases/moderate-comments.ts'

/** Customers' comments about centres, for operators. */
export const commentRoutes: RestRoutes = (deps) => async (app) => {
  app.route({
    ...routeOf(listCommentsCall, listCommentsSchema),
    handler: async (request, reply) => {
      const page = readSortedPage(commentOrder, request.query)
      if (!page) return sendRefusal(request, reply, refuse('INVALID', { field: 'after' }))
      const { state, centre: centreId } = request.query
      const found = await listComments(deps, actorOf(request), { state, centreId }, page)
      return sortedKeysetPage(found.comments, { ...found, limit: page.limit }, toComment)
    },
  })

  app.route({
    ...routeOf(exportCommentsCall, exportCommentsSchema),
    handler: async (request, reply) => {
      const { state, centre: centreId, sort } = request.query
      return sendCsv<NamedComment>(request, reply, {
        db: deps.db,
        list: 'comments',
        filter: request.query,
        columns: ['written_at', 'centre_en', 'centre_ar', 'rate', 'comment', 'state'],
        write: toRecord,
        async read(last, limit) {
          const page = { sort, after: positionBehind(last), limit }
          const { comments: rows, isExact } = await request.readDatabase((db) =>
            listNamedComments({ db }, actorOf(request), { state, centreId }, page),
          )
          return { rows, isExact }
        },
      })
    },
  })

  for (const [call, bulk] of [
    [approveCommentsCall, commentBulks.approve],
    [rejectCommentsCall, commentBulks.reject],
  ] as const) {
    app.route(
      bulkRoute(deps, {
        call,
        schema: bulkCommentsSchema,
        bulk,
        idType: 'Comment',
        readSelection: readCommentSelection,
        readSettings: () => undefined,
      }),
    )
  }

  app.route(
    commandRoute(deps, {
      call: moderateCommentCall,
      schema: moderateCommentSchema,
      command: moderateCommentCommand,
      read: ({ params, body }) => ({ id: params.id, decision: body.decision }),
      write: toComment,
    }),
  )

  app.route(
    commandRoute(deps, {
      call: hideCommentCall,
      schema: hideCommentSchema,
      command: hideCommentCommand,
      read: ({ params }) => ({ id: params.id }),
      write: toComment,
    }),
  )
}

function toComment({ id, centreId, rate, comment, state, writtenAt }: Comment): RestComment {
  // The answer to a repeated command comes from storage, where a moment is text.
  return { id, centre_id: centreId, rate, comment, state, written_at: new Date(writtenAt).toISOString() }
}

function toRecord({ centre, ...comment }: NamedComment) {
  const { written_at, rate, comment: words, state } = toComment(comment)
  return [written_at, centre?.nameEn ?? null, centre?.nameAr ?? null, rate, words, state]
}
