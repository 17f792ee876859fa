import { defineModule } from '#http/define-module.ts'
import { settings } from './storage/settings.tables.ts'
import { settingsModel } from './storage/settings-model.ts'

export const settingsModule = defineModule({
  name: 'settings',
  tables: [settings],
  topics: [{ name: 'settings', staleMs: 1000 }],
  preloads: [settingsModel],
})
