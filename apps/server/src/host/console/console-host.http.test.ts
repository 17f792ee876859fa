import { tmpdir } from 'node:os'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askConsole, codeOf, makeMember, signInStaff, type TestMember } from '#testing/staff.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'

const shopHost = 'shop.example.om'
const ownHost = 'console.example.om'
const own = { host: ownHost, origin: `https://${ownHost}` }
const foreign = { host: shopHost, origin: `https://${shopHost}` }

let shop: TestApp
let member: TestMember
let token: string

beforeAll(async () => {
  shop = await buildTestApp({
    env: {
      DEMO: 'off',
      PUBLIC_URL: `https://${shopHost}`,
      CONSOLE_URL: `https://${ownHost}/`,
      CHANNEL_MAIN_HOSTS: shopHost,
    },
    consolePages: {
      clientFolder: tmpdir(),
      page: async () => '<!doctype html><title>console</title>',
      close: async () => undefined,
    },
  })
  member = await makeMember(shop, 'administrator')
  const { cookie } = await signIn(own)
  token = cookie?.value ?? ''
})
afterAll(() => shop.close())

const signIn = (headers: Record<string, string>, steps = 0) =>
  askConsole(
    shop,
    '/session/password/',
    { email: member.email, password: member.password, code: codeOf(member, shop, steps) },
    { headers },
  )

const get = (url: string, host: string) => shop.app.inject({ url, headers: { host } })

describe('[OPS-65] the console with a host of its own', () => {
  test.each(['/console', '/console/', '/console/orders', '/console/assets/none.js'])(
    'has its page %s there alone',
    async (url) => {
      expect((await get(url, shopHost)).statusCode).toBe(404)
      const { statusCode } = await get(url, ownHost)
      expect(statusCode).toBe(url === '/console' ? 308 : url.includes('assets') ? 404 : 200)
    },
  )

  test('answers its calls there alone, whatever cookie and origin come along', async () => {
    expect((await askConsole(shop, '/orders/', undefined, { token, headers: own })).status).toBe(200)
    for (const headers of [foreign, { ...own, host: shopHost }, { ...foreign, host: `${shopHost}:8443` }])
      expect((await askConsole(shop, '/orders/', undefined, { token, headers })).status).toBe(404)
    expect((await signIn(foreign, 1)).status).toBe(404)
    expect((await get('/api/v1/console/docs', shopHost)).statusCode).toBe(404)
    expect((await get('/api/v1/console/events', shopHost)).statusCode).toBe(404)
  })

  test('takes a change from its own origin, and none from the shop’s', async () => {
    const end = (origin: string) =>
      askConsole(shop, '/session/', {}, { method: 'DELETE', token, headers: { ...own, origin } })
    expect((await end(foreign.origin)).status).toBe(403)
    expect((await end('https://evil.example.om')).status).toBe(403)
  })

  test('keeps its session in a cookie of that host, which no script and no other site has', async () => {
    const other = await makeMember(shop, 'manager', [1])
    const { cookie } = await askConsole(
      shop,
      '/session/password/',
      { email: other.email, password: other.password, code: codeOf(other, shop) },
      { headers: own },
    )
    expect(cookie).toMatchObject({
      name: expect.stringMatching(/^__Host-/),
      path: '/',
      httpOnly: true,
      secure: true,
      sameSite: 'Strict',
    })
    expect(cookie).not.toHaveProperty('domain')
  })

  test('binds passkeys to that host', async () => {
    const { body } = await askConsole(shop, '/session/passkey/options/', {}, { headers: own })
    expect(JSON.stringify(body)).toContain(`"${ownHost}"`)
    expect(JSON.stringify(body)).not.toContain(shopHost)
  })

  test('has nothing of the shop on its host: no page, script, GraphQL or call, but pictures and public reads', async () => {
    for (const url of [
      '/en',
      '/ar/product/x',
      '/robots.txt',
      '/sw.js',
      '/assets/entry.js',
      '/events',
      '/explorer',
    ])
      expect([url, (await get(url, ownHost)).statusCode]).toEqual([url, 404])
    const graphql = await shop.app.inject({
      method: 'POST',
      url: '/graphql/',
      headers: { host: ownHost },
      payload: { query: '{ shop { name } }' },
    })
    const login = await shop.app.inject({
      method: 'POST',
      url: '/api/v1/accounts/login/',
      headers: { host: ownHost },
      payload: {},
    })
    expect([graphql.statusCode, login.statusCode]).toEqual([404, 404])
    const states = '/api/v1/locations/states/'
    expect((await get(states, ownHost)).statusCode).toBe(200)
    expect((await get('/health/live', ownHost)).statusCode).toBe(200)
    const root = await get('/?from=mail', ownHost)
    expect([root.statusCode, root.headers.location]).toEqual([302, '/console/'])
    expect((await get('/console/', 'elsewhere.example.om')).statusCode).toBe(421)
  })
})

test('[OPS-65] without an address of its own the console is on the shop’s host', async () => {
  const plain = await buildTestApp()
  try {
    const staff = await signInStaff(plain, await makeMember(plain, 'administrator'))
    expect((await staff.ask('/orders/')).status).toBe(200)
  } finally {
    await plain.close()
  }
})
