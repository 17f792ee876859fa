import { sql } from 'drizzle-orm'
import type { Database } from '#kernel/database/connect.ts'
import type { SandboxSwitches } from '../rules/sandbox-switches.ts'

export async function readSwitches(db: Database): Promise<SandboxSwitches> {
  const { rows } = await db.execute<SandboxSwitches>(
    sql`SELECT outage, delay_ms AS "delayMs" FROM sandbox_switches`,
  )
  return rows[0] ?? { outage: false, delayMs: 0 }
}

/** What is not named stays as it is. */
export async function writeSwitches(
  db: Database,
  { outage = null, delayMs = null }: { outage?: boolean | null; delayMs?: number | null },
): Promise<SandboxSwitches> {
  const { rows } = await db.execute<SandboxSwitches>(sql`
    INSERT INTO sandbox_switches AS stored (outage, delay_ms)
    VALUES (coalesce(${outage}::boolean, false), coalesce(${delayMs}::integer, 0))
    ON CONFLICT (id) DO UPDATE SET outage = coalesce(${outage}::boolean, stored.outage),
      delay_ms = coalesce(${delayMs}::integer, stored.delay_ms)
    RETURNING outage, delay_ms AS "delayMs"`)
  const [switches] = rows
  if (!switches) throw new Error('The switches of the sandbox were not written')
  return switches
}
