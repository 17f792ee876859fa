import { sql } from 'drizzle-orm'
import type { Transaction } from '#kernel/database/connect.ts'

/** Records how an invariant stands. True when that is a change; an invariant never checked before counts as holding. */
export async function recordInvariantState(
  tx: Transaction,
  { name, brokenRows }: { name: string; brokenRows: number },
): Promise<boolean> {
  const isBroken = brokenRows > 0
  await tx.execute(sql`INSERT INTO invariant_states (name, is_broken, broken_rows) VALUES (${name}, false, 0)
    ON CONFLICT (name) DO NOTHING`)
  const { rowCount } = await tx.execute(sql`UPDATE invariant_states
    SET is_broken = ${isBroken}, broken_rows = ${brokenRows}, changed_at = now(), checked_at = now()
    WHERE name = ${name} AND is_broken <> ${isBroken}`)
  if (rowCount) return true
  await tx.execute(sql`UPDATE invariant_states SET broken_rows = ${brokenRows}, checked_at = now()
    WHERE name = ${name}`)
  return false
}
