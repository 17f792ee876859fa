import { findEndedSessions } from '../storage/live-sessions.ts'
import type { IdentityContext } from './identity-context.ts'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Ended sessions of these callers, whose open connections must be closed. */
export async function listEndedSessions(
  { db }: Pick<IdentityContext, 'db'>,
  callers: readonly { kind: string; sessionId: string }[],
): Promise<readonly string[]> {
  const own = callers
    .filter(({ kind, sessionId }) => kind !== 'operator' && uuid.test(sessionId))
    .map(({ sessionId }) => sessionId)
  return own.length > 0 ? findEndedSessions(db, own) : []
}
