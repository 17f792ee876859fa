import { once } from 'node:events'
import { connect as connectSocket } from 'node:net'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { defineModule } from '#http/define-module.ts'
import type { Transaction } from '#kernel/database/connect.ts'
import { inTransaction } from '#kernel/database/transaction.ts'
import { type Audience, everybody } from '#kernel/live-events/audience.ts'
import { forgetLive } from '#kernel/live-events/forget-live.ts'
import { publishLive } from '#kernel/live-events/publish-live.ts'
import { ok, refuse } from '#kernel/outcome.ts'
import { centreAudience, slotDayAudience } from '#modules/booking/use-cases/slot-audiences.ts'
import { customerAudience } from '#modules/identity/index.ts'
import { openEventSource } from '#testing/event-source.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'
import { waitUntil } from '#testing/wait-until.ts'
import { modules } from '../../modules.ts'

/** `Bearer 7` is customer 7. */
const testModule = defineModule({
  name: 'test',
  authenticate: async (_deps, { authorization }) =>
    ok({ kind: 'customer', customerId: Number(authorization.slice(7)), sessionId: 'test' }),
})

let shop: TestApp
let neighbour: TestApp
let address: string
let neighbourAddress: string
beforeAll(async () => {
  shop = await buildTestApp({ seeded: false, modules: [...modules, testModule] })
  const env = { DATABASE_URL: shop.deps.connection.url }
  neighbour = await buildTestApp({ seeded: false, modules: [...modules, testModule], env })
  address = await shop.app.listen({ port: 0, host: '127.0.0.1' })
  neighbourAddress = await neighbour.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(async () => {
  await neighbour.close()
  await shop.close()
})

type Source = Awaited<ReturnType<typeof openEventSource>>
const open: Source[] = []
afterEach(async () => {
  for (const source of open.splice(0)) await source.leave()
})

async function follow(path = '/events', headers: Record<string, string> = {}, at = address): Promise<Source> {
  const source = await openEventSource(`${at}${path}`, headers)
  open.push(source)
  await source.isFollowing()
  return source
}

const publish = (audience: Audience, text: string) =>
  inTransaction(shop.deps.db, async (tx) => ok(await publishLive(tx, audience, 'notice', { text })))
const texts = ({ events }: Source) => events.map(({ data }) => (data as { text?: string }).text)
const centre = centreAudience.of(3)
const slotDay = slotDayAudience.of(3, '2026-11-20')
const customer = (customerId: number) => customerAudience.of(customerId)

describe('delivery', () => {
  test('reaches the browsers of every process once the change is committed, and never if it is not', async () => {
    const here = await follow()
    const there = await follow('/events', {}, neighbourAddress)
    await inTransaction(shop.deps.db, async (tx) => {
      await publishLive(tx, everybody, 'notice', { text: 'undone' })
      return refuse('NO')
    })
    await publish(everybody, 'done')
    await waitUntil(() => here.events.length > 0 && there.events.length > 0)
    expect(texts(here)).toEqual(['done'])
    expect(texts(there)).toEqual(['done'])
    expect(here.response.headers.get('content-type')).toContain('text/event-stream')
  })

  test('an event cannot break out of its lines', async () => {
    const source = await follow()
    await inTransaction(shop.deps.db, async (tx) =>
      ok(await publishLive(tx, everybody, 'no\ndata: x', { text: 'line\nline' })),
    )
    await waitUntil(() => source.events.length > 0)
    expect(source.events).toMatchObject([{ type: 'nodata: x', data: { text: 'line\nline' } }])
  })
})

describe('audiences', () => {
  test('a stream carries what it asked for and what is for everybody', async () => {
    const visitor = await follow('/events?audience=centre:3&audience=slot-day:3:2026-11-20')
    const seven = await follow('/events', { authorization: 'Bearer 7' })
    await publish(customer(7), 'for seven')
    await publish(customer(8), 'for eight')
    await publish(centre, 'centre')
    await publish(centreAudience.of(4), 'another centre')
    await publish(slotDay, 'day')
    await publish(slotDayAudience.of(3, '2026-11-21'), 'another day')
    await publish(everybody, 'all')
    await waitUntil(() => texts(visitor).includes('all') && texts(seven).includes('all'))
    expect(texts(visitor)).toEqual(['centre', 'day', 'all'])
    expect(texts(seven)).toEqual(['for seven', 'all'])
  })

  test.each([
    ['a visitor', 'customer:7', {}, 403],
    ['another customer', 'customer:7', { authorization: 'Bearer 8' }, 403],
    ['the customer', 'customer:7', { authorization: 'Bearer 7' }, 200],
    ['anybody for what does not exist', 'driver:7', {}, 400],
    ['anybody for a number that is none', 'centre:07', {}, 400],
    ['anybody for a day that is none', 'slot-day:3:tomorrow', {}, 400],
    ['anybody for too long a name', `centre:${'1'.repeat(100)}`, {}, 400],
  ])('%s who asks for %s gets an answer', async (_who, audience, headers, status) => {
    const source = await openEventSource(`${address}/events?audience=${audience}`, headers)
    await source.leave()
    expect(source.response.status).toBe(status)
  })

  test('more than ten at once are refused', async () => {
    const many = Array.from({ length: 11 }, (_, index) => `audience=centre:${index + 1}`).join('&')
    expect((await fetch(`${address}/events?${many}`)).status).toBe(400)
  })
})

describe('resuming', () => {
  const resume = (source: Source, at = address) => follow('/events', { 'last-event-id': source.lastId }, at)

  test('brings what was missed, in another process too, and nothing twice', async () => {
    const first = await follow()
    await publish(everybody, 'seen')
    await waitUntil(() => first.events.length === 1)
    await first.leave()
    await publish(everybody, 'missed 1')
    await publish(customer(7), 'for seven')
    await publish(everybody, 'missed 2')
    const second = await resume(first, neighbourAddress)
    await waitUntil(() => second.events.length === 2)
    await publish(everybody, 'new')
    await waitUntil(() => second.events.length === 3)
    expect(texts(second)).toEqual(['missed 1', 'missed 2', 'new'])
  })

  test('misses nothing of a transaction that was written first and committed last, and gets nothing twice', async () => {
    const first = await follow()
    let write = () => {}
    const isWritten = new Promise<void>((resolve) => {
      write = resolve
    })
    let commit = () => {}
    const mayCommit = new Promise<void>((resolve) => {
      commit = resolve
    })
    const late = inTransaction(shop.deps.db, async (tx: Transaction) => {
      await publishLive(tx, everybody, 'notice', { text: 'written first' })
      write()
      await mayCommit
      return ok('done')
    })
    await isWritten
    await publish(everybody, 'committed 1')
    await publish(everybody, 'committed 2')
    await waitUntil(() => texts(first).includes('committed 2'))
    expect(texts(first)).toEqual(['committed 1', 'committed 2'])
    await first.leave()
    commit()
    await late
    const second = await resume(first)
    await waitUntil(() => second.events.length > 0)
    expect(texts(second)).toEqual(['written first'])
  })

  test.each([
    ['too old', (id: string) => id.replace(/\d+$/, '1000')],
    ['of another database', (id: string) => id.replace(/^[\d:,]+/, '999999999999:999999999999:')],
    ['not one of ours', () => 'abc'],
  ])('a position that is %s sends the browser to load afresh', async (_case, change) => {
    const first = await follow()
    const source = await follow('/events', { 'last-event-id': change(first.lastId) })
    await waitUntil(() => source.events.length === 1)
    expect(source.events[0]?.type).toBe('resync')
    await publish(everybody, 'new')
    await waitUntil(() => source.events.length === 2)
  })

  test('more than two hundred missed events send the browser to load afresh', async () => {
    const first = await follow()
    await first.leave()
    await inTransaction(shop.deps.db, async (tx) => {
      for (let index = 0; index <= 200; index++) await publishLive(tx, everybody, 'notice', { text: 'x' })
      return ok('done')
    })
    const second = await resume(first)
    await waitUntil(() => second.events.length > 0)
    expect(second.events.map(({ type }) => type)).toEqual(['resync'])
  })

  test('old events are deleted, those a browser may ask for are not', async () => {
    await publish(everybody, 'young')
    await publish(everybody, 'old')
    await shop.deps.db.execute(
      sql`UPDATE live_events SET created_at = now() - interval '11 minutes' WHERE data ->> 'text' = 'old'`,
    )
    await forgetLive(shop.deps.db)
    const { rows } = await shop.deps.db.execute(
      sql`SELECT DISTINCT data ->> 'text' AS text FROM live_events WHERE data ->> 'text' IN ('old', 'young')`,
    )
    expect(rows).toEqual([{ text: 'young' }])
  })
})

describe('bounds', () => {
  test('a customer has six streams, and a seventh when one ends', async () => {
    const headers = { authorization: 'Bearer 9' }
    for (let index = 0; index < 6; index++) await follow('/events', headers)
    const refused = await fetch(`${address}/events`, { headers })
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('30')
    await open.pop()?.leave()
    await waitUntil(async () => {
      const again = await openEventSource(`${address}/events`, headers)
      await again.leave()
      return again.response.status === 200
    })
  })

  test('a browser that does not read is ended', async () => {
    const socket = connectSocket(Number(new URL(address).port), '127.0.0.1')
    socket.on('error', () => undefined)
    socket.write('GET /events HTTP/1.1\r\nHost: shop\r\n\r\n')
    await once(socket, 'readable')
    socket.pause()
    const other = await follow()
    const flood = async () => {
      await inTransaction(shop.deps.db, async (tx) => {
        for (let index = 0; index < 20; index++)
          await publishLive(tx, everybody, 'notice', { text: 'x'.repeat(7900) })
        return ok('done')
      })
    }
    const isOpen = () =>
      new Promise<number>((resolve, reject) =>
        shop.app.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
      )
    const before = await isOpen()
    for (let round = 1; (await isOpen()) >= before && round <= 100; round++) {
      await flood()
      await waitUntil(() => other.events.length >= round * 20 || other.hasEnded)
    }
    expect(await isOpen()).toBeLessThan(before)
    expect(other.hasEnded).toBe(false)
    socket.destroy()
  })

  test('more at once than is worth telling one by one sends the browser to load afresh', async () => {
    const source = await follow()
    await inTransaction(shop.deps.db, async (tx) => {
      for (let index = 0; index < 40; index++)
        await publishLive(tx, everybody, 'notice', { text: 'x'.repeat(7900) })
      return ok('done')
    })
    await waitUntil(() => source.events.length > 0)
    expect(source.events.map(({ type }) => type)).toEqual(['resync'])
  })

  test('HEAD is answered at once', async () => {
    const answer = await fetch(`${address}/events`, { method: 'HEAD' })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toContain('text/event-stream')
  })

  test('a stopping server ends its streams', async () => {
    const stopping = await buildTestApp({ seeded: false })
    const source = await openEventSource(
      `${await stopping.app.listen({ port: 0, host: '127.0.0.1' })}/events`,
    )
    await source.isFollowing()
    await stopping.close()
    await expect.poll(() => source.hasEnded).toBe(true)
  })
})
