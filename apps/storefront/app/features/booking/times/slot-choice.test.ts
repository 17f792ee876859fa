import type { RestBookingDate, RestBookingShift } from '@warsha/contract/booking/booking.rest.ts'
import { describe, expect, test } from 'vitest'
import { applySlotChange } from './apply-slot-change.ts'
import { chooseDate, chooseShift, firstChoice, isFull, isOffered, nextFreeSlots } from './slot-choice.ts'

describe('what is chosen by itself', () => {
  test('the first day that has something, passing holidays and closed days', () => {
    const dates = [aDay('16', {}, true), aDay('17', {}), aDay('18', { early: aShift([1, 2]) })]
    expect(firstChoice(dates)).toEqual({ date: '2026-11-18', shift: 'early', hour: null })
  })

  test('a shift and an hour that are the only ones', () => {
    const choice = chooseDate(aDay('16', { early: aShift([1]) }))
    expect([choice.shift, choice.hour?.id]).toEqual(['early', 1])
  })

  test('an hour only of the shift that was chosen', () => {
    const day = aDay('16', { early: aShift([1, 2]), late: aShift([3]) })
    const choice = chooseDate(day)
    expect([choice.shift, choice.hour]).toEqual([null, null])
    expect(chooseShift(choice, ['late', aShift([3])]).hour?.id).toBe(3)
    expect(chooseShift(choice, ['early', aShift([1, 2])]).hour).toBeNull()
  })
})

describe('hours that change elsewhere', () => {
  const dates = [aDay('16', { early: aShift([1, 2]), late: aShift([3]) })]
  const chosen = { date: '2026-11-16', shift: 'early', hour: anHour(2) }

  test('a full hour is offered no more, and comes back in its order', () => {
    const full = applySlotChange(dates, { slotId: 1, isFull: true })
    expect(full.isKnown).toBe(true)
    expect(idsOf(full.dates)).toEqual([2])
    expect(isOffered(full.dates, chosen)).toBe(true)
    const free = applySlotChange(full.dates, { slotId: 1, isFull: false })
    expect(free.dates).toEqual(dates)
  })

  test('the chosen hour that fills up is not offered, and the next ones are', () => {
    const full = applySlotChange(dates, { slotId: 2, isFull: true }).dates
    expect(isOffered(full, chosen)).toBe(false)
    expect(nextFreeSlots(full, '2026-11-16', 3).map(({ hour }) => hour.id)).toEqual([1, 3])
  })

  test('a day whose hours are all taken is full, not closed', () => {
    const [day] = applySlotChange([aDay('16', { early: aShift([1]) })], { slotId: 1, isFull: true }).dates
    expect(day && isFull(day)).toBe(true)
    expect(isFull(aDay('17', {}))).toBe(false)
  })

  test('an hour that is not among them has to be loaded', () => {
    expect(applySlotChange(dates, { slotId: 9, isFull: false })).toEqual({ dates, isKnown: false })
  })
})

function idsOf([day]: readonly RestBookingDate[]): number[] {
  return day?.shifts.early?.available_shifts.map(({ id }) => id) ?? []
}

function aDay(day: string, shifts: RestBookingDate['shifts'], is_holiday = false): RestBookingDate {
  return {
    delivery_date: `2026-11-${day}`,
    is_holiday,
    holiday_name: null,
    display_month: 'November',
    display_day: day,
    display_name: 'Monday',
    shifts,
  }
}

function aShift(ids: number[]): RestBookingShift {
  return {
    display_name: 'Early',
    hour_type: 'normal',
    service_fee: 1,
    service_fee_variant_id: 'Fee:1',
    available_shifts: ids.map(anHour),
    full_shifts: [],
  }
}

function anHour(id: number) {
  return { id, start_time: `0${id}:00`, end_time: `0${id + 1}:00` }
}
