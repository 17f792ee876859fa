import { defineModule } from '#http/define-module.ts'
import { billRoutes } from './api/shop/bills.rest.ts'
import { centreBillLines, centreBills } from './storage/bills.tables.ts'
import { billData } from './use-cases/bill-data.ts'

export const billsModule = defineModule({
  name: 'bills',
  tables: [centreBills, centreBillLines],
  rest: billRoutes,
  personalData: billData,
})
