import { defineModule } from '#http/define-module.ts'
import * as tables from './storage/booking.tables.ts'

export const bookingModule = defineModule({
  name: 'booking',
  tables: Object.values(tables),
  topics: ['centres'],
})
