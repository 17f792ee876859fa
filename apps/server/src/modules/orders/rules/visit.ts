import { muscatDate } from '@warsha/contract/formats/muscat-time.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import type { StoredLine } from './order.ts'

/** A line that is done in a slot. */
export type BookedLine = StoredLine & { appointmentAt: Date; centreId: number }

/** The lines of a visit: those of one centre and slot. Any of them names it. */
export function visitOf(
  lines: readonly StoredLine[],
  linePublicId: string,
): Outcome<readonly BookedLine[], 'NOT_FOUND' | 'LINE_NOT_BOOKED'> {
  const named = lines.find(({ publicId }) => publicId === linePublicId)
  if (!named) return refuse('NOT_FOUND', { field: 'line_id' })
  if (!isBooked(named)) return refuse('LINE_NOT_BOOKED', { field: 'line_id' })
  const at = named.appointmentAt.getTime()
  return ok(
    lines
      .filter(isBooked)
      .filter(({ centreId, appointmentAt }) => centreId === named.centreId && appointmentAt.getTime() === at),
  )
}

/** The lines of every visit that has begun. */
export function begunVisits(
  lines: readonly StoredLine[],
  now: Date,
): Outcome<readonly BookedLine[], 'LINE_NOT_BOOKED' | 'VISIT_NOT_DUE'> {
  const booked = lines.filter(isBooked)
  if (booked.length === 0) return refuse('LINE_NOT_BOOKED')
  const begun = booked.filter(({ appointmentAt }) => appointmentAt <= now)
  return begun.length > 0 ? ok(begun) : refuse('VISIT_NOT_DUE')
}

export function isBooked(line: StoredLine): line is BookedLine {
  return line.appointmentAt !== null && line.centreId !== null
}

/** A visit is done on its day, not before; that nobody came is known once it has begun. */
export function checkVisitDue(
  outcome: 'used' | 'expired',
  appointmentAt: Date,
  now: Date,
): Outcome<true, 'VISIT_NOT_DUE'> {
  const isDue = outcome === 'used' ? muscatDate(appointmentAt) <= muscatDate(now) : appointmentAt <= now
  return isDue ? ok(true) : refuse('VISIT_NOT_DUE', { field: 'line_id' })
}
