import { defineModule } from '#http/define-module.ts'
import { on } from '#kernel/events/on.ts'
import { every } from '#kernel/jobs/define-job.ts'
import { boardRoutes } from './api/console/board.console.ts'
import { centreTypeRoutes } from './api/console/centre-types.console.ts'
import { consoleCentreRoutes } from './api/console/console-centres.console.ts'
import { driverRoutes } from './api/console/drivers.console.ts'
import { scheduleRoutes } from './api/console/schedules.console.ts'
import { editedCentreRoutes } from './api/console/service-centres.console.ts'
import { serviceTypeRoutes } from './api/console/service-types.console.ts'
import { bookingRoutes } from './api/shop/booking.rest.ts'
import { firstSlotRoutes } from './api/shop/first-slots.rest.ts'
import { productDeliveryRoutes } from './api/shop/product-delivery.rest.ts'
import { serviceCentreRoutes } from './api/shop/service-centres.rest.ts'
import { soonestRoutes } from './api/shop/soonest.rest.ts'
import { waitingListRoutes } from './api/shop/waiting-list.rest.ts'
import * as tables from './storage/booking.tables.ts'
import { bookingInvariants } from './storage/booking-invariants.ts'
import { centreDrivers } from './storage/centre-drivers.tables.ts'
import { centreStaff } from './storage/centre-staff.tables.ts'
import { bookingPictureUses } from './storage/picture-uses.ts'
import { centreNames } from './storage/record-names.ts'
import { slotReservationBudgets } from './storage/reservation-budget.tables.ts'
import { centreReviews } from './storage/reviews.tables.ts'
import { scheduleExceptions } from './storage/schedule-exceptions.tables.ts'
import { slotReservations } from './storage/slot-reservations.tables.ts'
import { slotWaiters } from './storage/waiting-list.tables.ts'
import { bookingData } from './use-cases/booking-data.ts'
import { deskAudience } from './use-cases/desk-audience.ts'
import { extendSchedule, makeFirstSlots } from './use-cases/extend-schedule.ts'
import { assignDriver } from './use-cases/manage-drivers.ts'
import { slotOffered } from './use-cases/offer-slots.ts'
import { releaseExpiredSlots } from './use-cases/release-expired-slots.ts'
import { sendOffer } from './use-cases/send-offer.ts'
import { centreAudience, slotDayAudience } from './use-cases/slot-audiences.ts'

export const bookingModule = defineModule({
  name: 'booking',
  pictureUses: bookingPictureUses,
  recordNames: centreNames,
  tables: [
    ...Object.values(tables),
    scheduleExceptions,
    slotReservations,
    slotReservationBudgets,
    slotWaiters,
    centreReviews,
    centreStaff,
    centreDrivers,
  ],
  topics: [{ name: 'centres', staleMs: 1000 }],
  audiences: [
    { kind: centreAudience },
    { kind: slotDayAudience },
    {
      kind: deskAudience,
      permits: (caller, [, centre]) =>
        caller.kind === 'operator' &&
        (caller.permissions.has('board.read') || caller.permissions.has('orders.visit')) &&
        (caller.centres === 'all' || caller.centres.includes(Number(centre))),
    },
  ],
  rest: (deps) => async (app) => {
    await app.register(serviceCentreRoutes(deps))
    await app.register(bookingRoutes(deps))
    await app.register(productDeliveryRoutes(deps))
    await app.register(soonestRoutes(deps))
    await app.register(firstSlotRoutes(deps))
    await app.register(waitingListRoutes(deps))
  },
  commands: [assignDriver],
  console: (deps) => async (app) => {
    await app.register(boardRoutes(deps))
    await app.register(consoleCentreRoutes(deps))
    await app.register(driverRoutes(deps))
    await app.register(editedCentreRoutes(deps))
    await app.register(scheduleRoutes(deps))
    await app.register(centreTypeRoutes(deps))
    await app.register(serviceTypeRoutes(deps))
  },
  handles: [on(slotOffered, 'send-slot-offer', sendOffer)],
  jobs: [
    every('5 seconds', 'release-expired-slot-reservations', releaseExpiredSlots),
    { name: 'generate-slots', cron: '40 0 * * *', run: extendSchedule },
    every('60 seconds', 'make-first-slots', makeFirstSlots),
  ],
  personalData: bookingData,
  invariants: bookingInvariants,
})
