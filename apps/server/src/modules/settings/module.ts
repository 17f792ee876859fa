import { defineModule } from '#http/define-module.ts'
import { type ListChannels, settingRoutes } from './api/console/settings.console.ts'
import { settings } from './storage/settings.tables.ts'
import { settingsModel } from './storage/settings-model.ts'
import type { RefuseStale } from './use-cases/edit-settings.ts'

export function settingsModule(ports: { refuseStale: RefuseStale; listChannels: ListChannels }) {
  return defineModule({
    name: 'settings',
    tables: [settings],
    topics: [{ name: 'settings', staleMs: 1000 }],
    preloads: [settingsModel],
    console: settingRoutes(ports),
  })
}
