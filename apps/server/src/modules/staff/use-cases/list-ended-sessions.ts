import type { Database } from '#kernel/database/connect.ts'
import { findEndedSessions } from '../storage/session-queries.ts'

/** Sessions of the console that are over: their open connections are ended. */
export async function listEndedStaffSessions(
  { db }: { db: Database },
  callers: readonly { kind: string; sessionId: string }[],
): Promise<readonly string[]> {
  const own = callers.filter(({ kind }) => kind === 'operator').map(({ sessionId }) => sessionId)
  return own.length > 0 ? findEndedSessions(db, own) : []
}
