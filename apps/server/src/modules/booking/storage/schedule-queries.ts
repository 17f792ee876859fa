import { sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import { stateCountries } from '#modules/locations/index.ts'
import type { PlannedShift } from '../rules/week-of-shifts.ts'

/** Raises the revision; false when the schedule was changed since this one was read. */
export async function raiseScheduleRevision(
  tx: Transaction,
  { centreId, revision }: { centreId: number; revision?: number },
): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    UPDATE service_centres SET schedule_revision = schedule_revision + 1
    WHERE id = ${centreId} AND ${revision === undefined ? sql`true` : sql`schedule_revision = ${revision}`}`)
  return rowCount === 1
}

/** The shifts that a centre works, with their weekdays, in the order of the day. */
export async function readWeek(executor: Executor, centreId: number): Promise<PlannedShift[]> {
  const { rows } = await executor.execute<PlannedShift>(sql`
    SELECT shift.name AS code, shift.name_en AS "nameEn", shift.name_ar AS "nameAr",
      to_char(shift.start_time, 'HH24:MI') AS "startTime", to_char(shift.end_time, 'HH24:MI') AS "endTime",
      shift.slot_minutes AS "slotMinutes", shift.capacity, shift.hour_type AS "slotType",
      shift.service_fee_baisa AS "serviceFeeBaisa",
      coalesce((SELECT jsonb_agg(weekday ORDER BY weekday) FROM schedules WHERE shift_id = shift.id), '[]') AS weekdays
    FROM shifts AS shift WHERE shift.centre_id = ${centreId} AND NOT shift.is_retired
    ORDER BY shift.start_time, shift.end_time, shift.id`)
  return rows
}

export type FeeVariants = ReadonlyMap<number, number>

/** Makes these the shifts of the centre and of its weekdays. Others are retired: past slots name them. */
export async function replaceWeek(
  tx: Transaction,
  centreId: number,
  { shifts, feeVariants }: { shifts: readonly PlannedShift[]; feeVariants: FeeVariants },
): Promise<void> {
  const rows = shifts.map((shift) => ({
    ...shift,
    feeVariantId: feeVariants.get(shift.serviceFeeBaisa) ?? null,
  }))
  const planned = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS planned (code text, "nameEn" text, "nameAr" text,
    "startTime" time, "endTime" time, "slotMinutes" smallint, capacity smallint, "slotType" text, "serviceFeeBaisa" integer,
    "feeVariantId" integer, weekdays jsonb)`
  await tx.execute(sql`DELETE FROM schedules WHERE centre_id = ${centreId}`)
  await tx.execute(sql`
    INSERT INTO shifts AS shift (centre_id, name, name_en, name_ar, start_time, end_time, slot_minutes, capacity, hour_type,
      service_fee_baisa, service_fee_variant_id)
    SELECT ${centreId}, code, "nameEn", "nameAr", "startTime", "endTime", "slotMinutes", capacity, "slotType",
      "serviceFeeBaisa", "feeVariantId" FROM ${planned}
    ON CONFLICT (centre_id, name) DO UPDATE SET name_en = excluded.name_en, name_ar = excluded.name_ar,
      start_time = excluded.start_time, end_time = excluded.end_time, slot_minutes = excluded.slot_minutes,
      capacity = excluded.capacity, hour_type = excluded.hour_type, service_fee_baisa = excluded.service_fee_baisa,
      service_fee_variant_id = excluded.service_fee_variant_id, is_retired = false, updated_at = now()`)
  await tx.execute(sql`
    UPDATE shifts SET is_retired = true, updated_at = now()
    WHERE centre_id = ${centreId} AND NOT is_retired
      AND name <> ALL (${sql.param(shifts.map(({ code }) => code))}::text[])`)
  await tx.execute(sql`
    INSERT INTO schedules (centre_id, weekday, shift_id)
    SELECT DISTINCT ${centreId}::integer, day::smallint, shift.id
    FROM ${planned} JOIN shifts AS shift ON shift.centre_id = ${centreId} AND shift.name = planned.code
      CROSS JOIN LATERAL jsonb_array_elements_text(planned.weekdays) AS day`)
}

/** Shifts of a date in the place of its weekday's. */
export type ScheduleException = { date: string; shifts: { code: string; capacity: number }[] }

/** From this day on. */
export async function readExceptions(
  executor: Executor,
  { centreId, firstDay }: { centreId: number; firstDay: string },
): Promise<ScheduleException[]> {
  const { rows } = await executor.execute<ScheduleException>(sql`
    SELECT exception.date::text AS date, jsonb_agg(jsonb_build_object('code', shift.name, 'capacity', exception.capacity)
      ORDER BY shift.start_time) AS shifts
    FROM schedule_exceptions AS exception JOIN shifts AS shift ON shift.id = exception.shift_id
    WHERE exception.centre_id = ${centreId} AND exception.date >= ${firstDay}::date
    GROUP BY exception.date ORDER BY exception.date`)
  return rows
}

export async function replaceException(
  tx: Transaction,
  centreId: number,
  { date, shifts }: { date: string; shifts: readonly { code: string; capacity: number }[] },
): Promise<void> {
  await tx.execute(
    sql`DELETE FROM schedule_exceptions WHERE centre_id = ${centreId} AND date = ${date}::date`,
  )
  await tx.execute(sql`
    INSERT INTO schedule_exceptions (centre_id, date, shift_id, capacity)
    SELECT ${centreId}, ${date}::date, shift.id, planned.capacity
    FROM unnest(${sql.param(shifts.map(({ code }) => code))}::text[],
        ${sql.param(shifts.map(({ capacity }) => capacity))}::smallint[]) AS planned (code, capacity)
      JOIN shifts AS shift ON shift.centre_id = ${centreId} AND shift.name = planned.code AND NOT shift.is_retired`)
}

/** The bookable places of a day, and how many of them are taken. */
export type DayCapacity = {
  date: string
  slots: number
  capacity: number
  taken: number
  holidayEn: string | null
  holidayAr: string | null
  isException: boolean
}

export async function readDayCapacities(
  executor: Executor,
  { centreId, firstDay, days }: { centreId: number; firstDay: string; days: number },
): Promise<DayCapacity[]> {
  const { rows } = await executor.execute<DayCapacity>(sql`
    SELECT day::date::text AS date, coalesce(made.slots, 0)::int AS slots, coalesce(made.capacity, 0)::int AS capacity,
      coalesce(made.taken, 0)::int AS taken, holiday.name_en AS "holidayEn", holiday.name_ar AS "holidayAr",
      EXISTS (SELECT FROM schedule_exceptions AS exception
        WHERE exception.centre_id = centre.id AND exception.date = day::date) AS "isException"
    FROM service_centres AS centre
      JOIN ${stateCountries} AS state ON state.id = centre.state_id
      CROSS JOIN generate_series(${firstDay}::timestamp, ${firstDay}::timestamp + (${days}::int - 1) * interval '1 day',
        interval '1 day') AS day
      LEFT JOIN (
        SELECT delivery_date, count(*) AS slots, sum(capacity) AS capacity, sum(taken) AS taken FROM slots
        WHERE centre_id = ${centreId} AND delivery_date >= ${firstDay}::date GROUP BY delivery_date
      ) AS made ON made.delivery_date = day::date
      LEFT JOIN LATERAL (
        SELECT name_en, name_ar FROM holidays
        WHERE date = day::date AND (country_id = state.country_id OR centre_id = centre.id) ORDER BY id LIMIT 1
      ) AS holiday ON true
    WHERE centre.id = ${centreId} ORDER BY day`)
  return rows
}
