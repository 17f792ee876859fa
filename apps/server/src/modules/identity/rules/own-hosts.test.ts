import { describe, expect, test } from 'vitest'
import { isOwnAddress, ownHost } from './own-hosts.ts'

const bare = { CHANNEL_MAIN_HOSTS: [], CHANNEL_SISTER_HOSTS: [], ALLOWED_CLIENT_ORIGINS: [] }
const configured = {
  PUBLIC_URL: 'https://shop.example.om',
  CHANNEL_MAIN_HOSTS: ['www.example.om'],
  CHANNEL_SISTER_HOSTS: ['tasleem.example.om'],
  ALLOWED_CLIENT_ORIGINS: ['https://app.example.om', 'http://app.example.om:3001'],
}

describe('ownHost', () => {
  test.each([
    ['www.example.om', 'www.example.om'],
    ['tasleem.example.om', 'tasleem.example.om'],
    ['evil.example', 'shop.example.om'],
  ])('called %s, messages name %s', (called, host) => {
    expect(ownHost(configured, called)).toBe(host)
  })

  test('without configuration only this machine is believed', () => {
    expect(ownHost(bare, 'localhost')).toBe('localhost')
    expect(ownHost(bare, 'tasleem.localhost')).toBe('tasleem.localhost')
    expect(ownHost(bare, 'evil.example')).toBeUndefined()
    expect(ownHost(bare, 'evil-localhost')).toBeUndefined()
  })
})

describe('isOwnAddress', () => {
  test.each([
    'https://shop.example.om/en/reset',
    'https://SHOP.example.om:443/en/reset',
    'https://www.example.om/x?y=1',
    'https://tasleem.example.om/',
    'https://app.example.om/default/account/confirm?x=1',
    'http://app.example.om:3001/',
  ])('%s is ours', (address) => {
    expect(isOwnAddress(configured, 'https://shop.example.om', address)).toBe(true)
  })

  test.each([
    'http://shop.example.om/',
    'https://shop.example.om:8443/',
    'http://www.example.om:8080/x?y=1',
    'ftp://shop.example.om/',
    'https://evil.example/',
    'http://app.example.om/',
    'https://app.example.om:3001/',
    'https://app.example.om.evil.example/',
    'https://shop.example.om.evil.example/',
    'https://shop.example.om@evil.example/',
    'https://user:secret@shop.example.om/',
    'javascript:alert(1)//shop.example.om',
    'data:text/html,shop.example.om',
    '//shop.example.om/',
    '/reset',
    'https:\\\\evil.example\\shop.example.om',
    `https://shop.example.om/${'x'.repeat(600)}`,
  ])('%s is not', (address) => {
    expect(isOwnAddress(configured, 'https://evil.example', address)).toBe(false)
  })

  test('the port of the shop’s address is that of all its hosts', () => {
    const local = { ...configured, PUBLIC_URL: 'http://shop.example.om:3000' }
    expect(isOwnAddress(local, undefined, 'http://tasleem.example.om:3000/en')).toBe(true)
    expect(isOwnAddress(local, undefined, 'http://tasleem.example.om/en')).toBe(false)
    expect(isOwnAddress(local, undefined, 'https://tasleem.example.om:3000/en')).toBe(false)
  })

  test('the sister storefront’s own address counts as it is written', () => {
    const apart = { ...configured, SISTER_STORE_URL: 'https://tasleem.om:8443/en' }
    expect(isOwnAddress(apart, undefined, 'https://tasleem.om:8443/ar/reset')).toBe(true)
    expect(isOwnAddress(apart, undefined, 'https://tasleem.om/ar/reset')).toBe(false)
  })

  test('without configuration the links of this machine lead to the very origin that was called', () => {
    expect(isOwnAddress(bare, 'http://localhost:3000', 'http://localhost:3000/en/reset')).toBe(true)
    expect(isOwnAddress(bare, 'http://localhost:3000', 'http://localhost:9999/en/reset')).toBe(false)
    expect(isOwnAddress(bare, 'http://localhost:3000', 'https://localhost:3000/en/reset')).toBe(false)
    expect(isOwnAddress(bare, 'http://evil.example', 'http://evil.example/')).toBe(false)
    expect(isOwnAddress(bare, undefined, 'http://localhost:3000/')).toBe(false)
  })
})
