import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chooseLocale, detectLocale, localeOfPath, parseAcceptLanguage } from './detect-locale.ts'

describe('detectLocale', () => {
  test('the path decides before anything else', () => {
    expect(detectLocale({ path: '/ar/cart/', cached: 'en', browserLanguages: ['en'] })).toBe('ar')
    expect(detectLocale({ path: '/en', cached: 'ar', browserLanguages: ['ar'] })).toBe('en')
  })

  test('without a language in the path the earlier choice decides', () => {
    expect(detectLocale({ path: '/cart/', cached: 'en', browserLanguages: ['ar'] })).toBe('en')
  })

  test('without both, the first browser language that is en or ar decides', () => {
    expect(detectLocale({ path: '/', browserLanguages: ['fr-FR', 'en-GB', 'ar-OM'] })).toBe('en')
    expect(detectLocale({ path: '/', cached: null, browserLanguages: ['de', 'ar-OM', 'en'] })).toBe('ar')
  })

  test('a browser that asks for neither language gets Arabic', () => {
    expect(detectLocale({ path: '/', browserLanguages: ['fr', 'de-CH'] })).toBe('ar')
    expect(detectLocale({ path: '/' })).toBe('ar')
  })

  test.each(['hi', 'EN', 'fr', '', '{"a":1}', '__proto__'])('a stored %j is no choice', (cached) => {
    expect(detectLocale({ path: '/', cached, browserLanguages: ['en'] })).toBe('en')
  })
})

test.each([
  ['/en', 'en'],
  ['/ar/', 'ar'],
  ['/en?q=1', 'en'],
  ['/ar#top', 'ar'],
  ['/english', undefined],
  ['/EN/cart', undefined],
  ['/hi/cart', undefined],
  ['/', undefined],
  ['', undefined],
  ['//ar/x', undefined],
  ['/products/en', undefined],
])('[I18N-15] the language of path %s is %s', (path, locale) => {
  expect(localeOfPath(path)).toBe(locale)
})

test.each([
  [['AR'], 'ar'],
  [['en_US'], 'en'],
  [['eng', 'en-US'], 'en'],
  [['art'], 'ar'],
  [[], 'ar'],
] as const)('of %j the shop speaks %s', (languages, locale) => {
  expect(chooseLocale(languages)).toBe(locale)
})

describe('parseAcceptLanguage', () => {
  test.each([
    ['en-GB,en;q=0.9,ar;q=0.8', ['en-GB', 'en', 'ar']],
    ['en;q=0.5, ar-OM ; q=0.9, fr', ['fr', 'ar-OM', 'en']],
    ['ar;q=0.5,en;q=0.5', ['ar', 'en']],
    ['en;q=0,ar', ['ar']],
    ['*,ar;q=0.1', ['ar']],
    ['en;q=2,ar;q=-1,fr;q=x,de;q=0.1', ['de']],
    ['', []],
    [',,;;q=,', []],
  ])('%j asks for %j', (header, languages) => {
    expect(parseAcceptLanguage(header)).toEqual(languages)
  })

  test('an absent header asks for nothing', () => {
    expect(parseAcceptLanguage(undefined)).toEqual([])
    expect(parseAcceptLanguage(null)).toEqual([])
  })

  test('hostile headers neither fail nor take long', () => {
    // Processor time: what else the machine does adds nothing to it.
    const started = process.threadCpuUsage()
    for (const header of [
      'en,'.repeat(100_000),
      'a-'.repeat(100_000),
      ' '.repeat(100_000),
      'en;q=0.'.padEnd(99_999, '9'),
    ]) {
      expect(parseAcceptLanguage(header).length).toBeLessThan(200)
    }
    expect(process.threadCpuUsage(started).user).toBeLessThan(100_000)
  })

  test('whatever arrives, the outcome is a language of the shop', () => {
    const headers = fc.oneof(
      fc.string(),
      fc.string({ unit: fc.constantFrom('en', 'ar', ';q=', '0.5', ',', '-', ' ', '*') }),
    )
    fc.assert(
      fc.property(headers, (header) => {
        expect(['en', 'ar']).toContain(chooseLocale(parseAcceptLanguage(header)))
      }),
    )
  })
})
