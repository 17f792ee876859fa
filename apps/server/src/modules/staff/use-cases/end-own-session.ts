import { endSession } from '../storage/session-queries.ts'
import type { StaffContext } from './staff-context.ts'

/** Signs out of the console. */
export async function endOwnSession({ db }: Pick<StaffContext, 'db'>, sessionId: string): Promise<void> {
  await endSession(db, sessionId)
}
