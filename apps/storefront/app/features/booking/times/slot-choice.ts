import type { RestBookingDate, RestBookingShift } from '@warsha/contract/booking/booking.rest.ts'

export type Hour = RestBookingShift['available_shifts'][number]

/** The shopper's choice so far; an hour is chosen only together with its shift and its day. */
export type SlotChoice = { date: string | null; shift: string | null; hour: Hour | null }

export const noChoice: SlotChoice = { date: null, shift: null, hour: null }

/** Begins on the first day that has something. */
export function firstChoice(dates: readonly RestBookingDate[]): SlotChoice {
  const first = dates.find(isBookable)
  return first ? chooseDate(first) : noChoice
}

/** Another day forgets shift and hour; an only one is chosen by itself. */
export function chooseDate(date: RestBookingDate): SlotChoice {
  const shifts = bookableShifts(date)
  const [only] = shifts
  const choice = { ...noChoice, date: date.delivery_date }
  return only && shifts.length === 1 ? chooseShift(choice, only) : choice
}

export function chooseShift(choice: SlotChoice, [name, shift]: NamedShift): SlotChoice {
  const [only] = shift.available_shifts
  const hour = only && shift.available_shifts.length === 1 ? only : null
  return { ...choice, shift: name, hour }
}

export type NamedShift = readonly [name: string, shift: RestBookingShift]

export function isBookable(date: RestBookingDate): boolean {
  return !date.is_holiday && bookableShifts(date).length > 0
}

/** Everything of the day is taken; another day may be a holiday, or closed. */
export function isFull(date: RestBookingDate): boolean {
  return (
    !date.is_holiday &&
    !isBookable(date) &&
    Object.values(date.shifts).some(({ full_shifts }) => full_shifts.length > 0)
  )
}

export function bookableShifts({ shifts }: RestBookingDate): NamedShift[] {
  return Object.entries(shifts).filter(([, { available_shifts }]) => available_shifts.length > 0)
}

export type FreeSlot = { date: RestBookingDate; shift: NamedShift; hour: Hour }

/** Free hours in the order of time, for a shopper whose own was taken. */
export function nextFreeSlots(dates: readonly RestBookingDate[], from: string, most: number): FreeSlot[] {
  const free = dates
    .filter((date) => date.delivery_date >= from && isBookable(date))
    .flatMap((date) =>
      bookableShifts(date).flatMap((shift) =>
        shift[1].available_shifts.map((hour) => ({ date, shift, hour })),
      ),
    )
  return free.slice(0, most)
}

/** Whether the chosen hour can still be had. */
export function isOffered(dates: readonly RestBookingDate[], { date, shift, hour }: SlotChoice): boolean {
  const day = dates.find(({ delivery_date }) => delivery_date === date)
  return day?.shifts[shift ?? '']?.available_shifts.some(({ id }) => id === hour?.id) ?? false
}
