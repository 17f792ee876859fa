import { expect, test } from 'vitest'
import {
  directionOf,
  languageCodeOf,
  localeNames,
  otherLocale,
  routableLocales,
  shippedLocales,
} from './locales.ts'

test('[I18N-04] exactly fa, ar, ur and he run from right to left', () => {
  const letters = 'abcdefghijklmnopqrstuvwxyz'.split('')
  const codes = letters.flatMap((first) => letters.map((second) => first + second))
  const rightToLeft = codes.filter((code) => directionOf(code) === 'rtl')
  expect(rightToLeft.sort()).toEqual(['ar', 'fa', 'he', 'ur'])
})

test.each(['', 'AR', 'ar-OM', 'arabic', 'constructor'])(
  '[I18N-04] %j is another code and runs left to right',
  (code) => {
    expect(directionOf(code)).toBe('ltr')
  },
)

test('[I18N-15] Hindi is delivered but has no pages', () => {
  expect(shippedLocales).toEqual(['en', 'ar', 'hi'])
  expect(routableLocales).toEqual(['en', 'ar'])
})

test('the switch offers the other language under its own name', () => {
  expect(localeNames[otherLocale('en')]).toBe('العربية')
  expect(localeNames[otherLocale('ar')]).toBe('English')
})

test('GraphQL gets the language in upper case', () => {
  expect(routableLocales.map(languageCodeOf)).toEqual(['EN', 'AR'])
})
