export type { BookingPairs } from './rules/read-booking.ts'
export type { SlotProblem } from './rules/slot-problem.ts'
export type { SlotLine } from './rules/wanted-slots.ts'
export { listCentresOfStaff } from './storage/centre-staff-queries.ts'
export { listCentreWarehouses } from './storage/centre-warehouse-queries.ts'
export { centreOfSlot } from './storage/offered-sql.ts'
export { type Booking, type BookingProblem, findBookingOf } from './use-cases/find-booking.ts'
export { findVisitSlot, type VisitSlot } from './use-cases/find-visit-slot.ts'
export {
  confirmSlots,
  extendSlots,
  holdSlots,
  releaseSlot,
  releaseSlots,
  type SlotHolding,
} from './use-cases/hold-slots.ts'
export { isOffered } from './use-cases/is-offered.ts'
export { findCentre } from './use-cases/list-centres.ts'
export { type FreeHour, listFreeHours } from './use-cases/list-free-hours.ts'
export { moveSlot } from './use-cases/move-slot.ts'
export { proposeCentre } from './use-cases/propose-centre.ts'
export { forgetReviewComments, rateCentre } from './use-cases/rate-centre.ts'
