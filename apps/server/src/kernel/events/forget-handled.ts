import { lt, sql } from 'drizzle-orm'
import type { Database } from '#kernel/database/connect.ts'
import { processedEvents } from './events.tables.ts'

/** Deletes what is done: jobs after a day, the notes about handled events after a month. Dead letters stay. */
export async function forgetHandled(db: Database): Promise<void> {
  await db.execute(sql`
    DELETE FROM pgboss.job
    WHERE state = 'completed' AND deletion_seconds = 0 AND completed_on < now() - interval '1 day'`)
  await db.delete(processedEvents).where(lt(processedEvents.processedAt, sql`now() - interval '30 days'`))
}
