import { defineModule } from '#http/define-module.ts'
import { todayRoutes } from './api/console/today.console.ts'

export const dashboardModule = defineModule({ name: 'dashboard', console: todayRoutes })
