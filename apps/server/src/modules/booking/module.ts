import { defineModule } from '#http/define-module.ts'
import { serviceCentreRoutes } from './api/service-centres.rest.ts'
import * as tables from './storage/booking.tables.ts'

export const bookingModule = defineModule({
  name: 'booking',
  tables: Object.values(tables),
  topics: ['centres'],
  rest: serviceCentreRoutes,
})
