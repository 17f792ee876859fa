import pg from 'pg'
import { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#kernel/database/transaction.ts'
import { ok } from '#kernel/outcome.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { insertJobs } from './insert-jobs.ts'

let database: TestDatabase
let client: pg.Client
let boss: PgBoss
beforeAll(async () => {
  database = await openTestDatabase()
  client = new pg.Client({ connectionString: database.ownerUrl })
  await client.connect()
  boss = new PgBoss({
    db: { executeSql: (text, values) => client.query(text, values) },
    supervise: false,
    schedule: false,
  })
  await boss.start()
  const times = { retryDelay: 7, retryDelayMax: 77, expireInSeconds: 777, heartbeatSeconds: 17 }
  const kept = { retentionSeconds: 7777, deleteAfterSeconds: 170 }
  const settings = { retryLimit: 3, retryBackoff: true, ...times, ...kept }
  await boss.createQueue('compared', { policy: 'key_strict_fifo', ...settings })
})
afterAll(async () => {
  await boss.stop({ graceful: false })
  await client.end()
  await database.close()
})

/** A new version of pg-boss that copies one more setting into a job, or another value, is seen here. */
test('writes the very row that pg-boss writes, but for its id and moments', async () => {
  await boss.send('compared', { holdId: 9 }, { singletonKey: 'one' })
  await inTransaction(database.db, async (tx) =>
    ok(await insertJobs(tx, [{ queue: 'compared', data: { holdId: 9 }, key: 'other' }])),
  )
  const { rows } = await client.query<{ row: object; kept: string; key: string }>(`
    SELECT to_jsonb(job) - '{id,created_on,start_after,keep_until,singleton_key}'::text[] AS row,
      (keep_until - start_after)::text AS kept, singleton_key AS key FROM pgboss.job WHERE name = 'compared'`)
  const ours = rows.find(({ key }) => key === 'other')
  const theirs = rows.find(({ key }) => key === 'one')
  expect(Object.keys(theirs?.row ?? {}).length).toBeGreaterThan(12)
  expect(ours?.row).toEqual(theirs?.row)
  expect(ours?.kept).toBe(theirs?.kept)
})
