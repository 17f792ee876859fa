import { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Connection, connect } from '#kernel/database/connect.ts'
import { inTransaction } from '#kernel/database/transaction.ts'
import { ok } from '#kernel/outcome.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { waitUntil } from '#testing/wait-until.ts'
import { insertJobs } from './insert-jobs.ts'
import { wakeDueQueues } from './wake-due-queues.ts'

let database: TestDatabase
let connection: Connection
let boss: PgBoss
beforeAll(async () => {
  database = await openTestDatabase()
  connection = connect(database.ownerUrl, { max: 2, onError: () => undefined })
  const { pool } = connection
  boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    supervise: false,
    schedule: false,
  })
  await boss.start()
  for (const name of ['due', 'later', 'done', 'empty']) await boss.createQueue(name)
})
afterAll(async () => {
  await boss.stop({ graceful: false })
  await connection.close()
  await database.close()
})

test('queues with something due are woken, whatever became of the notice, and no others', async () => {
  await inTransaction(connection.db, async (tx) =>
    ok(
      await insertJobs(tx, [
        { queue: 'due', data: {} },
        { queue: 'later', data: {}, afterSeconds: 3600 },
        { queue: 'done', data: {} },
      ]),
    ),
  )
  const [fetched] = await boss.fetch('done')
  await boss.complete('done', fetched?.id ?? '')
  const woken: string[] = []
  const looking = wakeDueQueues(connection, {
    everySeconds: 0.05,
    wake: (queue) => woken.push(queue),
    onError: () => undefined,
  })
  await waitUntil(() => woken.length >= 3)
  await looking.stop()
  expect(new Set(woken)).toEqual(new Set(['due']))
})

test('a look that fails is reported, and the next one is made', async () => {
  const faults: Error[] = []
  let isAway = true
  const pool = {
    query: async () => {
      if (!isAway) return { rows: [{ name: 'due' }] }
      isAway = false
      throw new Error('the database is away')
    },
  } as unknown as Connection['pool']
  const woken: string[] = []
  const looking = wakeDueQueues(
    { pool },
    { everySeconds: 0.05, wake: (queue) => woken.push(queue), onError: (error) => faults.push(error) },
  )
  await waitUntil(() => woken.length > 0)
  await looking.stop()
  expect(faults).toEqual([new Error('the database is away')])
})
