import { muscatDate } from '@warsha/contract/formats/muscat-time.ts'
import { z } from 'zod'
import type { Clock } from '#kernel/clock.ts'
import type { Transaction } from '#kernel/database/connect.ts'
import { defineEvent } from '#kernel/events/define-event.ts'
import { publish } from '#kernel/events/publish.ts'
import { publishLiveToAll } from '#kernel/live-events/publish-live.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { type BookedSlot, findBookedSlots, lockFutureSlots, rewriteSlots } from '../storage/rewrite-slots.ts'
import { daysAhead } from './extend-schedule.ts'
import { centreAudience } from './slot-audiences.ts'

/** Operators changed when these centres work. */
export const scheduleChanged = defineEvent(
  'booking.schedule-changed',
  z.object({ centreIds: z.array(z.int()) }),
  ({ centreIds }) => centreIds.join(','),
)

/** Days in Muscat, the last one included. */
type Days = { firstDay: string; lastDay: string }

/**
 * Makes the future slots of these centres, or those of some days, what the schedule says as the transaction has written it.
 * Refused when a slot that is reserved or booked would fall away. `lockSchedules` comes before the schedule is written.
 */
export async function applySchedule(
  tx: Transaction,
  { centreIds, of, clock }: { centreIds: readonly number[]; of?: Days; clock: Clock },
): Promise<Outcome<true, 'SLOTS_BOOKED'>> {
  const days = daysToRewrite(clock, of)
  if (days) {
    const asked = { centreIds, ...days }
    await lockFutureSlots(tx, asked)
    const booked = await findBookedSlots(tx, asked)
    if (booked.units > 0) return refuseBooked(booked)
    await rewriteSlots(tx, asked)
  }
  await publish(tx, scheduleChanged({ centreIds: [...centreIds] }))
  await publishLiveToAll(
    tx,
    centreIds.map((id) => centreAudience.of(id)),
    'schedule',
    {},
  )
  return ok(true)
}

/** All days that have slots, or those of them that are asked for; none where slots are made later. */
function daysToRewrite(clock: Clock, of: Days | undefined) {
  const today = dayNumber(muscatDate(clock.now()))
  const first = Math.max(today, of ? dayNumber(of.firstDay) : today)
  const end = Math.min(today + daysAhead, of ? dayNumber(of.lastDay) + 1 : Number.POSITIVE_INFINITY)
  if (end <= first) return undefined
  return { firstDay: new Date(first * dayMs).toISOString().slice(0, 10), days: end - first }
}

const dayNumber = (date: string) => Date.parse(date) / dayMs
const dayMs = 86_400_000

function refuseBooked({ units, slots }: { units: number; slots: readonly BookedSlot[] }) {
  return refuse('SLOTS_BOOKED', {
    params: { count: units },
    details: { booked: { count: units, slots: slots.map(toBookedSlot) } },
  })
}

function toBookedSlot({ slotId, centreId, deliveryDate, startTime, endTime, units }: BookedSlot) {
  return {
    slot_id: slotId,
    centre_id: centreId,
    date: deliveryDate,
    start_time: startTime,
    end_time: endTime,
    units,
  }
}
