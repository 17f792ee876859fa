export { positionOf } from './booked-lines.ts'
export { toBookingCentre } from './booking-to-contract.ts'
