import { muscatDate } from '@warsha/contract/formats/muscat-time.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { openUnits } from './line-usage.ts'
import type { StoredLine } from './order.ts'
import { type BookedLine, isBooked } from './visit.ts'

/** The visit that a pass was issued for; the QR code names one of its lines, too. */
export type PassClaim = { centreId: number; appointmentAt: Date; linePublicId: string | undefined }

/** Lines that a pass admits, still to be done and on their day. */
export function checkPass(
  lines: readonly StoredLine[],
  { centreId, appointmentAt, linePublicId }: PassClaim,
  now: Date,
): Outcome<readonly BookedLine[], 'PASS_VOID' | 'PASS_REDEEMED' | 'VISIT_NOT_DUE'> {
  const visit = lines
    .filter(isBooked)
    .filter((line) => line.centreId === centreId && isSameMinute(line.appointmentAt, appointmentAt))
  const isNamed = linePublicId === undefined || visit.some(({ publicId }) => publicId === linePublicId)
  if (!isNamed || visit.length === 0) return refuse('PASS_VOID')
  const open = visit.filter((line) => openUnits(line) > 0)
  if (open.length === 0)
    return visit.some(({ used }) => used > 0) ? refuse('PASS_REDEEMED') : refuse('PASS_VOID')
  return muscatDate(appointmentAt) <= muscatDate(now) ? ok(open) : refuse('VISIT_NOT_DUE')
}

/** Visits of which something is left to be done, each with all of its lines. */
export function openVisits(lines: readonly StoredLine[]): (readonly BookedLine[])[] {
  const visits = Map.groupBy(
    lines.filter(isBooked),
    ({ centreId, appointmentAt }) => `${centreId} ${appointmentAt.getTime()}`,
  )
  return [...visits.values()].filter((visit) => visit.some((line) => openUnits(line) > 0))
}

/** A QR code says the hour in minutes. */
function isSameMinute(one: Date, other: Date): boolean {
  return Math.floor(one.getTime() / 60_000) === Math.floor(other.getTime() / 60_000)
}
