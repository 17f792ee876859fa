import { findLiveSession, type StaffSession } from '../storage/session-queries.ts'
import { hashSecret } from './credentials/session-token.ts'
import type { ListCentresOf, StaffCentre, StaffContext } from './staff-context.ts'

/** The centres are absent where the role is not bound to any. */
export type AuthenticatedStaff = { session: StaffSession; centres: readonly StaffCentre[] | undefined }

/** The member behind a session's token; undefined when the session is over, idle or unknown. */
export async function authenticateStaff(
  { db }: Pick<StaffContext, 'db'>,
  token: string,
  listCentresOf: ListCentresOf,
): Promise<AuthenticatedStaff | undefined> {
  const session = await findLiveSession(db, hashSecret(token))
  if (!session) return undefined
  const { member } = session
  return { session, centres: member.isCentreScoped ? await listCentresOf(db, member.id) : undefined }
}
