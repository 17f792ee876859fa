import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ShopModule } from '#http/define-module.ts'
import type { Deps } from '#http/deps.ts'
import { invariantBroken, invariantRestored } from '#kernel/invariants/invariant-events.ts'
import { isScheduled } from '#kernel/jobs/define-job.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'
import { watchEvents } from '#testing/watch-events.ts'
import { declaredJobs } from './declared-jobs.ts'
import { modules } from './modules.ts'

const brokenName = 'What a warehouse has is never less than what is reserved of it'

let shop: TestApp
let events: Awaited<ReturnType<typeof watchEvents>>
beforeAll(async () => {
  shop = await buildTestApp()
  events = await watchEvents(shop, [invariantBroken, invariantRestored])
})
afterAll(() => shop.close())

const linesOf = (message: string) =>
  shop.logs.map((line) => JSON.parse(line)).filter(({ msg }) => msg === message)

async function check(declared: readonly ShopModule[] = modules): Promise<void> {
  const job = declaredJobs(declared)
    .jobs?.filter(isScheduled<Deps>)
    .find(({ name }) => name === 'check-invariants')
  await job?.run(shop.deps)
}

test('the hourly check finds nothing wrong with a new shop', async () => {
  await check()
  expect(await events.published(invariantBroken)).toEqual([])
  expect(linesOf('an invariant could not be checked')).toEqual([])
  const { rows } = await shop.deps.db.execute(sql`SELECT name FROM invariant_states WHERE NOT is_broken`)
  const declared = modules.flatMap(({ invariants }) => invariants ?? [])
  expect(rows).toHaveLength(declared.length)
})

test('a broken invariant raises one alert until it holds again, and then another', async () => {
  const breakIt = () =>
    shop.deps.db.execute(sql`UPDATE slots SET taken = taken + 1 WHERE id = (SELECT min(id) FROM slots
      WHERE taken < capacity)`)
  const mend = () =>
    shop.deps.db.execute(sql`UPDATE slots SET taken = taken - 1 WHERE id = (SELECT min(id) FROM slots
      WHERE taken > walk_ins + (SELECT coalesce(sum(units), 0) FROM slot_reservations WHERE slot_id = slots.id))`)
  await breakIt()
  await check()
  await check()
  const alerts = await events.published(invariantBroken)
  expect(alerts).toEqual([{ invariant: expect.any(String), rows: 1 }])
  expect(linesOf('an invariant is broken')).toMatchObject([{ level: 50, ...alerts[0] }])

  await mend()
  await check()
  await check()
  expect(await events.published(invariantRestored)).toEqual([{ invariant: alerts[0]?.invariant }])
  expect(await events.published(invariantBroken)).toHaveLength(1)

  await breakIt()
  await check()
  expect(await events.published(invariantBroken)).toHaveLength(2)
  await mend()
})

test('an invariant that cannot be checked is reported and stops no other', async () => {
  const faulty = { name: 'faulty', broken: sql`SELECT 1 FROM no_such_table` }
  const other = { name: brokenName, broken: sql`SELECT 1` }
  await check([{ name: 'faulty', invariants: [faulty, other] }])
  expect(linesOf('an invariant could not be checked')).toMatchObject([{ invariant: 'faulty' }])
  expect((await events.published(invariantBroken)).at(-1)).toEqual({ invariant: brokenName, rows: 1 })
})

test('[OPS-27] the health of the shop tells nothing of what is broken', async () => {
  for (const path of ['/health/live', '/health/ready']) {
    const answer = await shop.app.inject({ url: path, headers: { host: 'localhost' } })
    expect(answer.body).not.toContain('invariant')
    expect(
      Object.keys(answer.json()).filter((key) => !['status', 'version', 'database', 'workers'].includes(key)),
    ).toEqual([])
  }
})
