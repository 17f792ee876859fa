import { sql } from 'drizzle-orm'
import type { Executor } from '#kernel/database/connect.ts'

export type PhoneRules = { phonePrefix: string; phoneDigits: number }

/** How numbers of each country look, the shop's own country first; for who reads it inside a transaction. */
export async function readPhoneRules(executor: Executor): Promise<PhoneRules[]> {
  const { rows } = await executor.execute<PhoneRules>(sql`
    SELECT phone_prefix AS "phonePrefix", phone_digits AS "phoneDigits" FROM countries ORDER BY position, id`)
  return rows
}

/** Whether a place is open; for who reads it inside a transaction. */
export async function isOpenState(executor: Executor, stateId: number): Promise<boolean> {
  const { rows } = await executor.execute(sql`SELECT FROM states WHERE id = ${stateId} AND is_active`)
  return rows.length > 0
}
