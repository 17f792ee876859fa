import { defineModule } from '#http/define-module.ts'
import { returnListRoutes } from './api/console/returns.console.ts'
import { returnRoutes } from './api/shop/returns.rest.ts'
import { returnInvariants } from './storage/return-invariants.ts'
import { returnRequests } from './storage/returns.tables.ts'
import { returnData } from './use-cases/return-data.ts'

export const returnsModule = defineModule({
  name: 'returns',
  tables: [returnRequests],
  rest: returnRoutes,
  console: returnListRoutes,
  invariants: returnInvariants,
  personalData: returnData,
})
