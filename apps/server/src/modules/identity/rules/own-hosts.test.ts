import { describe, expect, test } from 'vitest'
import { isOwnAddress, ownHost } from './own-hosts.ts'

const bare = { CHANNEL_MAIN_HOSTS: [], CHANNEL_SISTER_HOSTS: [] }
const configured = {
  PUBLIC_URL: 'https://shop.example.om',
  CHANNEL_MAIN_HOSTS: ['www.example.om'],
  CHANNEL_SISTER_HOSTS: ['tasleem.example.om'],
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
    expect(ownHost(bare, 'evil.example')).toBeUndefined()
  })
})

describe('isOwnAddress', () => {
  test.each([
    'https://shop.example.om/en/reset',
    'https://tasleem.example.om/',
    'http://www.example.om:8080/x?y=1',
  ])('%s is ours', (address) => {
    expect(isOwnAddress(configured, 'shop.example.om', address)).toBe(true)
  })

  test.each([
    'https://evil.example/',
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
    expect(isOwnAddress(configured, 'evil.example', address)).toBe(false)
  })
})
