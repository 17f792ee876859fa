import { appointmentReturnHours, goodsReturnDays } from '@warsha/contract/returns/returns.constants.ts'
import type { Order, StoredLine } from '#modules/orders/index.ts'

/** How many units of a line may come back: of those still to be done, and of those that were delivered. */
export type ReturnableUnits = { open: number; used: number; until: Date }

/**
 * Units of a line that may be returned now. Booked units can be returned until a day before their hour; goods that were
 * delivered come back within two weeks; work that was done stays done. Undefined when nothing may.
 */
export function returnableUnits(
  { status, paymentStatus }: Pick<Order, 'status' | 'paymentStatus'>,
  line: StoredLine,
  now: Date,
): ReturnableUnits | undefined {
  if (!openStatuses.has(status) || !paidStatuses.has(paymentStatus)) return undefined
  const cancelUntil = line.appointmentAt && addMs(line.appointmentAt, -appointmentReturnHours * hourMs)
  const bringUntil =
    isGoods(line) && line.deliveredAt ? addMs(line.deliveredAt, goodsReturnDays * dayMs) : null
  const open = cancelUntil && now <= cancelUntil ? openUnits(line) : 0
  const used = bringUntil && now <= bringUntil ? line.used : 0
  const ends = [open > 0 ? cancelUntil : null, used > 0 ? bringUntil : null].filter((end) => end !== null)
  const [until] = ends.toSorted((one, other) => one.getTime() - other.getTime())
  return until && { open, used, until }
}

/** The beginnings of both windows, as a first selection. */
export function returnWindow(now: Date): { deliveredSince: Date; appointmentFrom: Date } {
  return {
    deliveredSince: addMs(now, -goodsReturnDays * dayMs),
    appointmentFrom: addMs(now, appointmentReturnHours * hourMs),
  }
}

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** An order that waits for an operator is confirmed or cancelled first. */
const openStatuses: ReadonlySet<string> = new Set([
  'UNFULFILLED',
  'PARTIALLY_FULFILLED',
  'FULFILLED',
  'PARTIALLY_RETURNED',
  'EXPIRED',
])

const paidStatuses: ReadonlySet<string> = new Set(['FULLY_CHARGED', 'PARTIALLY_REFUNDED'])

/** Parts that a centre has built into a car cannot be returned. */
function isGoods({ metadata }: StoredLine): boolean {
  return metadata.service_type !== 'service'
}

function addMs(date: Date, ms: number): Date {
  return new Date(date.getTime() + ms)
}

function openUnits({ quantity, used, returned, expired }: StoredLine): number {
  return quantity - used - returned - expired
}
