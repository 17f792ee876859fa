import type { CallSchema, RestCall } from '@warsha/contract/client/rest-call.ts'
import { sessionHours } from '@warsha/contract/console/staff/session.constants.ts'
import type { RestOperator } from '@warsha/contract/console/staff/staff.rest.ts'
import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { staffCookie } from '#http/caller.ts'
import type { Deps } from '#http/deps.ts'
import { createRequestContext } from '#http/request-context.ts'
import { sendRefusal } from '#http/rest/answers.ts'
import { routeOf } from '#http/rest/route-of.ts'
import { type Outcome, refuse } from '#kernel/outcome.ts'
import { clientOf } from '#modules/identity/api/shop/index.ts'
import { networkOf } from '#modules/identity/index.ts'
import { type AuthenticatedStaff, authenticateStaff } from '../../use-cases/authenticate-staff.ts'
import type { OpenedSession } from '../../use-cases/open-session.ts'
import type { ConsolePage } from '../../use-cases/passkeys.ts'
import type { ListCentresOf } from '../../use-cases/staff-context.ts'
import { staffOf } from './staff-caller.ts'

/** A route of an operator's own session and desk: it changes nothing of the shop, so it is no command. */
export function sessionRouteOf<Schema extends CallSchema>(call: RestCall<Schema>, schema: NoInfer<Schema>) {
  const route = routeOf(call, schema)
  return { ...route, config: { ...route.config, isStaffSession: true as const } }
}

/** Answers who is signed in now, and puts the session into its cookie. */
export async function sendOpened(
  deps: Deps,
  listCentresOf: ListCentresOf,
  {
    request,
    reply,
    opened,
  }: { request: FastifyRequest; reply: FastifyReply; opened: Outcome<OpenedSession> },
): Promise<FastifyReply> {
  if (!opened.ok) return sendRefusal(request, reply, opened)
  const { token } = opened.value
  reply.setCookie(staffCookie, token, { ...cookie, maxAge: sessionHours * 3600 })
  return sendOperator(deps, listCentresOf, { request, reply, token })
}

/** The operator as the session stands now. */
export async function sendOperator(
  deps: Deps,
  listCentresOf: ListCentresOf,
  { request, reply, token }: { request: FastifyRequest; reply: FastifyReply; token: string },
): Promise<FastifyReply> {
  const found = await authenticateStaff(deps, token, listCentresOf)
  return found
    ? reply.send({ data: toOperator(found) })
    : sendRefusal(request, reply, refuse('UNAUTHENTICATED'))
}

export function clearSession(reply: FastifyReply): void {
  reply.clearCookie(staffCookie, cookie)
}

const cookie = { path: '/', httpOnly: true, secure: true, sameSite: 'strict' } as const

/** The member behind the request; routes of operators are never reached without. */
export function memberOf(request: FastifyRequest): AuthenticatedStaff {
  const found = staffOf(request)
  if (!found) throw new Error('A route of operators was called without a session')
  return found
}

export function networkClientOf(request: FastifyRequest): { network: string; userAgent: string } {
  return {
    network: networkOf(request.ip),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, maxUserAgentLength),
  }
}

const maxUserAgentLength = 300

export function consolePageOf(deps: Deps, request: FastifyRequest): ConsolePage {
  const context = createRequestContext(deps, request)
  const { ownHost, userAgent } = clientOf(context)
  const { CONSOLE_URL } = deps.config
  return {
    host: CONSOLE_URL ? new URL(CONSOLE_URL).hostname : ownHost,
    origin: context.client.origin,
    userAgent,
  }
}

export function toOperator({ session, centres }: AuthenticatedStaff): RestOperator {
  const { member } = session
  return {
    id: toGlobalId('Operator', member.publicId),
    name: member.name,
    email: member.email,
    language: member.language,
    role: member.role,
    permissions: [...member.permissions],
    centres: centres?.map(({ id, nameEn, nameAr }) => ({ id, name_en: nameEn, name_ar: nameAr })) ?? null,
    session_ends_at: session.expiresAt.toISOString(),
    proof_is_fresh: session.hasFreshAuthentication,
  }
}
