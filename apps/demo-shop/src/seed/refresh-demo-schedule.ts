import { muscatDate } from '@warsha/contract/formats/muscat-time.ts'
import type { Clock } from '@warsha/server/kernel/clock.ts'
import type { Database, Transaction } from '@warsha/server/kernel/database/connect.ts'
import { holidays, slots } from '@warsha/server/modules/booking/storage/booking.tables.ts'
import { generateSlots } from '@warsha/server/modules/booking/storage/generate-slots.ts'
import { sql } from 'drizzle-orm'
import { demoCentres } from '../booking/demo-centres.ts'
import { emiratesHolidays, omanHolidays } from '../booking/public-holidays.ts'

const daysAhead = 21

/**
 * Keeps the demo bookable whatever the day: holidays of this year and the next, and hours for three weeks from today.
 * Only new hours are touched, so running it again, or beside another server, changes nothing.
 */
export async function refreshDemoSchedule({ db, clock }: { db: Database; clock: Clock }): Promise<void> {
  const today = muscatDate(clock.now())
  await db.transaction(async (tx) => {
    // Another server may be at it, and on a busy machine that takes longer than a request may wait.
    await tx.execute(sql`SET LOCAL lock_timeout = 0`)
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${scheduleLock})`)
    // Compiling these statements would take twenty times as long as running them.
    await tx.execute(sql`SET LOCAL jit = off`)
    await addHolidays(tx, Number(today.slice(0, 4)))
    await addOwnDays(tx, today)
    const added = await generateSlots(tx, { firstDay: today, days: daysAhead })
    if (added.length > 0) await fillWithWalkIns(tx, added)
  })
}

const scheduleLock = 7_605_178

async function addHolidays(tx: Transaction, year: number): Promise<void> {
  const rows = [year, year + 1].flatMap((each) => [
    ...omanHolidays(each).map((holiday) => ({ ...holiday, countryId: 1 })),
    ...emiratesHolidays(each).map((holiday) => ({ ...holiday, countryId: 2 })),
  ])
  await tx.insert(holidays).values(rows).onConflictDoNothing()
}

/** One centre takes stock on a day ahead, another works its first shift alone; days that have hours already stay. */
async function addOwnDays(tx: Transaction, today: string): Promise<void> {
  const [working, closed] = demoCentres.filter((centre) => !centre.isFull).slice(-2)
  if (!working || !closed) return
  const last = sql`${today}::date + ${daysAhead}::int - 1`
  await tx.execute(sql`
    INSERT INTO holidays (centre_id, date, name_en, name_ar) SELECT ${closed.id}, ${last}, 'Stocktaking', 'جرد المخزون'
    WHERE NOT EXISTS (SELECT FROM holidays WHERE centre_id = ${closed.id} AND date >= ${today}::date)
      AND NOT EXISTS (SELECT FROM slots WHERE centre_id = ${closed.id} AND delivery_date = ${last})`)
  await tx.execute(sql`
    INSERT INTO schedule_exceptions (centre_id, date, shift_id, capacity)
    SELECT centre_id, ${last}, id, 1 FROM shifts WHERE centre_id = ${working.id}
      AND NOT EXISTS (SELECT FROM schedule_exceptions WHERE centre_id = ${working.id} AND date >= ${today}::date)
      AND NOT EXISTS (SELECT FROM slots WHERE centre_id = ${working.id} AND delivery_date = ${last})
    ORDER BY start_time LIMIT 1`)
}

/** Other people's visits: a fifth of the hours is full, two fifths are partly taken, two centres have nothing free. */
async function fillWithWalkIns(tx: Transaction, slotIds: readonly number[]): Promise<void> {
  const full = demoCentres.filter((centre) => centre.isFull).map((centre) => centre.id)
  // Without a join: right after a fill the planner knows no sizes and would compare every hour with every other.
  await tx.execute(sql`
    UPDATE ${slots} SET (taken, walk_ins) = (
      SELECT visits, visits FROM (
        SELECT CASE
          WHEN centre_id = ANY (${sql.param(full)}::int[]) OR luck < 20 THEN capacity
          WHEN luck < 60 THEN capacity * luck / 60
          ELSE 0
        END AS visits
        FROM (
          SELECT ('x' || substr(md5(centre_id || ':' || extract(epoch FROM starts_at)::bigint), 1, 6))::bit(24)::int % 100 AS luck
        ) AS drawn
      ) AS planned
    )
    WHERE id = ANY (${sql.param(slotIds)}::int[])`)
}
