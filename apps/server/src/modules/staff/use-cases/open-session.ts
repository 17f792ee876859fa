import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { insertSession } from '../storage/session-queries.ts'
import { createSecret } from './credentials/session-token.ts'
import type { StaffContext } from './staff-context.ts'

/** The token goes into the cookie and is shown nowhere else. */
export type OpenedSession = { token: string }

export async function openSession(
  { db }: Pick<StaffContext, 'db'>,
  { memberId, userAgent }: { memberId: number; userAgent: string },
): Promise<Outcome<OpenedSession, 'CREDENTIALS_INVALID'>> {
  const { secret, hash } = createSecret()
  const isOpen = await insertSession(db, { memberId, tokenHash: hash, userAgent })
  return isOpen ? ok({ token: secret }) : refuse('CREDENTIALS_INVALID')
}
