import { forgetStaleSessions } from '../storage/session-queries.ts'
import type { StaffContext } from './staff-context.ts'

/** Ended sessions stay for a while, for whoever asks the log what happened in them. */
export function forgetStaleStaffSessions({ db }: Pick<StaffContext, 'db'>): Promise<void> {
  return forgetStaleSessions(db)
}
