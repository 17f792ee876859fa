import {
  acceptByTokenCall,
  acceptClosedVisitCall,
  listClosedVisitsCall,
  readClosedVisitCall,
  refundByTokenCall,
  refundClosedVisitCall,
} from '@warsha/contract/closures/closed-visits.calls.ts'
import {
  acceptByTokenSchema,
  acceptClosedVisitSchema,
  listClosedVisitsSchema,
  readClosedVisitSchema,
  refundByTokenSchema,
  refundClosedVisitSchema,
} from '@warsha/contract/closures/closed-visits.rest.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sendRefusal } from '#http/rest/answers.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { routeOf } from '#http/rest/route-of.ts'
import { type Outcome, refuse } from '#kernel/outcome.ts'
import { readOpaqueKey } from '#kernel/read-opaque-key.ts'
import { describeCentres } from '#modules/booking/index.ts'
import { customerIdOf } from '#modules/identity/api/shop/index.ts'
import { type AnsweredCase, acceptByCustomer, refundByCustomer } from '../../use-cases/answer-case.ts'
import { hashToken } from '../../use-cases/hash-token.ts'
import {
  type ClosedVisit,
  describeCases,
  findClosedVisit,
  listClosedVisits,
} from '../../use-cases/read-closed-visits.ts'
import { centresOf, toRestClosedVisit } from './to-rest-closed-visit.ts'

/** Closed visits for their customers, by the token of their link or signed in. */
export const closedVisitRoutes: RestRoutes = (deps) => async (app) => {
  const write = async (visits: readonly ClosedVisit[], { shopLocale }: FastifyRequest) => {
    const centres = await describeCentres(deps.db, visits.flatMap(centresOf))
    return visits.map((visit) => toRestClosedVisit(visit, centres, shopLocale))
  }

  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    answered: Outcome<AnsweredCase, string>,
  ) => {
    if (!answered.ok) return sendRefusal(request, reply, answered)
    const [data] = await write(await describeCases(deps.db, [answered.value]), request)
    return data ? { data } : sendRefusal(request, reply, refuse('NOT_FOUND'))
  }

  app.route({
    ...routeOf(readClosedVisitCall, readClosedVisitSchema),
    handler: async (request, reply) => {
      reply.header('Cache-Control', 'no-store')
      const visit = await findClosedVisit(deps.db, { tokenHash: hashToken(request.query.token) })
      const [data] = visit ? await write([visit], request) : []
      return data ? { data } : sendRefusal(request, reply, refuse('NOT_FOUND', { field: 'token' }))
    },
  })

  app.route({
    ...routeOf(acceptByTokenCall, acceptByTokenSchema),
    handler: async (request, reply) => {
      const { token, offer_id } = request.body
      const key = { tokenHash: hashToken(token) }
      return answer(request, reply, await acceptByCustomer(deps, key, offerKey(offer_id)))
    },
  })

  app.route({
    ...routeOf(refundByTokenCall, refundByTokenSchema),
    handler: async (request, reply) => {
      const key = { tokenHash: hashToken(request.body.token) }
      return answer(request, reply, await refundByCustomer(deps, key))
    },
  })

  app.route({
    ...routeOf(listClosedVisitsCall, listClosedVisitsSchema),
    handler: async (request) => ({
      data: await write(await listClosedVisits(deps.db, ownerOf(request)), request),
    }),
  })

  app.route({
    ...routeOf(acceptClosedVisitCall, acceptClosedVisitSchema),
    handler: async (request, reply) => {
      const key = { publicId: caseKey(request.params.id), customerId: ownerOf(request) }
      const offer = offerKey(request.body.offer_id)
      return answer(request, reply, await acceptByCustomer(deps, key, offer))
    },
  })

  app.route({
    ...routeOf(refundClosedVisitCall, refundClosedVisitSchema),
    handler: async (request, reply) => {
      const key = { publicId: caseKey(request.params.id), customerId: ownerOf(request) }
      return answer(request, reply, await refundByCustomer(deps, key))
    },
  })
}

function ownerOf({ caller }: FastifyRequest): number {
  const id = customerIdOf(caller)
  if (id === undefined) throw new Error('The route is for customers alone')
  return id
}

/** No row has it. */
const nothing = '00000000-0000-0000-0000-000000000000'

const caseKey = (id: string) => readOpaqueKey('ClosureCase', id) ?? nothing
const offerKey = (id: string) => readOpaqueKey('ClosureOffer', id) ?? nothing
