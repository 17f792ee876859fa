import {
  hideCommentCall,
  listCommentsCall,
  moderateCommentCall,
} from '@warsha/contract/console/surveys/comments.calls.ts'
import {
  hideCommentSchema,
  listCommentsSchema,
  moderateCommentSchema,
  type RestComment,
} from '@warsha/contract/console/surveys/comments.rest.ts'
import { keysetPage, readPosition } from '#commands/keyset.ts'
import { actorOf, commandRoute } from '#http/command-route.ts'
import { sendRefusal } from '#http/rest/answers.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { routeOf } from '#http/rest/route-of.ts'
import { refuse } from '#kernel/outcome.ts'
import {
  type Comment,
  hideCommentCommand,
  listComments,
  moderateCommentCommand,
} from '../../use-cases/moderate-comments.ts'

/** Customers' comments about centres, for operators. */
export const commentRoutes: RestRoutes = (deps) => async (app) => {
  app.route({
    ...routeOf(listCommentsCall, listCommentsSchema),
    handler: async (request, reply) => {
      const { after, limit, state, centre: centreId } = request.query
      const beforeId = after === undefined ? undefined : readPosition(after, 1)?.[0]
      if (after !== undefined && !Number.isSafeInteger(beforeId))
        return sendRefusal(request, reply, refuse('INVALID', { field: 'after' }))
      const asked = {
        state,
        centreId,
        beforeId: beforeId === undefined ? undefined : Number(beforeId),
        limit,
      }
      const found = await listComments(deps, actorOf(request), asked)
      return keysetPage(
        found.comments,
        { ...found, limit },
        { positionOf: ({ id }) => [id], write: toComment },
      )
    },
  })

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
