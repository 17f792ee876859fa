import type { RestShift } from '@warsha/contract/console/booking/schedules.rest.ts'

/** Shifts of a centre by their codes, so that two operators can change different ones. */
export type WeekFields = Readonly<Record<string, RestShift | undefined>>

/** ISO weekdays in the order of a week in Oman, which begins on Sunday. */
export const weekdays = [7, 1, 2, 3, 4, 5, 6] as const
export type Weekday = (typeof weekdays)[number]

export function weekOf(shifts: readonly RestShift[]): WeekFields {
  return Object.fromEntries(shifts.map((shift) => [shift.code, shift]))
}

/** In the order of the day. */
export function shiftsOf(week: WeekFields): RestShift[] {
  return Object.values(week)
    .filter((shift) => shift !== undefined)
    .sort(
      (one, other) => one.start_time.localeCompare(other.start_time) || one.code.localeCompare(other.code),
    )
}

export function shiftsOn(week: WeekFields, weekday: number): RestShift[] {
  return shiftsOf(week).filter((shift) => shift.weekdays.includes(weekday))
}

/** The changes that give these days the shifts of another one, and no others. */
export function copyDay(week: WeekFields, from: number, to: readonly number[]): WeekFields {
  const changed = shiftsOf(week).map((shift) => {
    const others = shift.weekdays.filter((day) => !to.includes(day))
    const days = shift.weekdays.includes(from) ? [...others, ...to] : others
    return [shift.code, { ...shift, weekdays: sortDays(days) }] as const
  })
  return Object.fromEntries(changed)
}

export function sortDays(days: readonly number[]): number[] {
  return [...new Set(days)].sort((one, other) => one - other)
}

/** A code of its own for a new shift, from its English name. */
export function newCode(name: string, week: WeekFields): string {
  const slug =
    name
      .normalize('NFKD')
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-+|-+$/g, '')
      .slice(0, 36)
      .replace(/-$/, '') || 'shift'
  for (let number = 1; ; number += 1) {
    const code = number === 1 ? slug : `${slug}-${number}`
    if (!week[code]) return code
  }
}

/** ISO weekday of a calendar day. */
export function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay() || 7
}
