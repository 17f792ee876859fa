import { describe, expect, test } from 'vitest'
import { emiratesHolidays, omanHolidays } from './public-holidays.ts'

describe('omanHolidays', () => {
  const days = (year: number, name: string) =>
    omanHolidays(year)
      .filter((holiday) => holiday.nameEn === name)
      .map((holiday) => holiday.date)

  test.each([
    [2026, 'Accession Day', ['2026-01-11']],
    [2026, "Isra and Mi'raj", ['2026-01-16']],
    [2026, 'Eid al-Fitr', ['2026-03-18', '2026-03-19', '2026-03-20', '2026-03-21', '2026-03-22']],
    [2026, 'Eid al-Adha', ['2026-05-26', '2026-05-27', '2026-05-28', '2026-05-29']],
    [2026, 'Hijri New Year', ['2026-06-16']],
    [2026, "Prophet's Birthday", ['2026-08-25']],
    [2026, 'National Day', ['2026-11-20', '2026-11-21']],
    [2027, "Isra and Mi'raj", ['2027-01-05', '2027-12-25']],
    [2027, 'Eid al-Fitr', ['2027-03-08', '2027-03-09', '2027-03-10', '2027-03-11']],
    [2027, 'Eid al-Adha', ['2027-05-15', '2027-05-16', '2027-05-17', '2027-05-18']],
  ])('%i: %s', (year, name, dates) => {
    expect(days(year, name)).toEqual(dates)
  })

  test('a holiday on the weekend is made up for on Sunday', () => {
    expect(days(2026, 'National Day (in lieu)')).toEqual(['2026-11-22'])
    expect(days(2027, 'National Day (in lieu)')).toEqual([])
  })

  test('what depends on the moon is an estimate', () => {
    const estimated = omanHolidays(2026).filter((holiday) => holiday.isEstimated)
    expect(estimated.map((holiday) => holiday.nameEn)).toContain('Eid al-Fitr')
    expect(estimated.map((holiday) => holiday.nameEn)).not.toContain('National Day')
  })

  test('no day is named twice', () => {
    for (let year = 2026; year < 2040; year++) {
      for (const holidays of [omanHolidays(year), emiratesHolidays(year)]) {
        expect(new Set(holidays.map((holiday) => holiday.date)).size).toBe(holidays.length)
      }
    }
  })
})
