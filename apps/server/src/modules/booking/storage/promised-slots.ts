import { sql } from 'drizzle-orm'
import { stateCountries } from '#modules/locations/index.ts'

export type ScheduledDays = {
  /** Days in Muscat. */
  firstDay: string
  days: number
  /** Of these centres alone; left out, of all. */
  centreIds?: readonly number[] | undefined
}

/**
 * The slots that schedules promise, as a query of `centre_id`, `shift_id`, `delivery_date`, `starts_at`, `ends_at` and
 * `capacity`: shifts of the weekday, or those of the date where it is an exception; none on holidays.
 */
export function promisedSlots({ firstDay, days, centreIds }: ScheduledDays) {
  const isAsked = centreIds ? sql`centre.id = ANY (${sql.param([...centreIds])}::integer[])` : sql`true`
  return sql`
    SELECT centre.id AS centre_id, shift.id AS shift_id, day::date AS delivery_date,
      slot.starts AT TIME ZONE 'Asia/Muscat' AS starts_at,
      (slot.starts + shift.slot_minutes * interval '1 minute') AT TIME ZONE 'Asia/Muscat' AS ends_at,
      coalesce(worked.capacity, shift.capacity) AS capacity
    FROM service_centres AS centre
      JOIN ${stateCountries} AS state ON state.id = centre.state_id
      CROSS JOIN generate_series(${firstDay}::timestamp, ${firstDay}::timestamp + (${days}::int - 1) * interval '1 day',
        interval '1 day') AS day
      CROSS JOIN LATERAL (
        SELECT shift_id, capacity FROM schedule_exceptions AS exception
        WHERE exception.centre_id = centre.id AND exception.date = day::date
        UNION ALL
        SELECT shift_id, NULL FROM schedules AS week
        WHERE week.centre_id = centre.id AND week.weekday = extract(isodow FROM day) AND NOT EXISTS (
          SELECT FROM schedule_exceptions AS exception
          WHERE exception.centre_id = centre.id AND exception.date = day::date)
      ) AS worked
      JOIN shifts AS shift ON shift.id = worked.shift_id
      CROSS JOIN LATERAL (
        SELECT day + shift.start_time + step * shift.slot_minutes * interval '1 minute' AS starts
        FROM generate_series(0,
          (extract(epoch FROM shift.end_time - shift.start_time) / 60)::int / shift.slot_minutes - 1) AS step
      ) AS slot
    WHERE centre.is_active AND ${isAsked} AND NOT EXISTS (
      SELECT FROM holidays WHERE holidays.date = day::date
        AND (holidays.country_id = state.country_id OR holidays.centre_id = centre.id))`
}
