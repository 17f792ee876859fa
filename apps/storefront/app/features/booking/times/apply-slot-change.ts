import type { RestBookingDate, RestBookingShift } from '@warsha/contract/booking/booking.rest.ts'

/** An hour that filled up or became free elsewhere. */
export type SlotChange = { slotId: number; isFull: boolean }

/** The days after the change, and whether the hour was among them; one that was not has to be loaded. */
export function applySlotChange(
  dates: readonly RestBookingDate[],
  { slotId, isFull }: SlotChange,
): { dates: RestBookingDate[]; isKnown: boolean } {
  let isKnown = false
  const changed = dates.map((date) => {
    const shifts = Object.entries(date.shifts).map(([name, shift]) => {
      if (!hoursOf(shift).some(({ id }) => id === slotId)) return [name, shift]
      isKnown = true
      return [name, move(shift, slotId, isFull)]
    })
    return { ...date, shifts: Object.fromEntries(shifts) }
  })
  return { dates: changed, isKnown }
}

function move(shift: RestBookingShift, slotId: number, isFull: boolean): RestBookingShift {
  const hours = hoursOf(shift).toSorted((one, other) => one.start_time.localeCompare(other.start_time))
  const wasFull = new Set(shift.full_shifts.map(({ id }) => id))
  const isFullNow = (id: number) => (id === slotId ? isFull : wasFull.has(id))
  return {
    ...shift,
    available_shifts: hours.filter(({ id }) => !isFullNow(id)),
    full_shifts: hours.filter(({ id }) => isFullNow(id)),
  }
}

function hoursOf({ available_shifts, full_shifts }: RestBookingShift) {
  return [...available_shifts, ...full_shifts]
}
