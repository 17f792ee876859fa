import type { RestShift } from '@warsha/contract/console/booking/schedules.rest.ts'
import { expect, test } from 'vitest'
import { copyDay, newCode, shiftsOn, weekdayOf, weekOf } from './week.ts'

const shift = (code: string, days: number[], start = '08:00'): RestShift => ({
  code,
  name: { en: code, ar: code },
  start_time: start,
  end_time: '12:00',
  slot_minutes: 60,
  capacity: 2,
  slot_type: 'normal',
  service_fee_baisa: 0,
  weekdays: days,
})

test('copied days have the shifts of the one they are copied from, and no others', () => {
  const week = weekOf([shift('morning', [1, 7]), shift('night', [2, 3], '20:00'), shift('friday', [5])])
  const copied = { ...week, ...copyDay(week, 7, [1, 2, 5]) }
  expect(copied.morning?.weekdays).toEqual([1, 2, 5, 7])
  expect(copied.night?.weekdays).toEqual([3])
  expect(shiftsOn(copied, 5).map(({ code }) => code)).toEqual(['morning'])
  expect(copied.friday?.weekdays).toEqual([])
})

test('a new shift gets a code that no other has', () => {
  const week = weekOf([shift('early-bird', [1])])
  expect(newCode('Early  Bird!', week)).toBe('early-bird-2')
  expect(newCode('مساء', week)).toBe('shift')
})

test('weekdays count from Monday', () => {
  expect(weekdayOf('2026-11-15')).toBe(7)
  expect(weekdayOf('2026-11-16')).toBe(1)
})
