import { translatorFor } from '@warsha/i18n/catalogue.ts'
import { expect, test } from 'vitest'
import { formatRemaining } from './format-remaining.ts'

const hour = 3_600_000

test.each([
  [299_000, '04:59'],
  [298_001, '04:59'],
  [0, '00:00'],
  [-5, '00:00'],
  [hour, '01:00:00'],
  [3 * hour + 299_000, '03:04:59'],
  [24 * hour - 1, '1 day'],
  [24 * hour - 1_000, '23:59:59'],
  [25 * hour, '1 day and 1 hour'],
  [51 * hour + 1_000, '2 days and 3 hours'],
])('[NOTIF-11] %i ms are left as %s', (ms, text) => {
  expect(formatRemaining(translatorFor('en'), ms)).toBe(text)
})

test('Arabic counts days by its own forms', () => {
  const t = translatorFor('ar')
  expect(formatRemaining(t, 24 * hour)).toBe('يوم')
  expect(formatRemaining(t, 26 * hour)).toBe('يوم وساعتين')
  expect(formatRemaining(t, 51 * hour)).toBe('يومين و3 ساعات')
})
