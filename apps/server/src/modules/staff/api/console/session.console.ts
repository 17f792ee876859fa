import {
  addStaffPasskeyCall,
  endSessionCall,
  proveByCodeCall,
  proveByPasskeyCall,
  proveByPasskeyOptionsCall,
  readSessionCall,
  staffPasskeyOptionsCall,
} from '@warsha/contract/console/staff/staff.calls.ts'
import {
  endSessionSchema,
  passkeyOptionsSchema,
  passkeySchema,
  proveByCodeSchema,
  readSessionSchema,
} from '@warsha/contract/console/staff/staff.rest.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { staffCookie } from '#http/caller.ts'
import { sendRefusal } from '#http/rest/answers.ts'
import type { RestRoutes } from '#http/rest/rest-routes.ts'
import { routeOf } from '#http/rest/route-of.ts'
import type { Outcome } from '#kernel/outcome.ts'
import { endOwnSession } from '../../use-cases/end-own-session.ts'
import { addPasskey, proveByPasskey, startPasskey, startPasskeyChallenge } from '../../use-cases/passkeys.ts'
import { proveByCode } from '../../use-cases/prove-identity.ts'
import type { ListCentresOf } from '../../use-cases/staff-context.ts'
import {
  clearSession,
  consolePageOf,
  memberOf,
  networkClientOf,
  sendOperator,
  sessionRouteOf,
  toOperator,
} from './session-answer.ts'

/** The session of somebody who is signed in to the console. */
export function staffSessionRoutes(listCentresOf: ListCentresOf): RestRoutes {
  return (deps) => async (app) => {
    const sendProven = (request: FastifyRequest, reply: FastifyReply, proven: Outcome<undefined>) =>
      proven.ok
        ? sendOperator(deps, listCentresOf, { request, reply, token: request.cookies[staffCookie] ?? '' })
        : sendRefusal(request, reply, proven)

    app.route({
      ...routeOf(readSessionCall, readSessionSchema),
      handler: async (request) => ({ data: toOperator(memberOf(request)) }),
    })

    app.route({
      ...sessionRouteOf(endSessionCall, endSessionSchema),
      handler: async (request, reply) => {
        await endOwnSession(deps, memberOf(request).session.publicId)
        clearSession(reply)
        return { data: {} }
      },
    })

    app.route({
      ...sessionRouteOf(proveByCodeCall, proveByCodeSchema),
      handler: async (request, reply) => {
        const asked = { ...idsOf(request), code: request.body.code }
        return sendProven(request, reply, await proveByCode(deps, asked, networkClientOf(request)))
      },
    })

    app.route({
      ...sessionRouteOf(proveByPasskeyOptionsCall, passkeyOptionsSchema),
      handler: async (request, reply) => {
        const { memberId } = idsOf(request)
        const started = await startPasskeyChallenge(deps, consolePageOf(deps, request), memberId)
        return started.ok ? { data: started.value } : sendRefusal(request, reply, started)
      },
    })

    app.route({
      ...sessionRouteOf(proveByPasskeyCall, passkeySchema),
      handler: async (request, reply) => {
        const asked = { ...idsOf(request), credential: request.body.credential }
        return sendProven(request, reply, await proveByPasskey(deps, asked, consolePageOf(deps, request)))
      },
    })

    app.route({
      ...sessionRouteOf(staffPasskeyOptionsCall, passkeyOptionsSchema),
      handler: async (request, reply) => {
        const { session } = memberOf(request)
        const started = await startPasskey(deps, session, consolePageOf(deps, request))
        return started.ok ? { data: started.value } : sendRefusal(request, reply, started)
      },
    })

    app.route({
      ...sessionRouteOf(addStaffPasskeyCall, passkeySchema),
      handler: async (request, reply) => {
        const { credential } = request.body
        const page = consolePageOf(deps, request)
        return sendProven(request, reply, await addPasskey(deps, memberOf(request).session, credential, page))
      },
    })
  }
}

function idsOf(request: FastifyRequest): { memberId: number; sessionId: string } {
  const { session } = memberOf(request)
  return { memberId: session.member.id, sessionId: session.publicId }
}
