import { defineModule } from '#http/define-module.ts'
import { on } from '#kernel/events/on.ts'
import { every } from '#kernel/jobs/define-job.ts'
import { bookingRoutes } from './api/booking.rest.ts'
import { productDeliveryRoutes } from './api/product-delivery.rest.ts'
import { serviceCentreRoutes } from './api/service-centres.rest.ts'
import { soonestRoutes } from './api/soonest.rest.ts'
import { waitingListRoutes } from './api/waiting-list.rest.ts'
import * as tables from './storage/booking.tables.ts'
import { bookingInvariants } from './storage/booking-invariants.ts'
import { centreStaff } from './storage/centre-staff.tables.ts'
import { slotHoldBudgets } from './storage/hold-budget.tables.ts'
import { slotHolds } from './storage/holds.tables.ts'
import { centreReviews } from './storage/reviews.tables.ts'
import { slotWaiters } from './storage/waiting-list.tables.ts'
import { endExpiredHolds } from './use-cases/end-expired-holds.ts'
import { slotOffered } from './use-cases/offer-slots.ts'
import { makeFirstSlots, rollSchedule } from './use-cases/roll-schedule.ts'
import { sendOffer } from './use-cases/send-offer.ts'
import { waitingListData } from './use-cases/waiting-list.ts'

export const bookingModule = defineModule({
  name: 'booking',
  tables: [...Object.values(tables), slotHolds, slotHoldBudgets, slotWaiters, centreReviews, centreStaff],
  topics: ['centres'],
  rest: (deps) => async (app) => {
    await app.register(serviceCentreRoutes(deps))
    await app.register(bookingRoutes(deps))
    await app.register(productDeliveryRoutes(deps))
    await app.register(soonestRoutes(deps))
    await app.register(waitingListRoutes(deps))
  },
  handles: [on(slotOffered, 'send-slot-offer', sendOffer)],
  jobs: [
    every('5 seconds', 'end-expired-slot-holds', endExpiredHolds),
    { name: 'roll-slots', cron: '40 0 * * *', run: rollSchedule },
    every('60 seconds', 'make-first-slots', makeFirstSlots),
  ],
  personalData: waitingListData,
  invariants: bookingInvariants,
})
