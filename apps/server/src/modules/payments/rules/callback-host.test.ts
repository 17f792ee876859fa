import { describe, expect, test } from 'vitest'
import { checkCallbackHost } from './callback-host.ts'

const configured = {
  PUBLIC_URL: 'https://shop.example.om',
  CHANNEL_MAIN_HOSTS: ['www.example.om'],
  CHANNEL_SISTER_HOSTS: ['tasleem.example.om'],
  ALLOWED_CLIENT_ORIGINS: ['https://app.example.om', 'http://app.example.om:3001'],
}
const onThisMachine = {
  CHANNEL_MAIN_HOSTS: [],
  CHANNEL_SISTER_HOSTS: ['tasleem.example.om'],
  ALLOWED_CLIENT_ORIGINS: [],
}
const called = 'http://localhost:3000'

const accepted = (hosts: Parameters<typeof checkCallbackHost>[0], claimed: unknown) => {
  const checked = checkCallbackHost(hosts, called, claimed)
  return checked.ok ? checked.value : checked.field
}

describe('where a gateway may send the browser back to', () => {
  test.each([
    ['https://shop.example.om/ar', 'https://shop.example.om/ar'],
    ['https://shop.example.om/en/', 'https://shop.example.om/en'],
    ['https://SHOP.example.om/en', 'https://shop.example.om/en'],
    ['https://www.example.om/en', 'https://www.example.om/en'],
    ['https://tasleem.example.om/ar', 'https://tasleem.example.om/ar'],
  ])('%s is an own host with its language', (claimed, expected) => {
    expect(accepted(configured, claimed)).toBe(expected)
  })

  test.each([
    ['https://app.example.om', 'https://app.example.om'],
    ['https://app.example.om/default-channel/checkout/', 'https://app.example.om/default-channel/checkout'],
    ['http://app.example.om:3001/en', 'http://app.example.om:3001/en'],
  ])('[GQL-53] %s is another storefront that the shop names', (claimed, expected) => {
    expect(accepted(configured, claimed)).toBe(expected)
    expect(accepted({ ...configured, ALLOWED_CLIENT_ORIGINS: [] }, claimed)).toBe('callback_host')
  })

  test('a shop without configured hosts accepts the address it was called by, on this machine alone', () => {
    expect(accepted(onThisMachine, 'http://localhost:3000/en')).toBe('http://localhost:3000/en')
    expect(accepted(onThisMachine, 'http://localhost:4000/en')).toBe('callback_host')
    expect(checkCallbackHost(onThisMachine, 'https://evil.example', 'https://evil.example/en').ok).toBe(false)
    expect(accepted(configured, 'http://localhost:3000/en')).toBe('callback_host')
  })

  test.each([
    'https://evil.example/en',
    'http://app.example.om/en',
    'https://app.example.om:3001/en',
    'https://app.example.om/a//b',
    'https://app.example.om/en?next=//evil.example',
    'https://app.example.om.evil.example/en',
    'https://shop.example.om.evil.example/en',
    'https://shop.example.om@evil.example/en',
    'https://user:pass@shop.example.om/en',
    'https://shop.example.om:8443/en',
    'http://shop.example.om/en',
    'https://shop.example.om./en',
    'https://shop.example.om',
    'https://shop.example.om/',
    'https://shop.example.om/fr',
    'https://shop.example.om/en/../../evil',
    'https://shop.example.om/en?next=//evil.example',
    'https://shop.example.om/en#//evil.example',
    'https://shop.example.om\\@evil.example/en',
    'https://evil.example\\/shop.example.om/en',
    '//shop.example.om/en',
    '/en',
    'javascript:alert(1)//shop.example.om/en',
    'data:text/html,/en',
    'https:shop.example.om/en',
    ' https://shop.example.om/en',
    'https://shop.example.om/en\n',
    'https://shop.example.om\t/en',
    'https://shop。example。om/en',
    'https://[::1]/en',
    `https://shop.example.om/${'e'.repeat(400)}`,
    '',
    null,
    undefined,
    42,
    ['https://shop.example.om/en'],
  ])('%j is refused', (claimed) => {
    expect(accepted(configured, claimed)).toBe('callback_host')
  })
})
