import {
  acceptCaseCall,
  closeCentreCall,
  listCasesCall,
  listClosuresCall,
  previewClosingCall,
  readClosureCall,
  refundCaseCall,
  reopenClosureCall,
} from '@warsha/contract/console/closures/closures.calls.ts'
import {
  acceptCaseSchema,
  closeCentreSchema,
  listCasesSchema,
  listClosuresSchema,
  previewClosingSchema,
  readClosureSchema,
  refundCaseSchema,
  reopenClosureSchema,
} from '@warsha/contract/console/closures/closures.rest.ts'
import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { readSortedPage, sortedKeysetPage } from '#commands/list-order.ts'
import { actorOf, commandRoute } from '#http/command-route.ts'
import { sendRefusal } from '#http/rest/answers.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { routeOf } from '#http/rest/route-of.ts'
import { refuse } from '#kernel/outcome.ts'
import { readOpaqueKey } from '#kernel/read-opaque-key.ts'
import {
  acceptForCustomer,
  type DecidedCase,
  refundForCustomer,
} from '../../use-cases/answer-for-customer.ts'
import { closeCentre } from '../../use-cases/close-centre.ts'
import {
  caseOrder,
  closureOrder,
  listCases,
  listClosures,
  readClosure,
} from '../../use-cases/list-closures.ts'
import { lookAtClosing } from '../../use-cases/look-at-closing.ts'
import { reopenCentre } from '../../use-cases/reopen-centre.ts'
import { closureFileRoutes } from './closure-files.console.ts'
import { toRestCase, toRestClosure, toRestPreview } from './to-console-closure.ts'

/** Closing a centre for a time, and what becomes of its bookings. */
export const closureRoutes: RestRoutes = (deps) => async (app) => {
  app.route({
    ...routeOf(previewClosingCall, previewClosingSchema),
    handler: async (request, reply) => {
      const { starts_at, ends_at } = request.query
      const looked = await lookAtClosing(deps, {
        centreId: request.params.id,
        centres: actorOf(request).centres,
        startsAt: new Date(starts_at),
        endsAt: new Date(ends_at),
      })
      return looked.ok ? { data: toRestPreview(looked.value) } : sendRefusal(request, reply, looked)
    },
  })

  app.route(
    commandRoute(deps, {
      call: closeCentreCall,
      schema: closeCentreSchema,
      command: closeCentre,
      read: ({ params, body: { starts_at, ends_at, reason } }) => ({
        centreId: params.id,
        startsAt: starts_at,
        endsAt: ends_at,
        why: reason ?? '',
      }),
      write: ({ publicId }) => ({ id: toGlobalId('Closure', publicId) }),
    }),
  )

  app.route({
    ...routeOf(listClosuresCall, listClosuresSchema),
    handler: async (request, reply) => {
      const page = readSortedPage(closureOrder, request.query)
      if (!page) return sendRefusal(request, reply, refuse('INVALID', { field: 'after' }))
      const { centre: centreId, state } = request.query
      const found = await listClosures(deps, actorOf(request), { centreId, state }, page)
      return sortedKeysetPage(found.closures, { ...found, limit: page.limit }, toRestClosure)
    },
  })

  await app.register(closureFileRoutes(deps))

  app.route({
    ...routeOf(readClosureCall, readClosureSchema),
    handler: async (request, reply) => {
      const { centres } = actorOf(request)
      const found = await readClosure(deps.db, { publicId: closureKey(request.params.id), centres })
      return found.ok ? { data: toRestClosure(found.value) } : sendRefusal(request, reply, found)
    },
  })

  app.route({
    ...routeOf(listCasesCall, listCasesSchema),
    handler: async (request, reply) => {
      const page = readSortedPage(caseOrder, request.query)
      if (!page) return sendRefusal(request, reply, refuse('INVALID', { field: 'after' }))
      const asked = { publicId: closureKey(request.params.id), state: request.query.state }
      const found = await listCases(deps, actorOf(request), asked, page)
      if (!found.ok) return sendRefusal(request, reply, found)
      return sortedKeysetPage(found.value.cases, { ...found.value, limit: page.limit }, toRestCase)
    },
  })

  app.route(
    commandRoute(deps, {
      call: reopenClosureCall,
      schema: reopenClosureSchema,
      command: reopenCentre,
      read: ({ params }) => ({ publicId: closureKey(params.id) }),
      write: toRestClosure,
    }),
  )

  app.route(
    commandRoute(deps, {
      call: acceptCaseCall,
      schema: acceptCaseSchema,
      command: acceptForCustomer,
      read: ({ params, body: { offer_id } }) => ({
        publicId: caseKey(params.id),
        offerPublicId: readOpaqueKey('ClosureOffer', offer_id) ?? nothing,
      }),
      write: toDecided,
    }),
  )

  app.route(
    commandRoute(deps, {
      call: refundCaseCall,
      schema: refundCaseSchema,
      command: refundForCustomer,
      read: ({ params }) => ({ publicId: caseKey(params.id) }),
      write: toDecided,
    }),
  )
}

/** No row has it. */
const nothing = '00000000-0000-0000-0000-000000000000'

const closureKey = (id: string) => readOpaqueKey('Closure', id) ?? nothing
const caseKey = (id: string) => readOpaqueKey('ClosureCase', id) ?? nothing

function toDecided({ publicId, state, refundBaisa }: DecidedCase) {
  return { id: toGlobalId('ClosureCase', publicId), state, refund_baisa: refundBaisa }
}
