import type { ModelDefinition } from '#kernel/read-model.ts'
import type { StoredSetting } from '../rules/settings.ts'
import { readStoredSettings } from './setting-queries.ts'

/** The groups that operators have changed. */
export const settingsModel: ModelDefinition<readonly StoredSetting[]> = {
  topics: ['settings'],
  load: readStoredSettings,
}
