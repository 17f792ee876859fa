import type { Baisa } from '@warsha/contract/money/baisa.ts'

/** A stretch of a centre's day with the ISO weekdays on which it is worked. Times are Muscat's, `HH:MM`. */
export type PlannedShift = {
  /** Its key within the centre, such as `morning`. */
  code: string
  nameEn: string
  nameAr: string
  startTime: string
  endTime: string
  slotMinutes: number
  capacity: number
  slotType: 'normal' | 'happy'
  serviceFeeBaisa: Baisa
  weekdays: readonly number[]
}

export type WeekProblem = { code: 'SHIFT_TWICE' | 'SHIFT_TOO_SHORT' | 'SHIFTS_OVERLAP'; shift: PlannedShift }

/** The first problem of a week, with its shift. */
export function findWeekProblem(shifts: readonly PlannedShift[]): WeekProblem | undefined {
  for (const [at, shift] of shifts.entries()) {
    const former = shifts.slice(0, at)
    if (former.some(({ code }) => code === shift.code)) return { code: 'SHIFT_TWICE', shift }
    if (minutesOf(shift.endTime) - minutesOf(shift.startTime) < shift.slotMinutes)
      return { code: 'SHIFT_TOO_SHORT', shift }
    if (former.some((other) => overlap(shift, other) && shareDay(shift, other)))
      return { code: 'SHIFTS_OVERLAP', shift }
  }
  return undefined
}

/** Whether two of these are worked at the same time. */
export function haveOverlap(shifts: readonly Pick<PlannedShift, 'startTime' | 'endTime'>[]): boolean {
  return shifts.some((shift, at) => shifts.slice(0, at).some((other) => overlap(shift, other)))
}

type Stretch = Pick<PlannedShift, 'startTime' | 'endTime'>

function overlap(one: Stretch, other: Stretch): boolean {
  return one.startTime < other.endTime && other.startTime < one.endTime
}

function shareDay(one: PlannedShift, other: PlannedShift): boolean {
  return one.weekdays.some((day) => other.weekdays.includes(day))
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
