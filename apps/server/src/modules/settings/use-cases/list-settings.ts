import type { Config } from '#config/config.ts'
import type { Database } from '#kernel/database/connect.ts'
import { type Revised, type Settings, settingOf } from '../rules/settings.ts'
import { readStoredSettings } from '../storage/setting-queries.ts'
import { defaultsOf } from './read-settings.ts'

export type EditedSettings = { [Name in keyof Settings]: Revised<Settings[Name]> }

/** Every group as operators edit it. */
export async function listSettings({
  db,
  config,
}: {
  db: Database
  config: Config
}): Promise<EditedSettings> {
  const stored = await readStoredSettings(db)
  const defaults = defaultsOf(config)
  return {
    contact: settingOf('contact', stored, defaults),
    seller: settingOf('seller', stored, defaults),
    fees: settingOf('fees', stored, defaults),
  }
}
