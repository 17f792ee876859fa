import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { makeFirstSlots } from './roll-schedule.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase({ seeded: true })
})
afterAll(() => database.close())

const clock = { now: () => new Date('2033-05-02T08:00:00Z') }
const count = async (centreId: number) => {
  const { rows } = await database.db.execute<{ count: number }>(sql`SELECT count(*)::int AS count FROM slots
    WHERE centre_id = ${centreId} AND delivery_date >= '2033-05-02'`)
  return rows[0]?.count ?? 0
}

test('a shop with schedules and no hours gets them at once, and no more of them the next time', async () => {
  const deps = { db: database.db, clock }
  expect(await count(4)).toBe(0)
  await makeFirstSlots(deps)
  const made = await count(4)
  expect(made).toBeGreaterThan(100)
  await makeFirstSlots(deps)
  expect(await count(4)).toBe(made)
})

test('so does a centre that is added later; others stay as they are', async () => {
  await database.db.execute(sql`DELETE FROM slots WHERE delivery_date >= '2033-05-02' AND centre_id = 4`)
  const others = await count(1)
  await makeFirstSlots({ db: database.db, clock })
  expect(await count(4)).toBeGreaterThan(100)
  expect(await count(1)).toBe(others)
})
