import { writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { maskPhones } from '#host/line-log.ts'
import { inProcessTransport } from '#host/storefront/in-process-transport.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp({ seeded: false })
})
afterAll(() => shop.close())

describe('health', () => {
  test('[OPS-25] answers 200 with the version when database and workers respond', async () => {
    const answer = await shop.app.inject('/health/ready')
    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toEqual({ status: 'ok', version: '17.6.0', database: 'ok', workers: 'ok' })
  })

  test('[OPS-25] answers 503 when the workers are silent', async () => {
    const silent = await buildTestApp({ seeded: false, workersRespond: () => false })
    expect((await silent.app.inject('/health/ready')).statusCode).toBe(503)
    await silent.close()
  })
})

describe('the oldest version of a client', () => {
  test('[REST-86] is told with every answer when there is one, and an older one is served all the same', async () => {
    const strict = await buildTestApp({ seeded: false, env: { MIN_APP_VERSION: '99.0.0' } })
    const answer = await strict.app.inject({ url: '/health/live', headers: { 'app-version': '1.0.0' } })
    await strict.close()
    expect([answer.statusCode, answer.headers['x-min-app-version']]).toEqual([200, '99.0.0'])
    expect((await shop.app.inject('/health/live')).headers).not.toHaveProperty('x-min-app-version')
  })
})

describe('logs', () => {
  test('[OPS-27] every request has an id, in the answer and in the log', async () => {
    const answer = await shop.app.inject('/health/live')
    const id = String(answer.headers['x-request-id'])
    expect(shop.logs.filter((line) => line.includes(id)).length).toBeGreaterThan(0)
  })

  test('[OPS-35] a request is one line, and a page with all its own calls is one, too', async () => {
    const seeded = await buildTestApp({})
    const before = seeded.logs.length
    await seeded.app.inject('/health/live')
    const inside = await inProcessTransport(seeded.app, {
      host: 'localhost',
      channel: 'default-channel',
      locale: 'en',
      placeCookie: undefined,
    })({
      method: 'POST',
      path: '/graphql/',
      body: { query: '{ shop { name } }' },
    })
    const lines = seeded.logs.slice(before).map((line) => JSON.parse(line))
    await seeded.close()
    expect(inside.status).toBe(200)
    expect(lines).toMatchObject([
      { msg: 'request completed', req: { method: 'GET', path: '/health/live' }, res: { statusCode: 200 } },
    ])
  })

  test('[OPS-27] no code, token or full phone number reaches the log', async () => {
    shop.app.log.info(
      { body: { otp: '482913', token: 'tok-secret', phone_number: '+96892123456' } },
      'sign-in',
    )
    shop.app.log.error({ err: new Error('no account for +96892123456') }, 'failed')
    await shop.app.inject({
      url: '/health/live?token=in-the-query',
      headers: { authorization: 'Bearer tok-secret', cookie: 's=tok-secret' },
    })
    const text = shop.logs.join('')
    for (const secret of ['482913', 'tok-secret', '92123456', 'in-the-query'])
      expect(text).not.toContain(secret)
  })

  test('[OPS-27] a statement that fails is logged without its parameters', async () => {
    const secret = 'secret\n    at somewhere'
    const failure = shop.deps.db.execute(sql`SELECT ${secret}::integer`)
    await failure.catch((error) => shop.app.log.error({ err: error }, 'failed'))
    const line = shop.logs.find((entry) => entry.includes('Failed query')) ?? ''
    expect(line).toContain('SELECT $1::integer')
    expect(line).toContain('operations.http.test.ts')
    expect(line).not.toContain('secret')
    expect(line).not.toContain('somewhere')
  })

  test('phones keep country code and two digits', () => {
    expect(maskPhones('+96892123456 called')).toBe('+968***56 called')
  })
})

describe('the message outbox', () => {
  test('[OPS-22] lists what was sent, newest first, for one number too', async () => {
    await shop.deps.messenger.send({
      to: '+96891111111',
      service: 'sms',
      text: 'Your code is 123456',
      code: '123456',
    })
    await shop.deps.messenger.send({
      to: '+96892222222',
      service: 'whatsapp',
      text: '<b>Your</b> code is 654321',
      code: '654321',
    })
    const all = (await shop.app.inject('/demo/outbox.json')).json().data
    expect(all.map((message: { code: string }) => message.code)).toEqual(['654321', '123456'])
    const one = (await shop.app.inject('/demo/outbox.json?to=%2B96891111111')).json().data
    expect(one).toMatchObject([{ to: '+96891111111', service: 'sms', code: '123456' }])
    const page = (await shop.app.inject('/demo/outbox')).body
    expect(page).toContain('654321')
    expect(page).toContain('&lt;b&gt;Your')
  })

  test('[OPS-22] does not exist when the demo is off', async () => {
    const live = await buildTestApp({ seeded: false, env: { DEMO: 'off' } })
    expect((await live.app.inject('/demo/outbox.json')).statusCode).toBe(404)
    expect((await live.app.inject('/demo/outbox')).statusCode).toBe(404)
    await live.close()
  })
})

describe('stopping', () => {
  test('[OPS-28] running requests finish while new ones are refused with 503', async () => {
    const stopping = await buildTestApp({ seeded: false })
    const [asked, released] = [0, 1].map(() => Promise.withResolvers<void>())
    stopping.app.get('/test/slow', { config: { access: 'public' } }, async () => {
      asked?.resolve()
      await released?.promise
      return { done: true }
    })
    const address = await stopping.app.listen({ port: 0, host: '127.0.0.1' })
    const send = (begin: string) => {
      const socket = connect(Number(new URL(address).port), '127.0.0.1')
      socket.write(begin)
      return { socket, answer: text(socket) }
    }
    const late = send('GET /health/live HTTP/1.1\r\nHost: sh')
    const { answer } = send('GET /test/slow HTTP/1.1\r\nHost: shop\r\n\r\n')
    await asked?.promise
    const closed = stopping.close()
    await expect(fetch(`${address}/health/live`)).rejects.toThrow()
    // What is sent at once on an open connection is still answered.
    await wait(600)
    late.socket.write('op\r\n\r\n')
    expect(await late.answer).toMatch(/^HTTP\/1.1 503/)
    released?.resolve()
    expect(await answer).toMatch(/^HTTP\/1.1 200 OK[\s\S]*"done":true/)
    await closed
  })
})

describe('overload', () => {
  test('[OPS-33] answers 503 with Retry-After quickly, but for the files of pages that were admitted', async () => {
    const busy = await buildTestApp({ seeded: false, env: { MAX_EVENT_LOOP_DELAY_MS: '20' } })
    const file = await putFile(busy)
    const address = await busy.app.listen({ port: 0, host: '127.0.0.1' })
    const end = performance.now() + 1500
    while (performance.now() < end) {
      block(80)
      await wait(1)
    }
    const answer = await fetch(`${address}/api/v1/locations/countries/`)
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('5')
    expect(await typeOf(await fetch(address + file))).toBe('image/svg+xml')
    await busy.close()
  })
})

describe('the closed gate', () => {
  test('answers 503 until the shop is prepared, while it is alive and has its files', async () => {
    let isOpen = false
    const gate = await buildTestApp({ seeded: false, isOpen: () => isOpen })
    expect((await gate.app.inject('/api/v1/locations/countries/')).statusCode).toBe(503)
    expect((await gate.app.inject('/health/live')).statusCode).toBe(200)
    expect((await gate.app.inject(await putFile(gate))).statusCode).toBe(200)
    expect((await gate.app.inject('/media/none.svg')).statusCode).toBe(404)
    isOpen = true
    expect((await gate.app.inject('/api/v1/locations/countries/')).statusCode).toBe(200)
    await gate.close()
  })
})

async function putFile({ deps }: TestApp): Promise<string> {
  await writeFile(path.join(deps.config.DATA_DIR, 'media', 'one.svg'), '<svg/>')
  return '/media/one.svg'
}

async function typeOf(answer: Response): Promise<string | null> {
  await answer.arrayBuffer()
  return answer.ok ? answer.headers.get('content-type') : String(answer.status)
}

function block(ms: number): void {
  const end = performance.now() + ms
  while (performance.now() < end);
}
