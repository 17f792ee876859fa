import { translatorFor } from '@warsha/i18n/catalogue.ts'
import { expect, test } from 'vitest'
import { whenText, whenTextOf } from './when-text.ts'

const en = { t: translatorFor('en'), lang: 'en' } as const
const ar = { t: translatorFor('ar'), lang: 'ar' } as const
// Half past eleven at night in Muscat: tomorrow begins half an hour later, whatever UTC says.
const now = new Date('2026-11-15T19:30:00Z')
const plain = (text: string) => text.replaceAll(/[\u2068\u2069]/g, '')

test('today and tomorrow are those of Muscat', () => {
  expect(plain(whenText(en, '2026-11-15', '23:45', now))).toBe('Today 23:45')
  expect(plain(whenTextOf(en, '2026-11-15T20:30:00Z', now))).toBe('Tomorrow 00:30')
  expect(plain(whenText(ar, '2026-11-16', '09:00', now))).toBe('غدًا 09:00')
})

test('other days are named, with the digits 0 to 9', () => {
  expect(plain(whenText(en, '2026-11-19', '09:00', now))).toBe('Thu 19 Nov, 09:00')
  expect(plain(whenText(ar, '2026-11-19', '09:00', now))).toMatch(/^الخميس.*19.*، 09:00$/)
})
