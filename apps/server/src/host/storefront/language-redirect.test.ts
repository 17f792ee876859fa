import { describe, expect, test } from 'vitest'
import { languageRedirect } from './language-redirect.ts'

const asked = (url: string, more: { cachedLanguage?: string; acceptLanguage?: string } = {}) =>
  languageRedirect({ url, cachedLanguage: more.cachedLanguage, acceptLanguage: more.acceptLanguage })

describe('languageRedirect', () => {
  test('[NAV-02, NAV-03] adds the language and keeps path and query', () => {
    expect(asked('/products/?category=Engine%20oil&sort=PRICE-ASC', { acceptLanguage: 'en-GB' })).toBe(
      '/en/products/?category=Engine%20oil&sort=PRICE-ASC',
    )
  })

  test('[NAV-04] the root goes to the home page of the default language', () => {
    expect(asked('/', { acceptLanguage: 'en' })).toBe('/en')
    expect(asked('/?ref=x', { acceptLanguage: 'en' })).toBe('/en?ref=x')
  })

  test('[I18N-13] the earlier choice wins over the browser', () => {
    expect(asked('/cart/', { cachedLanguage: 'en', acceptLanguage: 'ar' })).toBe('/en/cart/')
  })

  test('[I18N-14] a browser that asks for neither language lands on Arabic', () => {
    expect(asked('/', { acceptLanguage: 'tr, de;q=0.8' })).toBe('/ar')
    expect(asked('/', {})).toBe('/ar')
  })

  test('[I18N-15] Hindi has no pages: /hi is a path without a valid language', () => {
    expect(asked('/hi/cart/', { acceptLanguage: 'hi' })).toBe('/ar/hi/cart/')
  })

  test.each(['/en', '/en.data', '/ar/', '/ar?x=1', '/en/products/'])('leaves %s alone', (url) => {
    expect(asked(url)).toBeUndefined()
  })

  test.each(['//evil.example', '//evil.example/%2e%2e', '/\\evil.example', '/https://evil.example'])(
    'never leaves the shop for %s',
    (url) => {
      expect(asked(url)).toMatch(/^\/ar\//)
    },
  )
})
