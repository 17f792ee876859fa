import { describe, expect, test } from 'vitest'
import { checkCarYear } from './car-year.ts'

const now = new Date('2025-11-16T08:00:00Z')

describe('checkCarYear', () => {
  test.each([1950, 2019, 2025, 2026])('[CARS-06] %i is allowed', (year) => {
    expect(checkCarYear(year, now)).toEqual({ ok: true, value: year })
  })

  test.each([1949, 2027, 0, -1, 2019.5, Number.NaN])('[CARS-06] %d is refused', (year) => {
    expect(checkCarYear(year, now)).toMatchObject({ ok: false, code: 'CAR_YEAR_INVALID', field: 'year' })
  })

  test('[CARS-06] the year changes when it does in Muscat', () => {
    expect(checkCarYear(2027, new Date('2025-12-31T20:30:00Z'))).toMatchObject({ ok: true })
    expect(checkCarYear(2027, new Date('2025-12-31T19:30:00Z'))).toMatchObject({ ok: false })
  })
})
