import { describe, expect, test } from 'vitest'
import { averageRating, joinOpeningTimes } from './service-centre.ts'

describe('joinOpeningTimes', () => {
  test('shifts that touch or overlap are one stretch, a break stays a break', () => {
    expect(
      joinOpeningTimes([
        { start: '16:00', end: '20:00' },
        { start: '08:00', end: '12:00' },
        { start: '12:00', end: '13:00' },
        { start: '17:00', end: '19:00' },
      ]),
    ).toEqual([
      { start: '08:00', end: '13:00' },
      { start: '16:00', end: '20:00' },
    ])
  })

  test('a closed day has none', () => {
    expect(joinOpeningTimes([])).toEqual([])
  })
})

test('a rating has one decimal, and none without ratings', () => {
  expect(averageRating(13, 3)).toBe(4.3)
  expect(averageRating(0, 0)).toBeNull()
})
