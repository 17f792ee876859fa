import { expect, test } from 'vitest'
import { formatDay, formatDayTime, formatMoment } from './format-day.ts'
import { formatPhone } from './format-phone.ts'

const plain = (text: string) => text.replaceAll(/[\u2068\u2069]/g, '')

test('[FMT-12] a day is told in the words of the language, with the digits 0 to 9', () => {
  expect(formatDay('2026-11-26', 'en')).toBe('Thu 26 Nov')
  expect(formatDay('2026-11-26', 'ar')).toBe('الخميس 26 نوفمبر')
  expect(plain(formatDayTime('2026-11-26', '10:00-11:00', 'en'))).toBe('Thu 26 Nov, 10:00–11:00')
  expect(plain(formatDayTime('2026-11-26', '10:00-11:00', 'ar'))).toBe('الخميس 26 نوفمبر، 10:00–11:00')
})

test('[FMT-12] a span of hours is isolated, so that Arabic does not turn it round', () => {
  expect(formatDayTime('2026-11-26', '10:00-11:00', 'ar')).toContain('\u206810:00–11:00\u2069')
})

test('[FMT-12] a moment is told by the clocks of Muscat, and one of another year with its year', () => {
  const now = '2026-11-15T08:00:00Z'
  expect(plain(formatMoment('2026-11-14T20:15:00Z', 'en', now))).toBe('Sun 15 Nov, 00:15')
  expect(plain(formatMoment('2025-12-31T19:59:00Z', 'en', now))).toBe('Wed 31 Dec 2025, 23:59')
  // In Muscat it is next year already.
  expect(formatDay('2027-01-01', 'en', '2026-12-31T21:00:00Z')).toBe('Fri 1 Jan')
})

test('[FMT-12] phone numbers are grouped and have their prefix', () => {
  expect(formatPhone('+96891234567')).toBe('+968 9123 4567')
  expect(formatPhone('00968 2400-0001')).toBe('+968 2400 0001')
  expect(formatPhone('+971501234567')).toBe('+971 50 123 4567')
  expect(formatPhone('800 12345')).toBe('800 12345')
})
