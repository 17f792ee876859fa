import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeMember, signInStaff } from '#testing/staff.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'
import { modules } from '../modules.ts'

let shop: TestApp
let operatorId: number
beforeAll(async () => {
  shop = await buildTestApp()
  operatorId = (await makeMember(shop, 'administrator')).id
})
afterAll(() => shop.close())

type Entry = { kind: string; id: string; centreId?: number; before?: object; after?: object }

async function log({ kind, id, centreId, before = {}, after = {} }: Entry): Promise<void> {
  await shop.deps.db.execute(sql`INSERT INTO operator_changes
    (operator_id, session_id, request_id, address, action, subject_kind, subject_id, centre_id, before, after)
    VALUES (${operatorId}, gen_random_uuid(), 'request', '192.0.2.1', 'tests.log', ${kind}, ${id}, ${centreId ?? null},
      ${JSON.stringify(before)}::jsonb, ${JSON.stringify(after)}::jsonb)`)
}

async function namesIn(kind: string): Promise<Record<string, { en: string; ar: string }>> {
  const reader = await signInStaff(shop, await makeMember(shop, 'administrator'))
  const { body, status } = await reader.ask(`/log/?subject_kind=${kind}&limit=1`)
  expect(status).toBe(200)
  return body.data[0].names
}

test('[OPS-21] the log names the records that it tells of: the subject, ids in fields and in their parts', async () => {
  const fields = { categoryId: 1, stateIds: [11], parts: [{ variantId: 1, quantity: 2 }], centreId: null }
  await log({ kind: 'product', id: '1', before: { categoryId: 2 }, after: fields })
  const names = await namesIn('product')
  expect(Object.keys(names).sort()).toEqual([
    'category:1',
    'category:2',
    'product:1',
    'state:11',
    'variant:1',
  ])
  expect(names['state:11']).toEqual({ en: 'Muscat', ar: 'مسقط' })
  expect(names['product:1']?.ar).toMatch(/[؀-ۿ]/)
})

test('subjects that are a side of another record have its name, and what was deleted or is no id has none', async () => {
  await log({ kind: 'schedule', id: '1', after: { morning: { serviceTypeId: 'x', centreId: 987654 } } })
  expect(Object.keys(await namesIn('schedule'))).toEqual(['centre:1'])
  await log({ kind: 'closure', id: 'x', centreId: 2 })
  expect(Object.keys(await namesIn('closure'))).toEqual(['centre:2'])
  await log({ kind: 'category-order', id: '0', before: { ids: [2, 1] }, after: { ids: [1, 2] } })
  expect(Object.keys(await namesIn('category-order')).sort()).toEqual(['category:1', 'category:2'])
})

test('every kind of record can be named', async () => {
  const namers = Object.entries(Object.assign({}, ...modules.map(({ recordNames }) => recordNames)))
  expect(namers.length).toBeGreaterThan(20)
  for (const [kind] of namers) {
    const id = kind === 'order' ? '00000000-0000-4000-8000-000000000000' : '1'
    await log({ kind, id })
    expect(Object.keys(await namesIn(kind)).length).toBeLessThanOrEqual(1)
  }
})
