import { sql } from 'drizzle-orm'
import type { Database } from '../../apps/server/src/kernel/database/connect.ts'
import { soonestStatement } from '../../apps/server/src/modules/booking/storage/read-soonest.ts'
import { earliestOfCentres, timesOfCentre } from '../../apps/server/src/modules/booking/storage/read-times.ts'

const turns = 9

/** The database's own time for the statement behind each call, planning included: the middle one of several. */
export async function timeStatements(
  db: Database,
  { stateId, days }: { stateId: number; days: number },
): Promise<Map<string, string>> {
  const { rows } = await db.execute<{ id: number }>(
    sql`SELECT id FROM service_centres WHERE state_id = ${stateId} AND is_active ORDER BY id`,
  )
  const ids = rows.map(({ id }) => id)
  const none = ids.map(() => 0)
  const distances = ids.map((id) => (id * 37) % 50)
  const statements: [name: string, text: string, values: unknown[]][] = [
    ['centres with their first hour', earliestOfCentres, [ids, none, days]],
    ['times of one centre', timesOfCentre, [1, 0, days]],
    ['soonest near somebody', soonestStatement, [ids, none, distances, days, 5]],
  ]
  const measured = new Map<string, string>()
  for (const [name, text, values] of statements) {
    const times = []
    for (let turn = 0; turn < turns; turn++) times.push(await explain(db, text, values))
    measured.set(name, (times.sort((one, other) => one - other)[Math.floor(turns / 2)] ?? 0).toFixed(1))
  }
  return measured
}

async function explain(db: Database, text: string, values: unknown[]): Promise<number> {
  const { rows } = await db.$client.query({ text: `EXPLAIN (ANALYZE, FORMAT JSON) ${text}`, values })
  const [plan] = rows[0]['QUERY PLAN']
  return plan['Planning Time'] + plan['Execution Time']
}
