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
  [24 * hour, '1 day 00:00'],
  [51 * hour + 1_000, '2 days 03:00'],
])('[NOTIF-11] %i ms are left as %s', (ms, text) => {
  expect(formatRemaining(translatorFor('en'), ms)).toBe(text)
})

test('Arabic counts days by its own forms', () => {
  expect(formatRemaining(translatorFor('ar'), 51 * hour)).toBe('يومين و03:00')
})
