import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { endOwnSession, type ListedSession, listSessions } from '../storage/customer-queries.ts'
import type { IdentityContext } from './identity-context.ts'

export type { ListedSession }

export function listOwnSessions(
  { db }: Pick<IdentityContext, 'db'>,
  customerId: number,
): Promise<ListedSession[]> {
  return listSessions(db, customerId)
}

export async function endOneSession(
  { db }: Pick<IdentityContext, 'db'>,
  named: { customerId: number; publicId: string },
): Promise<Outcome<ListedSession, 'NOT_FOUND'>> {
  const ended = await endOwnSession(db, named)
  return ended ? ok(ended) : refuse('NOT_FOUND', { field: 'id' })
}
