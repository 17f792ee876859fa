import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { atOnce } from '#testing/at-once.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { forgetTries, limitTries } from './limit-tries.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const at = (moment: string) => ({ db: database.db, clock: { now: () => new Date(moment) } })
const now = '2026-11-16T08:00:00Z'
const guesses = (count: number, who: { customerId?: number; address: string }, moment = now) =>
  atOnce(Array.from({ length: count }), async () => {
    const answer = await limitTries(at(moment), { customerId: who.customerId, address: who.address })
    return answer.ok
  })
const allowed = (answers: readonly boolean[]) => answers.filter(Boolean).length

test('ten thousand guesses of one account are twenty, whatever addresses it uses, until the span is over', async () => {
  const one = await guesses(15, { customerId: 1, address: '192.0.2.1' })
  const other = await guesses(285, { customerId: 1, address: '192.0.2.2' })
  expect(allowed([...one, ...other])).toBe(20)
  expect(allowed(await guesses(1, { customerId: 1, address: '192.0.2.1' }, '2026-11-16T08:10:00Z'))).toBe(1)
})

test('of one address a hundred, whatever accounts it has', async () => {
  const answers = await Promise.all(
    Array.from({ length: 15 }, (_, customer) =>
      guesses(10, { customerId: 100 + customer, address: '192.0.2.9' }),
    ),
  )
  expect(allowed(answers.flat())).toBe(100)
  expect(allowed(await guesses(3, { address: '192.0.2.9' }))).toBe(0)
})

test('what is over is forgotten', async () => {
  await forgetTries(at('2026-11-17T08:00:00Z'))
  const { rows } = await database.db.execute(sql`SELECT FROM promo_tries`)
  expect(rows).toEqual([])
})
