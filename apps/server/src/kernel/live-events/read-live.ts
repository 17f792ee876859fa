import { type SQL, sql } from 'drizzle-orm'
import type { Executor } from '#kernel/database/connect.ts'
import type { Cursor } from './cursor.ts'

export type LiveEvent = { id: number; audience: string; type: string; data: unknown }

/** Events that were committed after a cursor, and the cursor after all of them. */
export type LivePage = { events: LiveEvent[]; after: Cursor; isCut: boolean }

const maxAbsenceSeconds = 300

/** Events committed since the cursor, at most `limit` of them; without a cursor none. */
export async function readLive(
  executor: Executor,
  since: Cursor | undefined,
  limit: number,
): Promise<LivePage> {
  return select(executor, since ? committedSince(since) : sql`false`, limit)
}

/** Events that a browser missed; undefined when they are no longer stored and it has to load afresh. */
export async function readMissed(
  executor: Executor,
  cursor: Cursor,
  audiences: readonly string[],
  limit: number,
): Promise<LivePage | undefined> {
  const keys = audiences.map((audience) => sql`${audience}`)
  const isMissed = sql`${committedSince(cursor)} AND id <> ${cursor.eventId} AND audience IN (${sql.join(keys, sql`, `)})`
  const page = await select(executor, isMissed, limit)
  const isTooOld = page.after.atSeconds - cursor.atSeconds > maxAbsenceSeconds
  // A transaction that this database has not begun yet is of another one, such as before a restore.
  const isForeign = firstNotBegun(cursor) > firstNotBegun(page.after)
  return isTooOld || isForeign || page.isCut ? undefined : page
}

/** The comparison alone would do; the bound lets the index find the few that are worth comparing. */
function committedSince({ snapshot }: Cursor): SQL {
  return sql`written_by >= pg_snapshot_xmin(${snapshot}::pg_snapshot)
    AND NOT pg_visible_in_snapshot(written_by, ${snapshot}::pg_snapshot)`
}

async function select(executor: Executor, condition: SQL, limit: number): Promise<LivePage> {
  const { rows } = await executor.execute<{ snapshot: string; atSeconds: number; events: LiveEvent[] }>(sql`
    SELECT pg_current_snapshot()::text AS snapshot, extract(epoch FROM now())::bigint AS "atSeconds",
      (SELECT coalesce(json_agg(found ORDER BY found.id), '[]') FROM (
        SELECT id, audience, type, data FROM live_events WHERE ${condition} ORDER BY id LIMIT ${limit + 1}
      ) found) AS events`)
  const [row] = rows
  if (!row) throw new Error('The database answered without a snapshot')
  const { snapshot, atSeconds, events } = row
  return {
    events: events.slice(0, limit),
    after: { snapshot, atSeconds, eventId: 0 },
    isCut: events.length > limit,
  }
}

function firstNotBegun({ snapshot }: Cursor): bigint {
  return BigInt(snapshot.split(':', 2)[1] ?? 0)
}
