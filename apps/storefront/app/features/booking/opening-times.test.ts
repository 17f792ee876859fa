import { describe, expect, test } from 'vitest'
import { type DayTimes, isOpenAt, weekdayIndex } from './opening-times.ts'

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const
const week: DayTimes[] = days.map((day) => ({
  day,
  shifts: day === 'friday' ? [] : [{ start: '08:00', end: '13:00' }],
}))

describe('opening times', () => {
  test.each([
    // Sunday evening in UTC is Monday already in Muscat.
    ['2025-11-16T20:30:00Z', 0],
    ['2025-11-16T19:30:00Z', 6],
  ])('the weekday of %s is that of Muscat', (instant, index) => {
    expect(weekdayIndex(new Date(instant))).toBe(index)
  })

  test.each([
    ['when it opens', '2025-11-17T04:00:00Z', true],
    ['a minute before', '2025-11-17T03:59:00Z', false],
    ['when it closes', '2025-11-17T09:00:00Z', false],
    ['on a closed day', '2025-11-21T05:00:00Z', false],
  ])('%s', (_case, instant, isOpen) => {
    expect(isOpenAt(week, new Date(instant))).toBe(isOpen)
  })
})
