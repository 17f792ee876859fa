import { expect, test } from 'vitest'
import { requestOrigin } from './request-origin.ts'

const from = (host: string, protocol = 'http') =>
  requestOrigin({ PUBLIC_URL: undefined }, { host, protocol: protocol as 'http' })

test.each([
  ['shop.example.om', 'http://shop.example.om'],
  ['Shop.Example.om:8080', 'http://shop.example.om:8080'],
  ['127.0.0.1:3000', 'http://127.0.0.1:3000'],
  ['[::1]:3000', 'http://[::1]:3000'],
])('the host %s is an origin', (host, origin) => {
  expect(from(host)).toBe(origin)
})

test.each([
  '',
  'a b',
  'a/b',
  'a@b',
  'a"><script>',
  'a:99999',
  'a:b',
  '-a',
  'a\\b',
  'evil.example#',
  'a'.repeat(300),
])('the host %j is none', (host) => {
  expect(from(host)).toBeUndefined()
})

test('a proxy says http or https and nothing else', () => {
  expect(from('shop.example.om', 'https')).toBe('https://shop.example.om')
  expect(from('shop.example.om', 'javascript')).toBe('http://shop.example.om')
})

test('a configured address wins over every header', () => {
  const config = { PUBLIC_URL: 'https://shop.example.om/' }
  expect(requestOrigin(config, { host: 'evil.example', protocol: 'http' })).toBe('https://shop.example.om')
})
