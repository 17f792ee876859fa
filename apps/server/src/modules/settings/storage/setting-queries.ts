import { sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import type { SettingName, Settings, StoredSetting } from '../rules/settings.ts'

export async function readStoredSettings(executor: Executor): Promise<StoredSetting[]> {
  const { rows } = await executor.execute<StoredSetting>(sql`SELECT name, value, revision FROM settings`)
  return rows
}

/** False when the group was changed since this revision was read. The first change makes its row. */
export async function storeSetting<Name extends SettingName>(
  tx: Transaction,
  { name, value, revision }: { name: Name; value: Settings[Name]; revision: number },
): Promise<boolean> {
  const stored = JSON.stringify(value)
  const { rowCount } =
    revision === 1
      ? await tx.execute(sql`
          INSERT INTO settings (name, value, revision) VALUES (${name}, ${stored}::jsonb, 2) ON CONFLICT DO NOTHING`)
      : await tx.execute(sql`
          UPDATE settings SET value = ${stored}::jsonb, revision = revision + 1, updated_at = now()
          WHERE name = ${name} AND revision = ${revision}`)
  return rowCount === 1
}
