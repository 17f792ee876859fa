import { slotFeeKind } from '@warsha/contract/checkout/surcharges.ts'
import { type Baisa, baisa, subtractBaisa } from '@warsha/contract/money/baisa.ts'
import { appointmentReturnHours } from '@warsha/contract/returns/returns.constants.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import type { VisitSlot } from '#modules/booking/index.ts'
import type { StoredSurcharge } from './order.ts'
import type { BookedLine } from './visit.ts'

/** Each move is told by messages and changes a centre's day. */
export const maxReschedulesPerDay = 5

type Asked = { slot: VisitSlot; surcharges: readonly StoredSurcharge[]; now: Date }

/**
 * Whether a customer may move the visit there: until a day before it, and to a slot that costs no more than was paid. A move
 * never charges, so a dear hour cannot be had for the price of a cheap one.
 */
export function checkReschedule(
  lines: readonly BookedLine[],
  { slot, surcharges, now }: Asked,
): Outcome<true, 'MOVED_TOO_LATE' | 'SLOT_COSTS_MORE'> {
  const isLate = lines.some(
    ({ appointmentAt }) => appointmentAt.getTime() - now.getTime() < appointmentReturnHours * 3_600_000,
  )
  if (isLate) return refuse('MOVED_TOO_LATE', { field: 'line_id', params: { hours: appointmentReturnHours } })
  return slot.feeBaisa > paidFee(lines, surcharges)
    ? refuse('SLOT_COSTS_MORE', { field: 'slot_id' })
    : ok(true)
}

/** Fee of a slot for which all lines of a visit have paid, as far as it was not given back. */
export function paidFee(
  lines: readonly Pick<BookedLine, 'position'>[],
  surcharges: readonly StoredSurcharge[],
): Baisa {
  const fees = lines.map(({ position }) => {
    const fee = surcharges.find(({ kind, linePosition }) => kind === slotFeeKind && linePosition === position)
    return fee ? Math.floor(subtractBaisa(fee.totalBaisa, fee.creditedBaisa) / fee.quantity) : 0
  })
  return baisa(Math.min(...fees))
}
