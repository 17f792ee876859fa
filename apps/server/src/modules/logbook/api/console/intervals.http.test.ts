import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { atOnce } from '#testing/at-once.ts'
import { makeMember, signInStaff } from '#testing/staff.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'

type Session = Awaited<ReturnType<typeof signInStaff>>

let shop: TestApp
let content: Session
let category = 0
beforeAll(async () => {
  shop = await buildTestApp()
  content = await signInStaff(shop, await makeMember(shop, 'content'))
  await shop.deps.db.execute(sql`DELETE FROM service_intervals`)
  const { rows } = await shop.deps.db.execute<{ id: number }>(
    sql`SELECT id FROM categories WHERE slug = 'batteries'`,
  )
  category = rows[0]?.id ?? 0
})
afterAll(() => shop.close())

let keys = 0
const sent = (body: object) => ({ key: `intervals-${process.pid}-${++keys}`, ...body })
const set = (body: object, session = content, id = category) =>
  session.ask(`/service-intervals/${id}/`, sent(body), { method: 'PUT' })
const listed = async () =>
  (await content.ask('/service-intervals/')).body.data.map(
    ({ months, kilometres }: { months: number; kilometres: number | null }) => ({ months, kilometres }),
  )
const entries = async () => {
  const { rows } = await shop.deps.db.execute<{ action: string }>(
    sql`SELECT action FROM operator_changes WHERE subject_kind = 'service-interval' ORDER BY id`,
  )
  return rows.map(({ action }) => action)
}

test('[BEY-15] an interval is set, changed and removed, each with an entry in the log', async () => {
  const added = await set({ months: 36, kilometres: null, seen: null })
  expect(added.body.data).toMatchObject({ category: { id: category, name: { en: 'Batteries' } }, months: 36 })
  const seen = { months: 36, kilometres: null }
  expect((await set({ months: 30, kilometres: 40_000, seen })).status).toBe(200)
  expect(await listed()).toEqual([{ months: 30, kilometres: 40_000 }])

  const path = `/service-intervals/${category}/remove/`
  const current = { months: 30, kilometres: 40_000 }
  expect((await content.ask(path, sent({ seen: current }))).body.errors[0].code).toBe('REASON_REQUIRED')
  expect((await content.ask(path, sent({ seen, reason: 'sold no more' }))).status).toBe(409)
  expect((await content.ask(path, sent({ seen: current, reason: 'sold no more' }))).status).toBe(200)
  expect(await listed()).toEqual([])
  expect((await content.ask(path, sent({ seen: current, reason: 'again' }))).status).toBe(404)
  expect(await entries()).toEqual(['logbook.set-interval', 'logbook.set-interval', 'logbook.remove-interval'])
})

test('of operators who change what they saw at the same moment one does, and the others see the new one', async () => {
  for (let round = 0; round < 3; round++) {
    await shop.deps.db.execute(sql`DELETE FROM service_intervals`)
    const first = await atOnce([1, 2, 3], (months) => set({ months, kilometres: null, seen: null }))
    expect(first.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const [seen] = await listed()
    const answers = await atOnce([11, 12, 13], (months) => set({ months, kilometres: null, seen }))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    const [now] = await listed()
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body).toMatchObject({ errors: [{ code: 'VERSION_CONFLICT' }], current: now })
  }
})

test('an interval out of range, of no category, or by who only reads the catalogue is refused', async () => {
  for (const body of [
    { months: 0, kilometres: null },
    { months: 121, kilometres: null },
    { months: 6, kilometres: 499 },
    { months: 6, kilometres: 500_001 },
  ])
    expect((await set({ ...body, seen: null })).status).toBe(400)
  const lasting = { months: 6, kilometres: null, seen: null }
  expect((await set(lasting, content, 2_000_000_000)).status).toBe(404)
  const manager = await signInStaff(shop, await makeMember(shop, 'manager', [1]))
  expect((await set(lasting, manager)).status).toBe(403)
  expect((await manager.ask('/service-intervals/')).status).toBe(200)
})
