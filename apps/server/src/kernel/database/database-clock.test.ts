import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { createDatabaseClock } from './database-clock.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase({ seeded: false })
})
afterAll(() => database.close())

const hourMs = 3_600_000
const off = (ms: number) => ({ now: () => new Date(Date.now() + ms) })

/** To the nearest quarter of an hour: how far it is from this machine's clock, which is the database's too. */
const quartersFrom = (clock: { now(): Date }) =>
  Math.round((clock.now().getTime() - Date.now()) / (hourMs / 4)) + 0

test.each([
  ['ahead', hourMs],
  ['behind', -hourMs],
])('a process whose clock is an hour %s tells the time of the database', async (_how, ms) => {
  const clock = createDatabaseClock(database.db, off(ms))
  expect(quartersFrom(clock)).toBe(ms / (hourMs / 4))
  // An answer that took long is not believed, so a busy machine may need another try.
  await expect
    .poll(
      async () => {
        await clock.measure()
        return quartersFrom(clock)
      },
      { timeout: 60_000 },
    )
    .toBe(0)
})

test('an answer that takes long does not move the clock', async () => {
  let asked = 0
  const slow = { now: () => new Date(Date.now() + hourMs + 5000 * asked++) }
  const clock = createDatabaseClock(database.db, slow)
  await clock.measure()
  expect(quartersFrom(clock)).toBe(4)
})

test('a clock that agrees is left alone', async () => {
  let later: Date | undefined
  const own = { now: () => later ?? new Date() }
  const clock = createDatabaseClock(database.db, own)
  await clock.measure()
  later = new Date(1000)
  expect(clock.now()).toEqual(new Date(1000))
})
