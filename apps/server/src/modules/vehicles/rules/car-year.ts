import { muscatDate } from '@warsha/contract/formats/muscat-time.ts'
import { firstCarYear } from '@warsha/contract/vehicles/vehicles.constants.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'

/** Next year's models are sold this year, so one year ahead is allowed; the calendar is Muscat's. */
export function checkCarYear(year: number, now: Date): Outcome<number, 'CAR_YEAR_INVALID'> {
  const last = Number(muscatDate(now).slice(0, 4)) + 1
  if (Number.isInteger(year) && year >= firstCarYear && year <= last) return ok(year)
  return refuse('CAR_YEAR_INVALID', {
    field: 'year',
    params: { first: String(firstCarYear), last: String(last) },
  })
}
