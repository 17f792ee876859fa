export type { OpenSlot, WorkAtCentre, WorkToDo } from './rules/alternative.ts'
export type { BookingPairs } from './rules/read-booking.ts'
export type { SlotProblem } from './rules/slot-problem.ts'
export type { SlotLine } from './rules/wanted-slots.ts'
export {
  type DescribedCentre,
  type DescribedSlot,
  describeCentres,
  describeSlots,
  findCentresFor,
  findOpenSlots,
  holdForOffers,
  offersOf,
} from './storage/alternative-queries.ts'
export { type DayLoad, readDayLoads } from './storage/board-slot-queries.ts'
export { listCentresOfStaff, replaceCentresOfStaff } from './storage/centre-staff-queries.ts'
export { listCentreWarehouses } from './storage/centre-warehouse-queries.ts'
export { countPeriod, findHolders } from './storage/closed-slot-queries.ts'
export { isCentreOf } from './storage/driver-queries.ts'
export { findEditedCentre as findCentreInScope } from './storage/edited-centre-queries.ts'
export {
  bookingSlots,
  centreOfDriver,
  centreOfSlot,
  lengtheningSlots,
  slotCentres,
} from './storage/offered-sql.ts'
export { areSlotsTaken, fullSlotEvents, takingNewSlots } from './storage/taking-slots.ts'
export { slotCapacityChanged, walkInsChanged } from './use-cases/change-slots.ts'
export { type ClosedPeriod, closeSlots, lockClosing, reopenSlots } from './use-cases/close-slots.ts'
export { deskAudience } from './use-cases/desk-audience.ts'
export { type Booking, type BookingProblem, findBookingOf } from './use-cases/find-booking.ts'
export { findVisitSlot, listVisitSlots, type VisitSlot } from './use-cases/find-visit-slot.ts'
export { isOffered } from './use-cases/is-offered.ts'
export { findCentre, listCentreNames } from './use-cases/list-centres.ts'
export {
  listCentresForVisit,
  type MovableVisit,
  readCentreForVisit,
} from './use-cases/list-centres-for-visit.ts'
export { type FreeSlot, listFreeSlots } from './use-cases/list-free-slots.ts'
export { moveSlot } from './use-cases/move-slot.ts'
export { bookOffer, releaseOffers } from './use-cases/offer-alternatives.ts'
export { planSlots } from './use-cases/plan-slots.ts'
export { proposeCentre } from './use-cases/propose-centre.ts'
export { forgetReviewComments, hideReviewComment, rateCentre } from './use-cases/rate-centre.ts'
export { type BoardCentre, type CentreDay, type DaySlot, readCentreDay } from './use-cases/read-day-slots.ts'
export {
  findKeptSlots,
  releaseSlot,
  releaseSlots,
  reserveSlots,
  type SlotReservationRequest,
} from './use-cases/reserve-slots.ts'
