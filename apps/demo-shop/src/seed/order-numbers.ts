import type { Transaction } from '@warsha/server/kernel/database/connect.ts'
import { sql } from 'drizzle-orm'

/** Lets the next order have a number above this one. The role that serves may take numbers, but not set the counter. */
export async function advanceOrderNumbers(tx: Transaction, newest: number): Promise<void> {
  const next = sql`nextval(pg_get_serial_sequence('orders', 'number'))`
  const { rows } = await tx.execute<{ number: string }>(sql`SELECT ${next} AS number`)
  const missing = newest - Number(rows[0]?.number ?? newest)
  if (missing > 0) await tx.execute(sql`SELECT max(${next}) FROM generate_series(1, ${missing}::int)`)
}
