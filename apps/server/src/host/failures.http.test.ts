import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp()
  shop.app.get('/test/fault', { config: { access: 'public' } }, async () => {
    throw new Error('secret detail at /srv/shop/orders.ts')
  })
  shop.app.get<{ Params: { state: string } }>(
    '/test/state/:state',
    { config: { access: 'public' } },
    ({ params }) =>
      shop.deps.db.execute(`DO $$ BEGIN RAISE EXCEPTION 'refused' USING ERRCODE = '${params.state}'; END $$`),
  )
})
afterAll(() => shop.close())

const isAlive = async () => expect((await shop.app.inject('/health/live')).statusCode).toBe(200)

describe('bad input', () => {
  test.each([
    ['broken JSON', { payload: '{"a":', headers: { 'content-type': 'application/json' } }, 400, 'INVALID'],
    [
      'no JSON at all',
      { payload: '<xml/>', headers: { 'content-type': 'application/xml' } },
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    [
      'a tab in the content type',
      { payload: '{}', headers: { 'content-type': 'application/json\ta' } },
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    [
      'a body of two megabytes',
      {
        payload: JSON.stringify({ a: 'x'.repeat(2_000_000) }),
        headers: { 'content-type': 'application/json' },
      },
      413,
      'PAYLOAD_TOO_LARGE',
    ],
    [
      'a prototype in the body',
      { payload: '{"__proto__":{"x":1}}', headers: { 'content-type': 'application/json' } },
      400,
      'INVALID',
    ],
  ])('%s gets a clear answer', async (_case, request, status, code) => {
    const answer = await shop.app.inject({ method: 'POST', url: '/graphql/', ...request })
    expect(answer.statusCode).toBe(status)
    expect(answer.json().errors[0].code).toBe(code)
    await isAlive()
  })

  test.each([
    '/%',
    '/en/%c0%ae%c0%ae/',
    '/media/..%2f..%2fpackage.json',
    '/media/%2e%2e/%2e%2e/etc/passwd',
    '/api/v1/%00',
    '/en/%E0%A4%A',
  ])('the path %s is refused and the process lives', async (url) => {
    const answer = await shop.app.inject(url)
    expect([400, 404]).toContain(answer.statusCode)
    expect(answer.body).not.toContain('root:')
    await isAlive()
  })

  test('an unknown API path answers 404 as JSON, in the language asked for', async () => {
    const answer = await shop.app.inject({ url: '/api/v1/nothing/', headers: { 'accept-language': 'ar' } })
    expect(answer.statusCode).toBe(404)
    expect(answer.json().errors[0]).toMatchObject({
      code: 'NOT_FOUND',
      message: expect.stringMatching(/[؀-ۿ]/),
    })
  })

  test('a header named __proto__ does no harm', async () => {
    expect((await shop.app.inject({ url: '/health/live', headers: { ['__proto__']: 'x' } })).statusCode).toBe(
      200,
    )
  })
})

describe('faults', () => {
  test('[ERR-08] a fault shows the generic words and an incident id that is in the log, never its detail', async () => {
    const answer = await shop.app.inject({ url: '/test/fault', headers: { 'accept-language': 'en' } })
    expect(answer.statusCode).toBe(500)
    expect(answer.json().errors[0].message).toBe('Sorry, something went wrong.')
    expect(answer.body).not.toContain('secret detail')
    const incident = answer.json().incident
    expect(shop.logs.some((line) => line.includes(incident) && line.includes('secret detail'))).toBe(true)
  })
})

describe('failures of pages', () => {
  test('a browser gets a page in its language, with the incident and without details', async () => {
    const answer = await shop.app.inject({
      url: '/test/fault',
      headers: { accept: 'text/html', 'accept-language': 'en' },
    })
    expect(answer.statusCode).toBe(500)
    expect(answer.body).toContain('<html lang="en" dir="ltr">')
    expect(answer.body).toContain(String(answer.headers['x-request-id']))
    expect(answer.body).not.toContain('secret detail')
  })

  test('[OPS-33] the overload page tries again by itself', async () => {
    const busy = await buildTestApp({ seeded: false, isOpen: () => false })
    const answer = await busy.app.inject({ url: '/ar/products/', headers: { accept: 'text/html' } })
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['retry-after']).toBe('2')
    expect(answer.body).toContain('<html lang="ar" dir="rtl">')
    expect(answer.body).toContain('http-equiv="refresh"')
    expect((await busy.app.inject('/health/ready')).statusCode).toBe(503)
    await busy.close()
  })
})

describe('a database that is away', () => {
  test.each([
    ['its disk is full', '53100'],
    ['it has no connections left', '53300'],
    ['a lock is not to be had', '55P03'],
    ['a statement took too long', '57014'],
    ['it is shutting down', '57P01'],
    ['another machine has become the primary', '25006'],
  ])('%s: 503, and reads go on', async (_case, state) => {
    const answer = await shop.app.inject(`/test/state/${state}`)
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5'])
    expect((await shop.app.inject('/api/v1/locations/countries/')).statusCode).toBe(200)
  })

  test('answers 503 with Retry-After and serves again when it is back', async () => {
    const away = await buildTestApp({
      seeded: true,
      env: { DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none' },
    })
    const answer = await away.app.inject({
      method: 'POST',
      url: '/graphql/',
      payload: { query: '{ channels { slug } }' },
    })
    expect(answer.statusCode).toBe(503)
    expect(answer.headers['retry-after']).toBe('5')
    expect((await away.app.inject('/api/v1/locations/countries/')).headers['retry-after']).toBe('5')
    expect((await away.app.inject('/health/ready')).json()).toMatchObject({
      status: 'unavailable',
      database: 'unavailable',
    })
    expect((await away.app.inject('/health/live')).statusCode).toBe(200)
    await away.close()
  })
})
