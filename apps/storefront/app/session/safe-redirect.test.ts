import { describe, expect, test } from 'vitest'
import { findOwnPath, safeReturnPath } from './safe-redirect.ts'

describe('safeReturnPath', () => {
  test.each([
    '/',
    '/wallet',
    '/en/booking/',
    '/ar/products/?category=Engine%20oil&brand=a,b',
    '/en/search?q=5W-30//x',
    '/en/search?q=زيت',
    '/en/my-order/T3JkZXI6MQ==',
    '/en/product/12/#details',
    '/en/notifications?id=4&link=https%3A%2F%2Fevil.test',
    '/@salim',
    '/en/product/%D8%B2%D9%8A%D8%AA/',
    '/en/product/5W%2D30%20x/',
  ])('[AUTH-50] keeps the own path %s', (path) => {
    expect(decodeURI(safeReturnPath(path))).toBe(decodeURI(path))
  })

  test.each(hostileValues())('[SEC-06] sends %j home', (value) => {
    expect(safeReturnPath(value)).toBe('/')
  })

  test('[SEC-06] whatever it answers resolves to the own host', () => {
    for (const value of hostileValues()) {
      expect(new URL(safeReturnPath(value), 'https://shop.test').host).toBe('shop.test')
    }
  })

  test('the caller may name another place than home', () => {
    expect(safeReturnPath('//evil.test', '/cart/')).toBe('/cart/')
  })
})

describe('findOwnPath', () => {
  test('[SEC-06] takes a full address of this shop and of no other', () => {
    expect(findOwnPath('https://shop.test/en/cart/?a=1', 'https://shop.test')).toBe('/en/cart/?a=1')
    for (const foreign of [
      'https://shop.test.evil.test/en/',
      'https://shop.test@evil.test/',
      'https://shop.test:8443/en/',
      'http://shop.test/en/',
      'https://shop.test//evil.test',
      'https://shop.test/\\evil.test',
      'https://evil.test/https://shop.test/',
    ]) {
      expect(findOwnPath(foreign, 'https://shop.test')).toBeNull()
    }
  })
})

function hostileValues(): unknown[] {
  return [
    '//evil.test',
    '///evil.test',
    '////evil.test/en/',
    '/\\evil.test',
    '\\\\evil.test',
    '\\/evil.test',
    '/en\\..\\..\\evil.test',
    '/\t/evil.test',
    '/\n/evil.test',
    '/\r\n/evil.test',
    '\t//evil.test',
    ' //evil.test',
    '\u0000//evil.test',
    '/\u0000/evil.test',
    '/\u0085/evil.test',
    '/\u007f/evil.test',
    '/.//evil.test',
    '/..//evil.test',
    '/en/..//evil.test',
    '/%2e//evil.test',
    '/%2e%2e/%2fevil.test',
    '/%2f%2fevil.test',
    '/%2Fevil.test',
    '/%5cevil.test',
    '/%5c%5cevil.test',
    '/%252f%252fevil.test',
    '/%255cevil.test',
    '/%25252f%25252fevil.test',
    '/%09/evil.test',
    '/%0d%0aLocation:%20https://evil.test',
    '/%E0%A4%A',
    '/%',
    'https://evil.test',
    'http://evil.test/en/',
    'https:evil.test',
    'https:/evil.test',
    'HtTpS://evil.test',
    'ftp://evil.test',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    ' javascript:alert(1)',
    'javascript://shop.test/%0aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'blob:https://evil.test/1',
    'mailto:a@evil.test',
    'evil.test',
    'shop.test@evil.test',
    '@evil.test',
    '.evil.test',
    '?from=//evil.test',
    '#//evil.test',
    '',
    null,
    undefined,
    7,
    {},
    ['//evil.test'],
    { toString: () => '/en' },
  ]
}
