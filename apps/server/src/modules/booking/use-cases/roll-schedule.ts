import { muscatDate } from '@warsha/contract/formats/muscat-time.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Database } from '#kernel/database/connect.ts'
import { rollSlots } from '../storage/roll-slots.ts'

/** Two weeks can be booked, later where goods have to come first; a third is there in time. */
const daysAhead = 21

/** Adds the hours of the days that have come into reach. */
export async function rollSchedule({ db, clock }: { db: Database; clock: Clock }): Promise<void> {
  await rollSlots(db, { firstDay: muscatDate(clock.now()), days: daysAhead })
}
