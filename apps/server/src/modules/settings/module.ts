import { defineModule } from '#http/define-module.ts'
import { type SettingPorts, settingRoutes } from './api/console/settings.console.ts'
import { settings } from './storage/settings.tables.ts'
import { settingsModel } from './storage/settings-model.ts'

export function settingsModule(ports: SettingPorts) {
  return defineModule({
    name: 'settings',
    tables: [settings],
    topics: [{ name: 'settings', staleMs: 1000 }],
    preloads: [settingsModel],
    console: settingRoutes(ports),
  })
}
