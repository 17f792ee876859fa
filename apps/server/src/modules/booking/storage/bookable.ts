import { sql } from 'drizzle-orm'
import { leastMinutesAhead } from '../rules/slot-problem.ts'

/** The first moment that can be booked, by the database's clock. */
export const firstBookableMoment = sql.raw(`now() + interval '${leastMinutesAhead} minutes'`)

/** Whether the day of `slot` is a holiday of its centre or of its country; `centre` and `state` are joined. */
export const isOnHoliday = sql.raw(`EXISTS (
  SELECT FROM holidays WHERE holidays.date = slot.delivery_date
    AND (holidays.country_id = state.country_id OR holidays.centre_id = slot.centre_id))`)
