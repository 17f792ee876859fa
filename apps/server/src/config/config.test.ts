import { describe, expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

describe('readConfig', () => {
  test('tells every problem at once, in the words of the variables', () => {
    const read = () =>
      readConfig({ PORT: 'many', DATABASE_URL: 'mysql://x', SUPPORT_PHONE: '12', DEMO: 'maybe' })
    expect(read).toThrow(ConfigError)
    expect(read).toThrow(
      /PORT must be a whole number from 0 to 65535[\s\S]*DATABASE_URL must begin with postgres[\s\S]*DEMO must be on or off[\s\S]*SUPPORT_PHONE/,
    )
  })

  test.each([
    ['PORT', '-3', 'from 0 to 65535'],
    ['PORT', '70000', 'from 0 to 65535'],
    ['DATABASE_POOL', '2.5', 'from 1 to 500'],
    ['RATE_LIMIT_PER_MINUTE', '3', 'of at least 10'],
    ['CODES_PER_HOUR', 'many', 'from 1 to 5000'],
  ])('%s=%s is told with the numbers that are allowed', (name, value, range) => {
    expect(() => readConfig({ [name]: value })).toThrow(`${name} must be a whole number ${range}`)
  })

  test('the demo is on with the embedded database and off with a given one, unless told', () => {
    expect(readConfig({}).demo).toBe(true)
    expect(readConfig({ DATABASE_URL: 'postgres://localhost/shop' }).demo).toBe(false)
    expect(readConfig({ DATABASE_URL: 'postgres://localhost/shop', DEMO: 'on' }).demo).toBe(true)
  })

  test('a proxy that is believed without saying which one is refused in words', () => {
    expect(readConfig({}).TRUST_PROXY).toBe(false)
    expect(readConfig({ TRUST_PROXY: '1' }).TRUST_PROXY).toBe(1)
    expect(() => readConfig({ TRUST_PROXY: 'on' })).toThrow(
      /TRUST_PROXY must be off, the number of proxies in front such as 1, or their networks such as 10\.0\.0\.0\/8/,
    )
  })

  test('[OPS-47] replicas are a list of addresses beside DATABASE_URL', () => {
    const [one, other] = ['postgres://a@db-2:5432/warsha', 'postgresql://a@db-3:5432/warsha']
    const read = (urls: string, env = {}) =>
      readConfig({ DATABASE_URL: 'postgres://a@db-1/warsha', DATABASE_REPLICA_URLS: urls, ...env })
    expect(read(`${one}, ${other}`).DATABASE_REPLICA_URLS).toEqual([one, other])
    expect(readConfig({}).DATABASE_REPLICA_URLS).toEqual([])
    expect(() => read('http://db-2')).toThrow('DATABASE_REPLICA_URLS must be addresses')
    expect(() => read(`${one},${one}`)).toThrow('each of them once')
    expect(() => read(one, { DATABASE_URL: '' })).toThrow('DATABASE_REPLICA_URLS needs DATABASE_URL')
    expect(() => read(one, { DATABASE_REPLICA_MAX_LAG_MS: '5' })).toThrow(
      'DATABASE_REPLICA_MAX_LAG_MS must be',
    )
  })

  test('an empty variable counts as not set', () => {
    const config = readConfig({ DATABASE_URL: '', PORT: ' ' })
    expect([config.PORT, config.DATABASE_URL]).toEqual([3000, undefined])
  })

  test('[LIM-11] wallet fee, tax display, checkout channel and support phone come from the configuration', () => {
    const config = readConfig({
      WALLET_FEE_PERCENT: '1.5',
      DISPLAY_GROSS_PRICES: 'off',
      CHECKOUT_CHANNEL: 'tasleem-channel',
      SUPPORT_PHONE: '+96824123456',
    })
    expect(config).toMatchObject({
      WALLET_FEE_PERCENT: 1.5,
      DISPLAY_GROSS_PRICES: false,
      CHECKOUT_CHANNEL: 'tasleem-channel',
      SUPPORT_PHONE: '+96824123456',
    })
  })
})
