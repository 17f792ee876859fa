import { sql } from 'drizzle-orm'

/** Nobody can be at a centre sooner than this. */
const leastMinutesAhead = 60

/** The first moment that can be booked, by the database's clock, and its day in Muscat; as SQL. */
export const firstMoment = `(now() + interval '${leastMinutesAhead} minutes')`
export const firstDay = `(${firstMoment} AT TIME ZONE 'Asia/Muscat')::date`

export const firstBookableMoment = sql.raw(firstMoment)

/** Whether the day of `slot` is a holiday of its centre or of its country; `state` is the centre's. */
export const onHoliday = `EXISTS (
  SELECT FROM holidays WHERE holidays.date = slot.delivery_date
    AND (holidays.country_id = state.country_id OR holidays.centre_id = slot.centre_id))`

export const isOnHoliday = sql.raw(onHoliday)
