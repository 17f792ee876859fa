import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '#http/caller.ts'
import { type Connection, connect } from '#kernel/database/connect.ts'
import { settleCounts } from '#kernel/limits/rate-limit-queries.ts'
import { createSharedCounts, type SharedCounts } from '#kernel/limits/shared-counts.ts'
import { takeAttempts } from '#modules/identity/storage/attempts.ts'
import { countTry } from '#modules/staff/storage/try-queries.ts'
import { login, sendOtp, sentCode } from '#testing/sign-in.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'
import { createStreamLimits } from './live-events/stream-limits.ts'

const processCount = 10
const windowMs = 60_000
const limit = 1200

/** What ten processes have of a shop that counts: a pool and a memory each, and one database. */
let shop: TestApp
let pools: Connection[]
beforeAll(async () => {
  shop = await buildTestApp({ seeded: false })
  const { url } = shop.deps.connection
  pools = Array.from({ length: processCount }, () => connect(url, { max: 2, onError: fail }))
})
afterAll(async () => {
  for (const pool of pools) await pool.close()
  await shop.close()
})

function fail(error: unknown): never {
  throw error
}

const countsOfEach = (): SharedCounts[] =>
  pools.map(({ db }) => createSharedCounts((units) => settleCounts(db, units), fail))

test('[OPS-79] ten processes admit what one does and a quarter, when nobody waits for a count', async () => {
  const key = 'requests 192.0.2.101'
  const admitted = await Promise.all(
    countsOfEach().map(async (counts) => {
      let passed = 0
      // As many as one process alone would admit, by each of them.
      for (let asked = 0; asked < limit; asked++) {
        if (counts.take(key, windowMs, limit).current <= limit) passed += 1
        await counts.settled()
      }
      return passed
    }),
  )
  const all = admitted.reduce((sum, each) => sum + each, 0)
  expect(all).toBeGreaterThanOrEqual(limit)
  expect(all).toBeLessThanOrEqual(limit * 1.25 + processCount)
})

test('[OPS-79] an address that uses all of its limit costs one statement for 31 requests, and nothing beyond it', async () => {
  const [{ db, statements } = fail(new Error('no pool'))] = pools
  const counts = createSharedCounts((units) => settleCounts(db, units), fail)
  const ask = async (times: number) => {
    const before = statements()
    for (let asked = 0; asked < times; asked++) {
      counts.take('requests 192.0.2.102', windowMs, limit)
      await counts.settled()
    }
    return statements() - before
  }
  expect(await ask(limit)).toBe(Math.floor(limit / 31))
  expect(await ask(limit)).toBeLessThanOrEqual(1)
})

test('[OPS-79] guesses of a code and of an operator’s password are counted one after the other by ten processes at once', async () => {
  const most = 5
  const limits = [{ seconds: 3600, most }] as const
  const key = 'guesses of ten'
  const tries = pools.flatMap(({ db }) => Array.from({ length: 3 }, () => db))
  const codes = await Promise.all(
    tries.map(
      async (db) => (await takeAttempts(db, [{ name: 'guesses', key, limits }])).get(key)?.length ?? 0,
    ),
  )
  expect(codes.filter((count) => count <= most)).toHaveLength(most)
  const passwords = await Promise.all(tries.map((db) => countTry(db, 'somebody@example.om')))
  expect(passwords.toSorted((one, other) => one - other)).toEqual(tries.map((_, index) => index + 1))
})

test('[OPS-79] a code that is guessed at ten servers of one shop at once is guessed no more often than at one', async () => {
  const first = await buildTestApp({ jobs: true })
  const { connection, config } = first.deps
  const env = { DATABASE_URL: connection.url, DATA_DIR: config.DATA_DIR }
  const others = await Promise.all(
    Array.from({ length: processCount - 1 }, () => buildTestApp({ seeded: false, env })),
  )
  const servers = [first, ...others]
  try {
    const guessAt = async (phoneNumber: string, guessed: readonly TestApp[]) => {
      await sendOtp(first, { phoneNumber })
      const otp = (await sentCode(first, `+968${phoneNumber}`)) === '000000' ? '111111' : '000000'
      const answers = await Promise.all(
        guessed.map((server, index) =>
          login(server, { phoneNumber, otp }, { remoteAddress: `198.51.100.${index + 1}` }),
        ),
      )
      return answers.map(({ errors }) => errors[0]?.code).toSorted()
    }
    const atOne = await guessAt(
      '93410001',
      Array.from({ length: 2 * processCount }, () => first),
    )
    const atTen = await guessAt('93410002', [...servers, ...servers])
    expect(new Set(atOne).size).toBe(2)
    expect(atTen).toEqual(atOne)
  } finally {
    for (const server of others) await server.close()
    await first.close()
  }
})

test('[OPS-79] ten processes open six streams for a customer, whichever of them is asked', async () => {
  const caller = { kind: 'customer', customerId: 4101 } as Caller
  const limits = pools.map(({ db }) => createStreamLimits(db, fail))
  const opened = await Promise.all(
    limits.flatMap((each) => Array.from({ length: 3 }, () => each.take('192.0.2.103', caller))),
  )
  expect(opened.filter(Boolean)).toHaveLength(6)
  for (const each of limits) await each.close()
})
