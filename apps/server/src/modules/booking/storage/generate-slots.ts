import { sql } from 'drizzle-orm'
import type { Executor } from '#kernel/database/connect.ts'
import { stateCountries } from '#modules/locations/index.ts'
import { holidays, schedules, serviceCentres, shifts, slots } from './booking.tables.ts'

/**
 * Adds the bookable hours that schedules promise and that do not exist yet, for `days` days from `firstDay` (both in Muscat).
 * Existing hours stay as they are. Answers the ids of the new ones.
 */
export async function generateSlots(
  executor: Executor,
  { firstDay, days }: { firstDay: string; days: number },
): Promise<number[]> {
  const added = await executor.execute<{ id: number }>(sql`
    INSERT INTO ${slots} (centre_id, shift_id, delivery_date, starts_at, ends_at, capacity)
    SELECT ${shifts.centreId}, ${shifts.id}, hour.day, hour.starts AT TIME ZONE 'Asia/Muscat',
      (hour.starts + ${shifts.slotMinutes} * interval '1 minute') AT TIME ZONE 'Asia/Muscat', ${shifts.capacity}
    FROM ${serviceCentres}
      JOIN ${stateCountries} AS state ON state.id = ${serviceCentres.stateId}
      JOIN ${schedules} ON ${schedules.centreId} = ${serviceCentres.id}
      JOIN ${shifts} ON ${shifts.id} = ${schedules.shiftId}
      CROSS JOIN LATERAL (
        SELECT day::date, day + ${shifts.startTime} + step * ${shifts.slotMinutes} * interval '1 minute' AS starts
        FROM generate_series(${firstDay}::timestamp, ${firstDay}::timestamp + (${days}::int - 1) * interval '1 day', interval '1 day') AS day,
          generate_series(0, (extract(epoch FROM ${shifts.endTime} - ${shifts.startTime}) / 60)::int / ${shifts.slotMinutes} - 1) AS step
        WHERE extract(isodow FROM day) = ${schedules.weekday}
      ) AS hour
    WHERE ${serviceCentres.isActive}
      AND NOT EXISTS (
        SELECT FROM ${holidays}
        WHERE ${holidays.date} = hour.day
          AND (${holidays.countryId} = state.country_id OR ${holidays.centreId} = ${serviceCentres.id})
      )
    ORDER BY hour.starts, ${shifts.centreId}
    ON CONFLICT (centre_id, starts_at, shift_id) DO NOTHING
    RETURNING id`)
  return added.rows.map((slot) => slot.id)
}

/** Whether some active centre has a schedule and not one hour from this day on. */
export async function lacksSlots(executor: Executor, firstDay: string): Promise<boolean> {
  const { rows } = await executor.execute(sql`
    SELECT FROM ${serviceCentres}
    WHERE ${serviceCentres.isActive}
      AND EXISTS (SELECT FROM ${schedules} WHERE ${schedules.centreId} = ${serviceCentres.id})
      AND NOT EXISTS (
        SELECT FROM ${slots} WHERE ${slots.centreId} = ${serviceCentres.id} AND ${slots.deliveryDate} >= ${firstDay}
      )
    LIMIT 1`)
  return rows.length > 0
}
