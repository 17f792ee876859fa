import type { Booking } from '#modules/booking/index.ts'
import type { PlannedLine } from './plan-lines.ts'

/** A planned line with the slot that it is booked for. */
export type BookedLine = PlannedLine & { booking: Booking | undefined }
