import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { Database } from '#kernel/database/connect.ts'
import { type Listener, openListener } from '#kernel/database/listen.ts'
import { inTransaction } from '#kernel/database/transaction.ts'
import { listDeadLetters } from '#kernel/events/dead-letters.ts'
import { ok, refuse } from '#kernel/outcome.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { waitUntil } from '#testing/wait-until.ts'
import type { JobDeclarations } from './declarations.ts'
import { defineJob, every, runs } from './define-job.ts'
import { enqueue } from './enqueue.ts'
import { type Jobs, startJobs } from './start-jobs.ts'

const releaseHold = defineJob('release-hold', z.object({ holdId: z.number() }))

let database: TestDatabase
let db: Database
let listener: Listener
const running: Jobs[] = []
beforeEach(async () => {
  database = await openTestDatabase()
  db = database.db
  listener = openListener(database.url, { onError: () => undefined })
})
afterEach(async () => {
  await Promise.all(running.splice(0).map((jobs) => jobs.stop()))
  await listener.close()
  await database.close()
})

const errors: Error[] = []
async function start(declared: JobDeclarations<undefined>) {
  const jobs = await startJobs({
    url: database.url,
    listener,
    declared,
    context: undefined,
    onError: (error) => errors.push(error),
    onFault: () => undefined,
    pace: { pollSeconds: 0.5, superviseSeconds: 1, retryLimit: 0 },
  })
  running.push(jobs)
  return jobs
}

describe('a job with a payload', () => {
  test('runs once its transaction is committed, and not before its time', async () => {
    const done: [number, number][] = []
    await start({
      jobs: [
        runs(releaseHold, async (_context, { payload }) => void done.push([payload.holdId, Date.now()])),
      ],
    })
    const { rows } = await db.execute<{ now: string }>(sql`SELECT now()`)
    const soon = new Date(new Date(String(rows[0]?.now)).getTime() + 1500)
    await inTransaction(db, async (tx) => {
      await enqueue(tx, releaseHold, { holdId: 1 }, { startAfter: soon })
      await enqueue(tx, releaseHold, { holdId: 2 }, { afterSeconds: 3600 })
      await enqueue(tx, releaseHold, { holdId: 3 })
      return ok('done')
    })
    await inTransaction(db, async (tx) => {
      await enqueue(tx, releaseHold, { holdId: 4 })
      return refuse('NO')
    })
    await waitUntil(() => done.length === 2)
    expect(done.map(([holdId]) => holdId)).toEqual([3, 1])
    expect(done[1]?.[1]).toBeGreaterThanOrEqual(soon.getTime())
  })

  test('that nobody runs is a fault of the caller', async () => {
    await start({})
    const asking = inTransaction(db, async (tx) => ok(await enqueue(tx, releaseHold, { holdId: 1 })))
    await expect(asking).rejects.toThrow('Nobody runs the job "release-hold"')
  })

  test('that fails every time is a dead letter', async () => {
    await start({ jobs: [runs(releaseHold, () => Promise.reject(new Error('no such hold')))] })
    await inTransaction(db, async (tx) => ok(await enqueue(tx, releaseHold, { holdId: 9 })))
    await waitUntil(async () => (await listDeadLetters(db)).length === 1)
    expect(await listDeadLetters(db)).toMatchObject([
      { queue: 'jobs/release-hold', payload: { holdId: 9 }, error: 'no such hold', tries: 1 },
    ])
  })
})

describe('a sweep', () => {
  test('runs every second, and only in one of three processes at a time', async () => {
    const starts: number[] = []
    let atOnce = 0
    let maxConcurrent = 0
    const sweep = every('1 seconds', 'release-expired', async () => {
      starts.push(performance.now())
      maxConcurrent = Math.max(maxConcurrent, ++atOnce)
      await db.execute(sql`SELECT pg_sleep(0.3)`)
      atOnce -= 1
    })
    await Promise.all([1, 2, 3].map(() => start({ jobs: [sweep] })))
    await waitUntil(() => starts.length === 4)
    expect(maxConcurrent).toBe(1)
    const gaps = starts.slice(1).map((at, index) => at - (starts[index] ?? 0))
    expect(Math.min(...gaps)).toBeGreaterThan(800)
  })

  test('of a process that died is held up for ten seconds at most, and not while its lease lasts', async () => {
    const leases: number[] = []
    const sweep = every('1 seconds', 'release-expired', async () => {
      const { rows } = await db.execute<{ seconds: number }>(sql`
        SELECT extract(epoch FROM leased_until - now())::float AS seconds FROM sweeps`)
      leases.push(rows[0]?.seconds ?? 0)
    })
    // As a process leaves it behind that was killed in the middle.
    await db.execute(
      sql`INSERT INTO sweeps (name, leased_until) VALUES ('release-expired', now() + interval '3 seconds')`,
    )
    const startedAt = performance.now()
    await start({ jobs: [sweep] })
    await waitUntil(() => leases.length > 0)
    expect(performance.now() - startedAt).toBeGreaterThan(2000)
    expect(leases[0]).toBeLessThanOrEqual(10)
  })

  test('that fails runs again at its next turn', async () => {
    let turns = 0
    await start({
      jobs: [
        every('1 seconds', 'release-expired', async () => {
          turns += 1
          throw new Error('broken')
        }),
      ],
    })
    await expect.poll(() => turns).toBeGreaterThanOrEqual(2)
  })
})

describe('declarations', () => {
  test('two of one name stop the start', async () => {
    const job = runs(releaseHold, async () => undefined)
    await expect(start({ jobs: [job, job] })).rejects.toThrow('Two handlers or jobs are named "release-hold"')
  })

  test('a schedule is known to pg-boss in the time zone of the shop', async () => {
    await start({ jobs: [{ name: 'nightly', cron: '30 3 * * *', run: async () => undefined }] })
    const { rows } = await db.execute(sql`SELECT name, cron, timezone FROM pgboss.schedule`)
    expect(rows).toEqual([{ name: 'nightly', cron: '30 3 * * *', timezone: 'Asia/Muscat' }])
  })
})
