import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Caller } from '#http/caller.ts'
import { countStatements } from '#kernel/database/statement-count.ts'
import { forgetCounts, settleCounts } from '#kernel/limits/rate-limit-queries.ts'
import { forgetPlaces } from '#kernel/limits/stream-place-queries.ts'
import { gatewaysOf } from '#modules/payments/index.ts'
import { login, sendOtp, sentCode } from '#testing/sign-in.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'
import { createStreamLimits } from './live-events/stream-limits.ts'

/** Processes of one shop, on one database. */
let processes: TestApp[]
const limit = 40
beforeAll(async () => {
  const first = await buildTestApp({ jobs: true, env: { RATE_LIMIT_PER_MINUTE: String(limit) } })
  const env = { RATE_LIMIT_PER_MINUTE: String(limit), DATABASE_URL: first.deps.connection.url }
  processes = [first]
  for (let count = 0; count < 3; count++) processes.push(await buildTestApp({ seeded: false, env }))
})
afterAll(async () => {
  for (const each of processes.toReversed()) await each.close()
})

/** Which of them answers is nobody's choice. */
const turn = (index: number) => processes[index % processes.length] as TestApp

describe('the requests of an address', () => {
  test('[SEC-02] have one limit in all processes, but for a few that a process has not told yet', async () => {
    let admitted = 0
    for (let index = 0; index < limit * processes.length; index++) {
      const { app } = turn(index)
      const { statusCode } = await app.inject({ url: '/robots.txt', remoteAddress: '192.0.2.71' })
      if (statusCode !== 429) admitted += 1
      await app.sharedCounts.settled()
    }
    expect(admitted).toBeGreaterThanOrEqual(limit)
    expect(admitted).toBeLessThanOrEqual(limit + 2 * processes.length)
    const elsewhere = await turn(0).app.inject({ url: '/robots.txt', remoteAddress: '192.0.2.72' })
    expect(elsewhere.statusCode).toBe(200)
  })

  test('of those at once none is lost', async () => {
    const statuses = await Promise.all(
      Array.from({ length: limit }, async (_, index) => {
        const { app } = turn(index)
        await app.inject({ url: '/robots.txt', remoteAddress: '192.0.2.73' })
        return app.sharedCounts.settled()
      }),
    )
    expect(statuses).toHaveLength(limit)
    const { rows } = await turn(0).deps.db.execute<{ used: number }>(
      sql`SELECT used FROM rate_limit_counts WHERE key = 'requests 192.0.2.73'`,
    )
    expect(rows[0]?.used).toBeGreaterThanOrEqual(limit - processes.length)
    expect(rows[0]?.used).toBeLessThanOrEqual(limit)
  })

  test('cost no statement until an address has sent a noticeable part of them', async () => {
    const visited = await buildTestApp({ seeded: false, env: { RATE_LIMIT_PER_MINUTE: '1200' } })
    const { statements } = countStatements(visited.deps.connection.pool)
    const ask = async (times: number) => {
      for (let count = 0; count < times; count++) await visited.app.inject('/api/v1/nothing/')
      await visited.app.sharedCounts.settled()
      return statements()
    }
    expect(await ask(30)).toBe(0)
    expect(await ask(1)).toBe(1)
    await visited.close()
  })

  test('are counted by each process alone while the database is away', async () => {
    const env = { RATE_LIMIT_PER_MINUTE: String(limit), DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }
    const alone = await buildTestApp({ seeded: false, env })
    let admitted = 0
    for (let count = 0; count < limit + 5; count++)
      if ((await alone.app.inject('/api/v1/nothing/')).statusCode === 404) admitted += 1
    expect(admitted).toBe(limit)
    await alone.close()
  })

  test('begin anew with the next window, and what is over is forgotten', async () => {
    const { db } = turn(0).deps
    const use = (used: number) => settleCounts(db, [{ key: 'search 192.0.2.74', used, remainingMs: 60_000 }])
    await use(5)
    expect(await use(2)).toMatchObject([{ used: 7 }])
    await db.execute(
      sql`UPDATE rate_limit_counts SET ends_at = now() - interval '1 s' WHERE key = 'search 192.0.2.74'`,
    )
    expect(await use(3)).toMatchObject([{ used: 3 }])
    await db.execute(sql`UPDATE rate_limit_counts SET ends_at = now() - interval '1 s'`)
    await forgetCounts(db)
    const { rows } = await db.execute(sql`SELECT key FROM rate_limit_counts`)
    expect(rows).toEqual([])
  })
})

test('[SEC-02] the guesses of a code have one limit in all processes', async () => {
  const phoneNumber = '93499001'
  const first = turn(0)
  await sendOtp(first, { phoneNumber })
  const otp = await sentCode(first, `+968${phoneNumber}`)
  const wrong = otp === '000000' ? '111111' : '000000'
  for (let index = 0; index < 5; index++) await login(turn(index), { phoneNumber, otp: wrong })
  for (const each of processes) expect((await login(each, { phoneNumber, otp })).token).toBeFalsy()
})

describe('the streams of a customer', () => {
  const caller = { kind: 'customer', customerId: 41 } as Caller
  const open = () =>
    processes.map(({ deps }) =>
      createStreamLimits(deps.db, (error) => {
        throw error
      }),
    )

  test('[SEC-02] have one limit in all processes, however many are opened at once', async () => {
    const limits = open()
    const taken = await Promise.all(
      limits.flatMap((each) => Array.from({ length: 8 }, () => each.take('192.0.2.81', caller))),
    )
    expect(taken.filter(Boolean)).toHaveLength(6)
    taken.find(Boolean)?.()
    for (const each of limits) await each.renew()
    await expect.poll(async () => (await limits[3]?.take('192.0.2.81', caller)) !== undefined).toBe(true)
    for (const each of limits) await each.close()
    const { rows } = await turn(0).deps.db.execute(sql`SELECT key FROM stream_places`)
    expect(rows).toEqual([])
  })

  test('are not counted any more when their process has died', async () => {
    const [dead, living] = open()
    for (let count = 0; count < 6; count++) expect(await dead?.take('192.0.2.82', caller)).toBeDefined()
    expect(await living?.take('192.0.2.82', caller)).toBeUndefined()
    const { db } = turn(0).deps
    await db.execute(sql`UPDATE stream_places SET seen_at = now() - interval '61 seconds'`)
    expect(await living?.take('192.0.2.82', caller)).toBeDefined()
    await db.execute(sql`UPDATE stream_places SET seen_at = now() - interval '61 seconds'`)
    await living?.renew()
    await forgetPlaces(db)
    const { rows } = await db.execute<{ count: number }>(
      sql`SELECT count(*)::int AS count FROM stream_places WHERE key = 'customer 41'`,
    )
    expect(rows).toEqual([{ count: 1 }])
    await living?.close()
  })
})

test('the sandbox fails in all processes when it is told so in one', async () => {
  const send = (index: number, payload: string) =>
    turn(index).app.inject({
      method: 'POST',
      url: '/demo/gateway',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload,
      remoteAddress: '192.0.2.91',
    })
  const read = (index: number) => gatewaysOf(turn(index).deps).get('sandbox')?.port.readPayment('sbx_none')
  expect(await read(3)).toMatchObject({ kind: 'unknown-reference' })
  expect((await send(0, 'outage=on')).json()).toEqual({ data: { outage: true, delay_ms: 0 } })
  await expect.poll(() => read(3)).toEqual({ kind: 'unreachable', reason: 'outage' })
  expect((await send(1, 'delay_ms=7')).json()).toEqual({ data: { outage: true, delay_ms: 7 } })
  expect((await send(2, 'outage=off&delay_ms=0')).json()).toEqual({ data: { outage: false, delay_ms: 0 } })
})
