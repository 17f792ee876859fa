import { muscatDate } from '@warsha/contract/formats/muscat-time.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Database } from '#kernel/database/connect.ts'
import { deleteOldHoldTimes } from '../storage/hold-budget-queries.ts'
import { lacksSlots, rollSlots } from '../storage/roll-slots.ts'

/** Two weeks can be booked, later where goods have to come first; a third is there in time. */
const daysAhead = 21

/** Adds the hours of the days that have come into reach, and forgets who held what long ago. */
export async function rollSchedule({ db, clock }: { db: Database; clock: Clock }): Promise<void> {
  await rollSlots(db, { firstDay: muscatDate(clock.now()), days: daysAhead })
  await deleteOldHoldTimes(db)
}

/** A shop that has just got its first schedules does not wait for the night. */
export async function makeFirstSlots({ db, clock }: { db: Database; clock: Clock }): Promise<void> {
  if (await lacksSlots(db, muscatDate(clock.now()))) await rollSchedule({ db, clock })
}
