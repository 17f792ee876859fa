import { defineModule } from '#http/define-module.ts'
import { billConsoleRoutes } from './api/console/bills.console.ts'
import { billRoutes } from './api/shop/bills.rest.ts'
import { centreBillLines, centreBills } from './storage/bills.tables.ts'
import { billData } from './use-cases/bill-data.ts'
import type { FindCustomerInScope } from './use-cases/manage-bills.ts'

/** Whose customers somebody is a later module knows: `modules.ts` connects them. */
export function billsModule(findCustomerInScope: FindCustomerInScope) {
  return defineModule({
    name: 'bills',
    tables: [centreBills, centreBillLines],
    rest: billRoutes,
    console: billConsoleRoutes(findCustomerInScope),
    personalData: billData,
  })
}
