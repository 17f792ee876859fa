import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { keysOf } from '#kernel/secrets/derived-keys.ts'
import type { Customer } from '../rules/customer.ts'
import { findLiveSession, type LiveSession, liveSessions } from '../storage/live-sessions.ts'
import { readToken, type TokenRefusal } from './credentials/tokens.ts'
import type { IdentityContext } from './identity-context.ts'

/** The customer is set when it was read just now, to save reading it again. */
export type Authenticated = { session: LiveSession; sessionId: string; customer: Customer | undefined }

/** Finds the session of an access token; undefined for what is no token of this shop. */
export async function authenticate(
  { db, config, clock, models }: IdentityContext,
  token: string,
): Promise<Outcome<Authenticated, TokenRefusal> | undefined> {
  const { publicKey } = keysOf(config).tokens
  const read = readToken(token, { now: clock.now(), type: 'access', publicKey })
  if (!read?.ok) return read
  const sessionId = read.value.sid
  const known = await models.get(liveSessions)
  const session = known.find(sessionId)
  if (session) return ok({ session, sessionId, customer: undefined })
  const found = await findLiveSession(db, sessionId)
  if (!found) return refuse('TOKEN_INVALID')
  known.add(sessionId, found.session)
  return ok({ ...found, sessionId })
}
