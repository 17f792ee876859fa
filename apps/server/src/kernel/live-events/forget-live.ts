import { lt, sql } from 'drizzle-orm'
import type { Database } from '#kernel/database/connect.ts'
import { liveEvents } from './live-events.tables.ts'

/** Deletes what no browser may ask for any more; twice as old as the longest absence that is made up for. */
export async function forgetLive(db: Database): Promise<void> {
  await db.delete(liveEvents).where(lt(liveEvents.createdAt, sql`now() - interval '10 minutes'`))
}
