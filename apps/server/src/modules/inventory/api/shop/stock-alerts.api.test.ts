import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { maxStockAlerts } from '@warsha/contract/inventory/inventory.constants.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { signIn } from '#testing/sign-in.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'
import { waitUntil } from '#testing/wait-until.ts'
import { announceStock } from '../../use-cases/announce-stock.ts'
import { stockModel } from '../../use-cases/stock-model.ts'

const muscat = 11
let shop: TestApp
let one: string
let other: string
let gone: { variantId: number; productId: number }[]

beforeAll(async () => {
  shop = await buildTestApp({ jobs: true })
  one = (await signIn(shop, '92000011')).token
  other = (await signIn(shop, '92000012')).token
  const { rows } = await shop.deps.db.execute<{ variantId: number; productId: number }>(sql`
    SELECT variant.id AS "variantId", product_id AS "productId"
    FROM product_variants AS variant JOIN products AS product ON product.id = product_id
    WHERE product.kind = 'goods' AND EXISTS (
      SELECT FROM product_states WHERE product_id = product.id AND state_id = ${muscat}
    )
    ORDER BY variant.id LIMIT ${maxStockAlerts + 2}`)
  gone = rows
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.deps.db.execute(sql`DELETE FROM stock_alerts`)
  await setStock(0)
})

/** The same number of units of each of the products, in the central warehouse alone. */
async function setStock(units: number): Promise<void> {
  const ids = sql.param(gone.map(({ variantId }) => variantId))
  await shop.deps.db.execute(sql`UPDATE stocks SET reserved = 0, on_hand = 0 WHERE variant_id = ANY(${ids})`)
  await shop.deps.db.execute(sql`
    UPDATE stocks SET on_hand = ${units} WHERE variant_id = ANY(${ids})
      AND warehouse_id = (SELECT min(id) FROM warehouses WHERE is_central AND is_active)`)
  await waitUntil(async () => {
    const counts = await shop.deps.models.get(stockModel)
    return gone.every(({ variantId }) => counts.freeIn(variantId, muscat) === units)
  })
}

async function ask(method: 'GET' | 'POST' | 'DELETE', token: string | null, path = '', payload?: object) {
  const answer = await shop.app.inject({
    method,
    url: `/api/v1/products/stock-alerts/${path}`,
    headers: { 'accept-language': 'en', ...(token && { authorization: `Bearer ${token}` }) },
    ...(payload && { payload }),
  })
  return { status: answer.statusCode, body: answer.body ? answer.json() : undefined }
}
const wait = (token: string | null, at = 0) =>
  ask('POST', token, '', {
    state_id: muscat,
    product_id: toGlobalId('Product', gone[at]?.productId ?? 0),
    variant_id: toGlobalId('ProductVariant', gone[at]?.variantId ?? 0),
  })
const alertsOf = async (token: string) => (await ask('GET', token)).body.data as { id: string }[]
async function notifications(phone: string) {
  const { rows } = await shop.deps.db.execute<{ link: string }>(sql`
    SELECT link FROM notifications JOIN customers ON customers.id = customer_id
    WHERE phone = ${phone} AND cause LIKE 'inventory.back-in-stock/%' ORDER BY notifications.id`)
  return rows
}

test('[UX-147] a customer is told once when the product is back, however many processes look for it', async () => {
  expect((await wait(one)).status).toBe(201)
  expect((await wait(other)).status).toBe(201)
  await announceStock(shop.deps)
  expect(await alertsOf(one)).toHaveLength(1)
  const before = (await notifications('+96892000011')).length
  await setStock(1)
  await Promise.all(Array.from({ length: 8 }, () => announceStock(shop.deps)))
  expect(await alertsOf(one)).toEqual([])
  await waitUntil(async () => (await notifications('+96892000011')).length > before)
  await waitUntil(async () => (await notifications('+96892000012')).length > 0)
  await announceStock(shop.deps)
  const { rows } = await shop.deps.db.execute<{ count: number }>(sql`
    SELECT count(*)::int AS count FROM notifications WHERE cause LIKE 'inventory.back-in-stock/%'`)
  expect(rows[0]?.count).toBe(2)
  const link = `/product/${encodeURIComponent(toGlobalId('Product', gone[0]?.productId ?? 0))}/`
  expect((await notifications('+96892000011')).at(-1)?.link).toContain(link)
})

test('[UX-147] who no longer wants to know is not told', async () => {
  const { body } = await wait(one)
  const before = (await notifications('+96892000011')).length
  expect((await ask('DELETE', one, `${body.data.id}/`)).status).toBe(204)
  expect((await ask('DELETE', one, `${body.data.id}/`)).status).toBe(404)
  await setStock(3)
  await announceStock(shop.deps)
  expect((await notifications('+96892000011')).length).toBe(before)
})

test('an alert is its owner’s: another customer finds none, a visitor is asked to sign in', async () => {
  const { body } = await wait(one)
  expect(await alertsOf(other)).toEqual([])
  expect((await ask('DELETE', other, `${body.data.id}/`)).status).toBe(404)
  expect(await alertsOf(one)).toHaveLength(1)
  expect((await wait(null)).status).toBe(401)
})

test('asked for again, also at the same moment, it is the same alert', async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => wait(one)))
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(201))
  expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1)
  expect(await alertsOf(one)).toHaveLength(1)
})

test('of more than a customer may wait for, as many are accepted as there may be', async () => {
  const answers = await Promise.all(gone.map((_, at) => wait(one, at)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(maxStockAlerts)
  const refused = answers.filter(({ status }) => status !== 201)
  expect(refused.map(({ body }) => body.errors[0].code)).toEqual(['STOCK_ALERTS_FULL', 'STOCK_ALERTS_FULL'])
  expect(await alertsOf(one)).toHaveLength(maxStockAlerts)
})

test('nobody waits for what is there, or for a product that does not exist', async () => {
  await setStock(2)
  const { status, body } = await wait(one)
  expect([status, body.errors[0].code]).toEqual([409, 'PRODUCT_IN_STOCK'])
  const unknown = { state_id: muscat, product_id: 999_999, variant_id: 999_999 }
  expect((await ask('POST', one, '', unknown)).status).toBe(404)
  expect((await ask('POST', one, '', { product_id: 'x', variant_id: 'y' })).status).toBe(404)
})
