import { sql } from 'drizzle-orm'
import type { Executor } from '#kernel/database/connect.ts'
import type { Cursor } from './cursor.ts'

export type LiveEvent = { id: number; audience: string; type: string; data: unknown; writtenBy: bigint }

/** What one snapshot of the database holds, and up to where it is complete. */
export type LivePage = { horizon: bigint; atSeconds: number; isCut: boolean; events: LiveEvent[] }

type Row = {
  horizon: string
  atSeconds: number
  newest: string
  events: { id: number; audience: string; type: string; data: unknown; written_by: string }[]
}

const longestAbsenceSeconds = 300

/**
 * Events of transactions at or after the horizon, at most `limit` of them. Without a horizon those that the
 * next read with this one's horizon would find again.
 */
export async function readLive(
  executor: Executor,
  horizon: bigint | undefined,
  limit: number,
): Promise<LivePage> {
  const from = horizon === undefined ? sql`pg_snapshot_xmin(snapshot)` : sql`${String(horizon)}::xid8`
  return toPage(await select(executor, sql`written_by >= ${from}`, limit), limit)
}

/** What a browser missed. Undefined when that can no longer be known: it has to load afresh. */
export async function readMissed(
  executor: Executor,
  cursor: Cursor,
  audiences: readonly string[],
  limit: number,
): Promise<LivePage | undefined> {
  const isMissed = sql`written_by >= ${String(cursor.horizon)}::xid8 AND id <> ${cursor.eventId}
    AND audience IN (${sql.join(
      audiences.map((audience) => sql`${audience}`),
      sql`, `,
    )})`
  const row = await select(executor, isMissed, limit)
  const page = toPage(row, limit)
  const isTooOld = page.atSeconds - cursor.atSeconds > longestAbsenceSeconds
  // A number that this database has not reached yet is of another one, such as before a restore.
  const isForeign = cursor.horizon > BigInt(row.newest)
  return isTooOld || isForeign || page.isCut ? undefined : page
}

async function select(executor: Executor, condition: ReturnType<typeof sql>, limit: number): Promise<Row> {
  const { rows } = await executor.execute<Row>(sql`
    SELECT pg_snapshot_xmin(snapshot)::text AS horizon, pg_snapshot_xmax(snapshot)::text AS newest,
      extract(epoch FROM now())::bigint AS "atSeconds",
      (SELECT coalesce(json_agg(found ORDER BY found.id), '[]') FROM (
        SELECT id, audience, type, data, written_by::text FROM live_events
        WHERE ${condition} ORDER BY id LIMIT ${limit + 1}
      ) found) AS events
    FROM pg_current_snapshot() snapshot`)
  const [row] = rows
  if (!row) throw new Error('no snapshot')
  return row
}

function toPage({ horizon, atSeconds, events }: Row, limit: number): LivePage {
  return {
    horizon: BigInt(horizon),
    atSeconds,
    isCut: events.length > limit,
    events: events
      .slice(0, limit)
      .map(({ written_by, ...event }) => ({ ...event, writtenBy: BigInt(written_by) })),
  }
}
