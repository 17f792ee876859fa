import type { Database } from '#kernel/database/connect.ts'
import { type DeadLetter, listDeadLetters } from '#kernel/events/dead-letters.ts'

export type FailedJob = DeadLetter

/** Events and jobs that failed every time; their payloads are for the command line alone. */
export function listFailedJobs({ db }: { db: Database }): Promise<FailedJob[]> {
  return listDeadLetters(db)
}
