import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStorage, openBrowser } from './testing/fake-browser.ts'

beforeEach(() => {
  vi.resetModules()
})

afterEach(() => {
  vi.unstubAllGlobals()
})

test('[I18N-12] the language of the page is kept in local storage and, for the server, in a cookie', async () => {
  const { storage, cookies } = openBrowser('/ar/cart/')
  const { rememberLanguage } = await import('./language.ts')
  rememberLanguage('ar')
  expect(storage.items.get('warsha:lang')).toBe('ar')
  expect(cookies).toEqual(['warsha_lang=ar; Path=/; Max-Age=31536000; SameSite=Lax'])
})

test('[STATE-15] without local storage the cookie alone remembers', async () => {
  const full = {
    ...createStorage(),
    setItem() {
      throw new DOMException('full', 'QuotaExceededError')
    },
  }
  const { cookies } = openBrowser('/en', full)
  const { rememberLanguage } = await import('./language.ts')
  rememberLanguage('en')
  expect(cookies).toHaveLength(1)
})

test.each([
  ['/en/cart/', 'en'],
  ['/ar', 'ar'],
  ['/hi/cart/', 'ar'],
  ['/', 'ar'],
])('the language of the page at %s is %s', async (path, lang) => {
  openBrowser(path)
  const { currentLang } = await import('./language.ts')
  expect(currentLang()).toBe(lang)
})
