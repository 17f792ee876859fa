import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'

const database = { DATABASE_URL: 'postgres://localhost/shop' }
const production = { ...database, PUBLIC_URL: 'https://shop.example.om' }
const console = { CONSOLE_URL: 'https://console.example.om/' }

describe('[OPS-65] the address of the console', () => {
  test('is needed by a shop that others reach', () => {
    expect(() => readConfig(production)).toThrow('CONSOLE_URL must be set, too')
    expect(readConfig({ ...production, ...console }).CONSOLE_URL).toBe('https://console.example.om')
  })

  test.each([
    ['a demo', { ...production, DEMO: 'on' }],
    ['the embedded database', { PUBLIC_URL: production.PUBLIC_URL }],
    ['a shop on this machine', { ...database, PUBLIC_URL: 'http://localhost:3000' }],
    ['a shop on this machine, by its number', { ...database, PUBLIC_URL: 'https://127.0.0.1' }],
    ['a shop without an address', database],
  ])('is not needed by %s', (_case, env) => {
    expect(readConfig(env).CONSOLE_URL).toBeUndefined()
  })

  test.each([
    ['the host of the shop', { CONSOLE_URL: 'https://shop.example.om:8443' }, 'another host than the shop'],
    ['a host of a channel', { ...console, CHANNEL_SISTER_HOSTS: 'console.example.om' }, 'another host'],
    ['no https', { CONSOLE_URL: 'http://console.example.om' }, 'must begin with https://'],
    ['a path', { CONSOLE_URL: 'https://console.example.om/console' }, 'an origin without a path'],
    ['no shop', { ...console, PUBLIC_URL: '' }, 'PUBLIC_URL must be set, too'],
  ])('with %s is refused', (_case, env, problem) => {
    expect(() => readConfig({ ...production, ...env })).toThrow(problem)
  })

  test('may be on this machine without https, to try it', () => {
    const env = { PUBLIC_URL: 'http://localhost:3000', CONSOLE_URL: 'http://console.localhost:3000' }
    expect(readConfig(env).CONSOLE_URL).toBe('http://console.localhost:3000')
  })
})
