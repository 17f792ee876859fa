import { defineModule } from '#http/define-module.ts'
import { on } from '#kernel/events/on.ts'
import { unitsRecorded } from '#modules/orders/index.ts'
import { intervalRoutes } from './api/console/intervals.console.ts'
import { logbookRoutes } from './api/shop/logbook.rest.ts'
import { carServices, serviceIntervals } from './storage/logbook.tables.ts'
import { logbookData } from './use-cases/logbook-data.ts'
import { writeLogbook } from './use-cases/write-logbook.ts'

export const logbookModule = defineModule({
  name: 'logbook',
  tables: [serviceIntervals, carServices],
  rest: logbookRoutes,
  console: intervalRoutes,
  handles: [on(unitsRecorded, 'write-logbook', writeLogbook)],
  personalData: logbookData,
})
