import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { type Connection, connect } from '#kernel/database/connect.ts'
import { inTransaction } from '#kernel/database/transaction.ts'
import { defineEvent } from '#kernel/events/define-event.ts'
import { on } from '#kernel/events/on.ts'
import { publish } from '#kernel/events/publish.ts'
import { ok } from '#kernel/outcome.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { waitUntil } from '#testing/wait-until.ts'
import { type ClaimedJob, claimJobs, completeJobs } from './claim-jobs.ts'
import { eventQueue } from './queue-names.ts'
import { type RunJob, runClaimed } from './run-claimed.ts'
import { startJobs } from './start-jobs.ts'

const orderMoved = defineEvent(
  'order.moved',
  z.object({ orderId: z.number(), step: z.number() }),
  ({ orderId }) => orderId,
)
type Moved = { orderId: number; step: number }
const handlers = ['bill', 'tell', 'reward']
const queues = handlers.map((name) => eventQueue('order.moved', name))

let database: TestDatabase
const open: { stop(): Promise<unknown> }[] = []
beforeEach(async () => {
  database = await openTestDatabase()
  const declared = { handles: handlers.map((name) => on(orderMoved, name, async () => undefined)) }
  const jobs = await startJobs({
    url: database.url,
    declared,
    context: undefined,
    isWorking: false,
    onError: () => undefined,
  })
  await jobs.stop()
})
afterEach(async () => {
  for (const each of open.splice(0).reverse()) await each.stop()
  await database.close()
})

function connection(): Connection {
  const connected = connect(database.url, { max: 4, onError: () => undefined })
  open.push({ stop: connected.close })
  return connected
}

/** A process that runs all three handlers. */
function work({ pool }: Connection, run: RunJob) {
  const failed: unknown[] = []
  const worker = runClaimed({
    pool,
    runs: new Map(queues.map((queue) => [queue, run])),
    fail: async (_job, error) => void failed.push(error),
    onError: () => undefined,
  })
  open.push(worker)
  return { ...worker, failed }
}

const move = (...steps: Moved[]) =>
  inTransaction(database.db, async (tx) => {
    for (const step of steps) await publish(tx, orderMoved(step))
    return ok(undefined)
  })

const left = async () => {
  const { rows } = await database.db.execute("SELECT FROM pgboss.job WHERE state <> 'completed'")
  return rows.length
}

test('what follows an event is claimed by one statement and completed by one', async () => {
  const counted = connection()
  const got: string[] = []
  const worker = work(counted, async ({ queue }) => void got.push(queue))
  await move({ orderId: 1, step: 1 }, { orderId: 2, step: 1 })
  const before = counted.statements()
  worker.wakeAll()
  await waitUntil(async () => (await left()) === 0)
  expect(got.toSorted()).toEqual([...queues, ...queues].toSorted())
  expect(counted.statements() - before).toBe(2)
})

test('two processes share the jobs: each is run once, and of one object one after the other', async () => {
  const orders = [1, 2, 3, 4, 5]
  const steps = [1, 2, 3, 4]
  const busy = new Set<string>()
  const got: string[] = []
  const run: RunJob = async ({ queue, data }) => {
    const { orderId, step } = data.payload as Moved
    const key = `${queue}/${orderId}`
    expect(busy.has(key)).toBe(false)
    busy.add(key)
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 5))
    busy.delete(key)
    got.push(`${key}/${step}`)
  }
  const workers = [work(connection(), run), work(connection(), run)]
  await move(...steps.flatMap((step) => orders.map((orderId) => ({ orderId, step }))))
  await waitUntil(async () => {
    for (const worker of workers) worker.wakeAll()
    return (await left()) === 0
  })
  expect(workers.flatMap(({ failed }) => failed)).toEqual([])
  for (const queue of queues) {
    for (const orderId of orders) {
      const own = got.filter((each) => each.startsWith(`${queue}/${orderId}/`))
      expect(own).toEqual(steps.map((step) => `${queue}/${orderId}/${step}`))
    }
  }
})

test('a slow job holds up neither other queues nor other jobs of its own', async () => {
  const done: string[] = []
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const worker = work(connection(), async ({ queue, data }) => {
    const { orderId } = data.payload as Moved
    if (queue === queues[0] && orderId === 1) await held
    done.push(`${queue}/${orderId}`)
  })
  await move({ orderId: 1, step: 1 })
  worker.wakeAll()
  await waitUntil(async () => (await left()) === 1)
  await move({ orderId: 2, step: 1 }, { orderId: 1, step: 2 })
  worker.wakeAll()
  // The second event of the held object waits in its queue, and nothing else.
  await waitUntil(async () => (await left()) === 2)
  expect(done).not.toContain(`${queues[0]}/1`)
  release()
  await waitUntil(async () => (await left()) === 0)
  expect(done.filter((each) => each === `${queues[0]}/1`)).toHaveLength(2)
})

test('a job that is over its time fails', async () => {
  const worker = work(connection(), () => new Promise(() => undefined))
  await move({ orderId: 1, step: 1 })
  await database.db.execute('UPDATE pgboss.job SET expire_seconds = 1')
  worker.wakeAll()
  await waitUntil(() => worker.failed.length === queues.length)
  expect(worker.failed.map(String)).toEqual(queues.map(() => 'Error: took longer than 1 s'))
})

test('a claim that has passed to another process completes nothing', async () => {
  const { pool } = connection()
  await move({ orderId: 1, step: 1 })
  const [first] = await claimJobs(pool, [{ queue: queues[0] ?? '', count: 10 }])
  await database.db.execute("UPDATE pgboss.job SET state = 'retry' WHERE state = 'active'")
  const [second] = await claimJobs(pool, [{ queue: queues[0] ?? '', count: 10 }])
  expect([first?.id, first?.attempt, second?.attempt]).toEqual([second?.id, 0, 1])
  await completeJobs(pool, [first as ClaimedJob])
  expect(await left()).toBe(3)
  await completeJobs(pool, [second as ClaimedJob])
  expect(await left()).toBe(2)
})

test('completing a job looks at as few rows after very many jobs as after few', async () => {
  const { pool } = connect(database.url, { max: 1, onError: () => undefined, isPlannedOnce: true })
  open.push({ stop: () => pool.end() })
  await database.asOwner((owner) =>
    owner.execute(sql`INSERT INTO pgboss.job (name, policy, state, singleton_key, completed_on)
      SELECT ${queues[0]}, 'key_strict_fifo', 'completed', 'order ' || each, now() FROM generate_series(1, 3000) AS each`),
  )
  await move({ orderId: 1, step: 1 })
  const jobs = await claimJobs(pool, [{ queue: queues[0] ?? '', count: 10 }])
  expect(jobs).toHaveLength(1)
  const before = await rowsReadBy(pool)
  await completeJobs(pool, jobs)
  expect((await rowsReadBy(pool)) - before).toBeLessThan(100)
})

/** Rows of jobs and entries of their indexes that were read until now. */
async function rowsReadBy(pool: Connection['pool']): Promise<number> {
  await pool.query('SELECT pg_stat_force_next_flush()')
  const { rows } = await pool.query<{ count: number }>(`
    SELECT (seq_tup_read + (SELECT sum(idx_tup_read) FROM pg_stat_user_indexes AS index
      WHERE index.relid = job.relid))::int AS count
    FROM pg_stat_user_tables AS job WHERE schemaname = 'pgboss' AND relname = 'job_common'`)
  return rows[0]?.count ?? 0
}
