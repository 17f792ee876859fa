import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { atOnce } from '#testing/at-once.ts'
import { makeMember, signInStaff } from '#testing/staff.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'
import { waitUntil } from '#testing/wait-until.ts'

let shop: TestApp
let content: Awaited<ReturnType<typeof signInStaff>>
let sample: { slug: string; type: string; category: string; id: number }
beforeAll(async () => {
  shop = await buildTestApp({ jobs: true })
  content = await signInStaff(shop, await makeMember(shop, 'content'))
  const { rows } = await shop.deps.db.execute<typeof sample>(sql`
    SELECT products.id, products.slug, product_types.slug AS type, categories.slug AS category FROM products
    JOIN product_types ON product_types.id = product_type_id JOIN categories ON categories.id = category_id
    WHERE kind = 'goods' ORDER BY products.id LIMIT 1`)
  if (rows[0]) sample = rows[0]
})
afterAll(() => shop.close())

let keys = 0
const key = () => `race-${process.pid}-${++keys}`
const checkBody = (text: string) => ({
  key: key(),
  file_name: 'products.csv',
  file: Buffer.from(text).toString('base64'),
})
const check = async (text: string) =>
  (await content.ask('/sheets/products/imports/', checkBody(text))).body.data as { id: string }
const run = (id: string, runKey = key()) =>
  content.ask(`/sheets/products/imports/${id}/run/`, { key: runKey, expected_count: 1, reason: 'a race' })
async function ended(id: string): Promise<string> {
  const state = async () => (await content.ask(`/imports/${id}/`)).body.data.state as string
  await waitUntil(async () => ['done', 'refused'].includes(await state()))
  return state()
}
const countEntries = async (subject: number | string) => {
  const { rows } = await shop.deps.db.execute<{ count: number }>(sql`
    SELECT count(*)::integer AS count FROM operator_changes
    WHERE action = 'products.import' AND subject_id = ${String(subject)}`)
  return rows[0]?.count
}
const nameOf = async (slug: string) => {
  const { rows } = await shop.deps.db.execute<{ id: number; name: string; revision: number }>(
    sql`SELECT id, name, revision FROM products WHERE slug = ${slug}`,
  )
  return rows
}

test('of two imports of a new product at once, one makes it and the other imports nothing', async () => {
  const { type, category } = sample
  const file = (name: string) =>
    `product,sku,kind,type,category,name_en\nrace-one,RACE-1,goods,${type},${category},${name}\n`
  const [one, other] = [await check(file('One')), await check(file('Other'))]
  const sent = await atOnce([one.id, other.id], (id) => run(id))
  expect(sent.map(({ status }) => status)).toEqual([200, 200])
  const states = await Promise.all([ended(one.id), ended(other.id)])
  expect(states.toSorted()).toEqual(['done', 'refused'])
  const made = await nameOf('race-one')
  expect(made).toMatchObject([{ name: states[0] === 'done' ? 'One' : 'Other' }])
  expect(await countEntries(made[0]?.id ?? 0)).toBe(1)
})

test('an import overwrites no field that an editor has changed since it was checked', async () => {
  const { slug, id } = sample
  const [before] = await nameOf(slug)
  const file = `product,sku,name_en\n${slug},,By the file\n`
  const checked = await check(file)
  const saved = await content.ask(
    `/products/${id}/`,
    { key: key(), revision: before?.revision, name: { en: 'By the editor', ar: '', hi: '' } },
    { method: 'PUT' },
  )
  expect(saved.status).toBe(200)
  await run(checked.id)
  expect(await ended(checked.id)).toBe('refused')
  expect(await nameOf(slug)).toMatchObject([{ name: 'By the editor' }])
  expect(await countEntries(id)).toBe(0)
  // A change of another field is no reason: both stay.
  const again = await check(`product,sku,name_en\n${slug},,By the file\n`)
  const [now] = await nameOf(slug)
  await content.ask(
    `/products/${id}/`,
    { key: key(), revision: now?.revision, sales_rank: 77 },
    { method: 'PUT' },
  )
  await run(again.id)
  expect(await ended(again.id)).toBe('done')
  const { rows } = await shop.deps.db.execute(
    sql`SELECT name, sales_rank AS rank FROM products WHERE id = ${id}`,
  )
  expect(rows).toEqual([{ name: 'By the file', rank: 77 }])
})

test('a run that is sent twice with one key, and by several at once, imports once', async () => {
  const { type, category } = sample
  const checked = await check(
    `product,sku,kind,type,category,name_en\nrace-twice,RACE-2,goods,${type},${category},Twice\n`,
  )
  const sameKey = key()
  const asked = [sameKey, sameKey, key(), key()]
  const sent = await atOnce(asked, (runKey) => run(checked.id, runKey))
  expect(sent.every(({ status }) => status === 200 || status === 409)).toBe(true)
  // The same key may be answered twice, another one is too late.
  expect(new Set(asked.filter((_, at) => sent[at]?.status === 200)).size).toBe(1)
  expect(await ended(checked.id)).toBe('done')
  const made = await nameOf('race-twice')
  expect(made).toMatchObject([{ revision: 1 }])
  expect(await countEntries(made[0]?.id ?? 0)).toBe(1)
})
