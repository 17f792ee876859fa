import { describe, expect, test } from 'vitest'
import { localePath, swapLanguage, withoutLanguage } from './locale-path.ts'

/** The route table, with the routes of the implied screens, in canonical form. */
const canonical = [
  '/en',
  '/en/products/',
  '/en/product/12/',
  '/en/search',
  '/en/cart/',
  '/en/booking/',
  '/en/payment/',
  '/en/payment/result',
  '/en/payment/done/',
  '/en/payment/error/',
  '/en/payment/cancel/',
  '/en/wallet/',
  '/en/my-orders',
  '/en/my-order/T3JkZXI6MQ==',
  '/en/notifications',
  '/en/login',
  '/en/verify-otp',
  '/en/store/edit/',
  '/en/insurance',
  '/en/bima',
  '/en/high-traffic',
  '/en/address/list/',
  '/en/profile/',
  '/en/profile/edit/',
  '/en/support/',
  '/en/terms-and-policy/',
  '/en/service-centers/',
  '/en/service-centers/list/3/',
  '/en/referred-login',
  '/en/referral',
  '/en/register',
  '/en/my-cars/',
  '/en/my-cars/add/',
  '/en/my-cars/edit/4/',
  '/en/returnable-orders/',
  '/en/return/9/',
  '/en/survey',
  '/en/closed-visit',
  '/en/promotion',
]

describe('localePath', () => {
  test.each(canonical)('[NAV-39] links to %s in the form of the route table', (path) => {
    const bare = path.slice(3)
    const otherForm = bare.endsWith('/') ? bare.slice(0, -1) : `${bare}/`
    expect(localePath('en', bare)).toBe(path)
    expect(localePath('en', otherForm)).toBe(path)
  })

  test('keeps query and hash', () => {
    expect(localePath('ar', '/products?category=Oil&sort=PRICE-ASC#top')).toBe(
      '/ar/products/?category=Oil&sort=PRICE-ASC#top',
    )
    expect(localePath('ar', '/?popup=1')).toBe('/ar?popup=1')
  })

  test('a path that has a language already gets the one asked for', () => {
    expect(localePath('ar', '/en/wallet')).toBe('/ar/wallet/')
    expect(localePath('ar', '/en')).toBe('/ar')
  })
})

describe('swapLanguage', () => {
  test('[NAV-48] [NAV-49] exchanges only the language segment and keeps the query', () => {
    expect(swapLanguage('/en/products/?category=en/oil&q=/en/', 'ar')).toBe(
      '/ar/products/?category=en/oil&q=/en/',
    )
    expect(swapLanguage('/ar/my-orders/', 'en')).toBe('/en/my-orders/')
    expect(swapLanguage('/ar', 'en')).toBe('/en')
    expect(swapLanguage('/ar/', 'en')).toBe('/en/')
    expect(swapLanguage('/ar?x=1', 'en')).toBe('/en?x=1')
  })

  test('a path without a language gets one', () => {
    expect(swapLanguage('/cart', 'ar')).toBe('/ar/cart/')
  })
})

test.each([
  ['/en/cart/', '/cart/'],
  ['/ar?x=1', '/?x=1'],
  ['/hi/cart/', '/hi/cart/'],
  ['/english', '/english'],
  ['/', '/'],
])('%s without its language is %s', (path, rest) => {
  expect(withoutLanguage(path)).toBe(rest)
})
