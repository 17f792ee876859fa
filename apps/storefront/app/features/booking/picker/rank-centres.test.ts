import type { RestBookingCentre } from '@warsha/contract/booking/booking.rest.ts'
import { describe, expect, test } from 'vitest'
import { rankCentres } from './rank-centres.ts'

describe('rankCentres', () => {
  test('[BOOK-41] earliest are all centres whose first hour no other has earlier', () => {
    const ranked = rankCentres([
      aCentre(1, '2026-11-16T10:00:00Z'),
      aCentre(2, '2026-11-16T08:00:00Z'),
      aCentre(3, '2026-11-16T12:00:00+04:00'),
      aCentre(4, null),
    ])
    expect(ranked.map(({ centre, isEarliest }) => [centre.id, isEarliest])).toEqual([
      [2, true],
      [3, true],
      [1, false],
      [4, false],
    ])
  })

  test('[BEY-03] at the same hour the nearer centre comes first', () => {
    const hour = '2026-11-16T08:00:00Z'
    const ranked = rankCentres([aCentre(1, hour, 9), aCentre(2, hour, 3)])
    expect(ranked.map(({ centre }) => centre.id)).toEqual([2, 1])
  })

  test('centres without a free hour are never the earliest', () => {
    expect(rankCentres([aCentre(1, null), aCentre(2, null)]).some(({ isEarliest }) => isEarliest)).toBe(false)
  })
})

function aCentre(id: number, earliest: string | null, distance_km: number | null = null) {
  return { id, earliest, distance_km } as RestBookingCentre
}
