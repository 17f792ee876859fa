import { sql } from 'drizzle-orm'
import type { Executor } from '#kernel/database/connect.ts'

export type InvariantState = {
  name: string
  isBroken: boolean
  brokenRows: number
  changedAt: Date | null
  checkedAt: Date | null
}

/** The declared invariants, broken ones first. One that was never checked has no moment. */
export async function readInvariantStates(
  executor: Executor,
  names: readonly string[],
): Promise<InvariantState[]> {
  const { rows } = await executor.execute<InvariantState>(sql`
    SELECT declared.name, coalesce(state.is_broken, false) AS "isBroken", coalesce(state.broken_rows, 0) AS "brokenRows",
      state.changed_at AS "changedAt", state.checked_at AS "checkedAt"
    FROM unnest(${sql.param([...names])}::text[]) AS declared (name) LEFT JOIN invariant_states AS state USING (name)
    ORDER BY "isBroken" DESC, declared.name`)
  return rows.map((row) => ({
    ...row,
    changedAt: row.changedAt && new Date(row.changedAt),
    checkedAt: row.checkedAt && new Date(row.checkedAt),
  }))
}

export async function countBrokenInvariants(executor: Executor): Promise<number> {
  const { rows } = await executor.execute<{ count: number }>(
    sql`SELECT count(*)::integer AS count FROM invariant_states WHERE is_broken`,
  )
  return rows[0]?.count ?? 0
}
