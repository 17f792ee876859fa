import type { FastifyRequest } from 'fastify'
import type { Authenticator } from '#http/authenticator.ts'
import type { Caller } from '#http/caller.ts'
import { ok, refuse } from '#kernel/outcome.ts'
import { type AuthenticatedStaff, authenticateStaff } from '../../use-cases/authenticate-staff.ts'
import type { ListCentresOf } from '../../use-cases/staff-context.ts'

/** The session and centres of the caller, so that they are read once per request. */
const justRead = new WeakMap<Caller, AuthenticatedStaff>()

/** Knows the console's sessions. */
export function staffAuthenticator(listCentresOf: ListCentresOf): Authenticator {
  return async (deps, { staffSession }) => {
    if (!staffSession) return undefined
    const found =
      staffSession.length <= maxTokenLength && (await authenticateStaff(deps, staffSession, listCentresOf))
    if (!found) return refuse('UNAUTHENTICATED')
    const { session, centres } = found
    const caller: Caller = {
      kind: 'operator',
      operatorId: session.member.id,
      sessionId: session.publicId,
      permissions: session.member.permissions,
      centres: centres ? centres.map(({ id }) => id) : 'all',
      hasFreshAuthentication: session.hasFreshAuthentication,
    }
    justRead.set(caller, found)
    return ok(caller)
  }
}

const maxTokenLength = 100

/** The member behind a request of an operator's session. */
export function staffOf({ caller }: FastifyRequest): AuthenticatedStaff | undefined {
  return justRead.get(caller)
}
