export type { BookingPairs } from './rules/read-booking.ts'
export type { SlotProblem } from './rules/slot-problem.ts'
export type { SlotLine } from './rules/wanted-slots.ts'
export { listCentresOfStaff, replaceCentresOfStaff } from './storage/centre-staff-queries.ts'
export { listCentreWarehouses } from './storage/centre-warehouse-queries.ts'
export { findCentreOfDriver } from './storage/driver-queries.ts'
export { centreOfSlot } from './storage/offered-sql.ts'
export { type Booking, type BookingProblem, findBookingOf } from './use-cases/find-booking.ts'
export { findVisitSlot, type VisitSlot } from './use-cases/find-visit-slot.ts'
export { isOffered } from './use-cases/is-offered.ts'
export { findCentre, listCentreNames } from './use-cases/list-centres.ts'
export { type FreeSlot, listFreeSlots } from './use-cases/list-free-slots.ts'
export { moveSlot } from './use-cases/move-slot.ts'
export { proposeCentre } from './use-cases/propose-centre.ts'
export { forgetReviewComments, hideReviewComment, rateCentre } from './use-cases/rate-centre.ts'
export {
  confirmSlots,
  extendSlots,
  findKeptSlots,
  releaseSlot,
  releaseSlots,
  reserveSlots,
  type SlotReservationRequest,
} from './use-cases/reserve-slots.ts'
