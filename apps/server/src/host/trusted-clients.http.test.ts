import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'

const key = 'k'.repeat(31).concat('1')
const nextKey = 'The-Next-Key-of-the-same-Storefront'

let shop: TestApp
const open = (env: Record<string, string>) =>
  buildTestApp({ seeded: false, env: { RATE_LIMIT_PER_MINUTE: '20', ...env } })
beforeAll(async () => {
  shop = await open({ TRUSTED_CLIENT_KEYS: `${key}, ${nextKey}` })
})
afterAll(() => shop.close())

let servers = 0
/** An address that has sent nothing yet. */
const newServer = () => {
  servers++
  return `203.0.113.${servers}`
}

/** The statuses of 21 calls of one server, one more than an address may send. */
async function statusesOf(
  headersOf: (index: number) => Record<string, string>,
  { remoteAddress = newServer(), app = shop.app } = {},
) {
  const statuses: number[] = []
  for (let index = 0; index < 21; index++) {
    const headers = headersOf(index)
    statuses.push((await app.inject({ url: '/robots.txt', headers, remoteAddress })).statusCode)
  }
  return statuses
}

const shopper = (index: number) => `198.51.100.${index}`

describe('the server of a storefront', () => {
  test.each([
    ['its key', key, '192.0.2.77'],
    ['the key that will replace it', nextKey, '192.0.2.78'],
  ])('[GQL-66] is not one shopper with %s', async (_which, given, oneShopper) => {
    const remoteAddress = newServer()
    const calls = (address: (index: number) => string) =>
      statusesOf((index) => ({ 'x-warsha-client-key': given, 'x-warsha-client-address': address(index) }), {
        remoteAddress,
      })
    expect(await calls(shopper)).not.toContain(429)
    // Each shopper is bounded as before, wherever the call comes from.
    const one = await calls(() => oneShopper)
    expect(one.slice(0, 20)).not.toContain(429)
    expect(one[20]).toBe(429)
    const direct = await shop.app.inject({ url: '/robots.txt', remoteAddress: oneShopper })
    expect(direct.statusCode).toBe(429)
    // The server itself has sent nothing that counts.
    const own = await shop.app.inject({ url: '/robots.txt', remoteAddress })
    expect(own.statusCode).toBe(200)
  })

  test('[GQL-66] counts shoppers of IPv6 by their network', async () => {
    const statuses = await statusesOf((index) => ({
      'x-warsha-client-key': key,
      'x-warsha-client-address': `2001:db8:1:2::${index + 1}`,
    }))
    expect(statuses[20]).toBe(429)
  })

  test.each<[string, Record<string, string>]>([
    ['no key', {}],
    ['an empty key', { 'x-warsha-client-key': '' }],
    ['a wrong key', { 'x-warsha-client-key': `${key.slice(0, -1)}2` }],
    ['a part of the key', { 'x-warsha-client-key': key.slice(0, -1) }],
    ['more than the key', { 'x-warsha-client-key': `${key}1` }],
    ['both keys in one', { 'x-warsha-client-key': `${key},${nextKey}` }],
    ['the key in another case', { 'x-warsha-client-key': nextKey.toLowerCase() }],
    ['the key in another header', { authorization: `Bearer ${key}`, 'x-client-key': key }],
  ])('[GQL-66] says nothing about its shopper with %s', async (_what, headers) => {
    const statuses = await statusesOf((index) => ({ 'x-warsha-client-address': shopper(index), ...headers }))
    expect(statuses[20]).toBe(429)
  })

  test.each<[string, (index: number) => string]>([
    ['a word', (index) => `shopper-${index}`],
    ['a list', (index) => `198.51.100.${index}, 10.0.0.1`],
    ['a network', (index) => `198.51.${index}.0/24`],
    ['an address with a zone', (index) => `fe80::1%${index}`],
    ['an address with a port', (index) => `198.51.100.${index}:80`],
  ])('[GQL-66] counts itself where the address is %s', async (_what, address) => {
    const statuses = await statusesOf((index) => ({
      'x-warsha-client-key': key,
      'x-warsha-client-address': address(index),
    }))
    expect(statuses[20]).toBe(429)
  })

  test('[GQL-66] has no key in a shop that names none', async () => {
    const other = await open({})
    for (const given of ['', 'undefined', key]) {
      const headers = { 'x-warsha-client-key': given }
      const statuses = await statusesOf(
        (index) => ({ 'x-warsha-client-address': shopper(index), ...headers }),
        { app: other.app },
      )
      expect(statuses[20]).toBe(429)
    }
    await other.close()
  })
})
