import type { RestServiceCentre } from '@warsha/contract/booking/service-centres.rest.ts'
import { muscatDate, muscatTime } from '@warsha/contract/formats/muscat-time.ts'

export type DayTimes = RestServiceCentre['schedules'][number]

/** The day of the week in Muscat, 0 for Monday, as schedules are ordered. */
export function weekdayIndex(now: Date): number {
  return (new Date(`${muscatDate(now)}T00:00:00Z`).getUTCDay() + 6) % 7
}

/** Whether a clock in Muscat shows an opening time; the end of a shift is closed. */
export function isOpenAt(schedules: readonly DayTimes[], now: Date): boolean {
  const time = muscatTime(now)
  const today = schedules[weekdayIndex(now)]
  return today?.shifts.some(({ start, end }) => start <= time && time < end) ?? false
}
