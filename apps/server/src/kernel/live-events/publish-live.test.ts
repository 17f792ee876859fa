import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#kernel/database/connect.ts'
import { inTransaction } from '#kernel/database/transaction.ts'
import { ok, refuse } from '#kernel/outcome.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { defineAudience, everybody } from './audience.ts'
import { liveEvents } from './live-events.tables.ts'
import { publishLive } from './publish-live.ts'

let database: TestDatabase
let db: Database
beforeAll(async () => {
  database = await openTestDatabase()
  db = database.db
})
afterAll(() => database.close())

test('stores who an event is for, with the change it shows and not without', async () => {
  await inTransaction(db, async (tx) => {
    await publishLive(tx, everybody, 'undone', {})
    return refuse('NO')
  })
  await inTransaction(db, async (tx) => {
    await publishLive(tx, defineAudience('room-day', 'id', 'date').of(3, '2026-11-20'), 'room.taken', {
      left: 2,
    })
    return ok('done')
  })
  const stored = await db.select().from(liveEvents)
  expect(stored).toMatchObject([{ audience: 'room-day:3:2026-11-20', type: 'room.taken', data: { left: 2 } }])
})

test('an event that is too large is a fault of the publisher', async () => {
  const publishing = inTransaction(db, async (tx) =>
    ok(await publishLive(tx, everybody, 'notice', 'x'.repeat(9000))),
  )
  await expect(publishing).rejects.toThrow('too large')
})
