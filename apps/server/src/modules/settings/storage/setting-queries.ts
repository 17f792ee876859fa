import { sql } from 'drizzle-orm'
import type { Executor } from '#kernel/database/connect.ts'
import type { StoredSetting } from '../rules/settings.ts'

export async function readStoredSettings(executor: Executor): Promise<StoredSetting[]> {
  const { rows } = await executor.execute<StoredSetting>(sql`SELECT name, value, revision FROM settings`)
  return rows
}
