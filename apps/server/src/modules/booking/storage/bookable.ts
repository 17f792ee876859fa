import { sql } from 'drizzle-orm'
import { stateCountriesText } from '#modules/locations/index.ts'

/** The shortest time from booking to visit. */
const minMinutesAhead = 60

/** The first moment that can be booked, by the database's clock, and its day in Muscat; as SQL. */
export const firstMoment = `(now() + interval '${minMinutesAhead} minutes')`
export const firstDay = `(${firstMoment} AT TIME ZONE 'Asia/Muscat')::date`

/**
 * When a slot must start to be within so many days, counted from `lead` days after the first that can be booked. In terms of
 * `starts_at` alone, so that the index on centre and start serves the condition and the order.
 */
export function startsWithin(days: string, lead: string): string {
  const midnight = (day: string) => `(${firstDay} + ${day})::timestamp AT TIME ZONE 'Asia/Muscat'`
  return `slot.starts_at >= greatest(${firstMoment}, ${midnight(lead)}) AND slot.starts_at < ${midnight(`${lead} + ${days}`)}`
}

export const firstBookableMoment = sql.raw(firstMoment)

/** The state of `centre`, which says the country whose holidays count. */
export const joinState = `JOIN ${stateCountriesText} AS state ON state.id = centre.state_id`
export const stateOfCentre = sql.raw(joinState)

/** Whether the day of `slot` is a holiday of its centre or of its country; `state` is the centre's. */
export const onHoliday = `EXISTS (
  SELECT FROM holidays WHERE holidays.date = slot.delivery_date
    AND (holidays.country_id = state.country_id OR holidays.centre_id = slot.centre_id))`

export const isOnHoliday = sql.raw(onHoliday)
