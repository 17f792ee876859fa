import { muscatDate } from '@warsha/contract/formats/muscat-time.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Database } from '#kernel/database/connect.ts'
import { inTransaction } from '#kernel/database/transaction.ts'
import { ok } from '#kernel/outcome.ts'
import { deletePastSlots } from '../storage/delete-past-slots.ts'
import { generateSlots, lacksSlots, lockSchedules } from '../storage/generate-slots.ts'
import { deleteOldReservationTimes } from '../storage/reservation-budget-queries.ts'

/** Two weeks can be booked, later where goods have to come first; a third is there in time. */
export const daysAhead = 21
/** Free slots of the last two months say how full a centre was. */
const keptDays = 60
const dayMs = 86_400_000

/** Adds the hours of the days that have come into reach, and forgets who reserved what long ago, and free slots that are long past. */
export async function extendSchedule({ db, clock }: { db: Database; clock: Clock }): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockSchedules(tx)
    return ok(await generateSlots(tx, { firstDay: muscatDate(clock.now()), days: daysAhead }))
  })
  await deleteOldReservationTimes(db)
  await deletePastSlots(db, muscatDate(new Date(clock.now().getTime() - keptDays * dayMs)))
}

/** A shop that has just got its first schedules does not wait for the night. */
export async function makeFirstSlots({ db, clock }: { db: Database; clock: Clock }): Promise<void> {
  if (await lacksSlots(db, muscatDate(clock.now()))) await extendSchedule({ db, clock })
}
