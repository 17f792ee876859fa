import { defineModule } from '#http/define-module.ts'
import { bookingRoutes } from './api/booking.rest.ts'
import { serviceCentreRoutes } from './api/service-centres.rest.ts'
import { soonestRoutes } from './api/soonest.rest.ts'
import * as tables from './storage/booking.tables.ts'
import { slotHolds } from './storage/holds.tables.ts'
import { centreReviews } from './storage/reviews.tables.ts'
import { slotWaiters } from './storage/waiting-list.tables.ts'

export const bookingModule = defineModule({
  name: 'booking',
  tables: [...Object.values(tables), slotHolds, slotWaiters, centreReviews],
  topics: ['centres'],
  rest: (deps) => async (app) => {
    await app.register(serviceCentreRoutes(deps))
    await app.register(bookingRoutes(deps))
    await app.register(soonestRoutes(deps))
  },
})
