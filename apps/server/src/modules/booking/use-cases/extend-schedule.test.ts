import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { extendSchedule, makeFirstSlots } from './extend-schedule.ts'

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

test('free slots that are long past go; used ones and those of the last two months stay', async () => {
  const { db } = database
  await extendSchedule({ db, clock: { now: () => new Date('2033-02-20T08:00:00Z') } })
  const { rows } = await db.execute<{ id: number }>(sql`SELECT id FROM slots
    WHERE centre_id = 4 AND delivery_date BETWEEN '2033-02-20' AND '2033-02-28' ORDER BY id LIMIT 2`)
  const [used, walkedInto] = rows.map(({ id }) => id)
  await db.execute(
    sql`INSERT INTO slot_reservations (slot_id, holder, units, state) VALUES (${used}, 'order:1', 1, 'booked')`,
  )
  await db.execute(sql`UPDATE slots SET taken = 1 WHERE id = ${used}`)
  await db.execute(sql`UPDATE slots SET taken = 1, walk_ins = 1 WHERE id = ${walkedInto}`)
  const before = sql`SELECT coalesce(array_agg(id ORDER BY id), '{}') AS ids FROM slots
    WHERE centre_id = 4 AND delivery_date >= '2033-02-20' AND delivery_date < '2033-03-03'`
  const idsOf = async (query: typeof before) =>
    (await db.execute<{ ids: number[] }>(query)).rows[0]?.ids ?? []
  expect((await idsOf(before)).length).toBeGreaterThan(20)
  await extendSchedule({ db, clock })
  expect(await idsOf(before)).toEqual([used, walkedInto])
  const kept = await idsOf(
    sql`SELECT array_agg(id) AS ids FROM slots WHERE centre_id = 4 AND delivery_date = '2033-03-07'`,
  )
  expect(kept.length).toBeGreaterThan(0)
})
