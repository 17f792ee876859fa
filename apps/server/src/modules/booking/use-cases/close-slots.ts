import { muscatDate } from '@warsha/contract/formats/muscat-time.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Transaction } from '#kernel/database/connect.ts'
import { publishLive } from '#kernel/live-events/publish-live.ts'
import type { Outcome } from '#kernel/outcome.ts'
import {
  type ClosedPeriod,
  endHeldReservations,
  lockPeriod,
  markClosed,
  withdrawOffers,
} from '../storage/closed-slot-queries.ts'
import { lockSchedules } from '../storage/generate-slots.ts'
import { applySchedule } from './apply-schedule.ts'
import { centreAudience } from './slot-audiences.ts'

export type { ClosedPeriod }

/** One closing or change of schedules after the other, as the nightly job makes slots. */
export const lockClosing = lockSchedules

/**
 * Closes the slots of a centre that begin in the period and ends what is reserved there without being paid, in the
 * caller's transaction. Bookings stay. Answers how many slots were closed, and the holders of the ended reservations.
 */
export async function closeSlots(
  tx: Transaction,
  period: ClosedPeriod,
): Promise<{ slots: number; holders: string[] }> {
  await lockPeriod(tx, period)
  const holders = await endHeldReservations(tx, period)
  await withdrawOffers(tx, period)
  const slots = await markClosed(tx, period, { isClosed: true })
  await publishLive(tx, centreAudience.of(period.centreId), 'schedule', {})
  return { slots, holders }
}

/**
 * Opens the slots of a period again, as far as the schedule still promises them. Refused when a booked slot of its days
 * would fall away, because of a holiday or a week that was changed meanwhile.
 */
export async function reopenSlots(
  tx: Transaction,
  { clock, ...period }: ClosedPeriod & { clock: Clock },
): Promise<Outcome<true, 'SLOTS_BOOKED'>> {
  await lockPeriod(tx, period)
  await markClosed(tx, period, { isClosed: false })
  const of = { firstDay: muscatDate(period.startsAt), lastDay: muscatDate(period.endsAt.getTime() - 1) }
  return applySchedule(tx, { centreIds: [period.centreId], of, clock })
}
