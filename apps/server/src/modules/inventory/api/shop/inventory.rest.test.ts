import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { eq, sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'
import { waitUntil } from '#testing/wait-until.ts'
import { stocks } from '../../storage/inventory.tables.ts'
import { stockModel } from '../../use-cases/stock-model.ts'

const muscat = 11
let shop: TestApp
let oil: { productId: number; variantId: number }
let service: number
let limited: number
let bundle: { productId: number; part: number; partVariant: number; quantity: number }

beforeAll(async () => {
  shop = await buildTestApp()
  const one = async (query: ReturnType<typeof sql>) =>
    (await shop.deps.db.execute(query)).rows[0] as Record<string, number>
  const goods = await one(sql`
    SELECT products.id AS product, product_variants.id AS variant FROM products
    JOIN product_variants ON product_id = products.id WHERE slug = 'durub-classic-10w-40'`)
  oil = { productId: Number(goods.product), variantId: Number(goods.variant) }
  service = Number(
    (
      await one(sql`
    SELECT products.id FROM products JOIN product_variants ON product_id = products.id JOIN categories ON categories.id = category_id
    WHERE kind = 'service' AND NOT track_inventory AND usage_limit_type IS NULL AND categories.slug <> 'inspection' LIMIT 1`)
    ).id,
  )
  limited = Number(
    (
      await one(sql`
    SELECT products.id FROM products JOIN categories ON categories.id = category_id WHERE categories.slug = 'inspection' LIMIT 1`)
    ).id,
  )
  const part = await one(sql`
    SELECT bundle_components.product_id AS bundle, component_variant_id AS variant, quantity, product_variants.product_id AS product
    FROM bundle_components JOIN product_variants ON product_variants.id = component_variant_id
    WHERE track_inventory LIMIT 1`)
  bundle = {
    productId: Number(part.bundle),
    part: Number(part.product),
    partVariant: Number(part.variant),
    quantity: Number(part.quantity),
  }
})
afterAll(() => shop.close())

async function check(body: object, language = 'en') {
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/v1/products/check-product-stock/',
    headers: { 'accept-language': language },
    payload: body,
  })
  return { status: answer.statusCode, ...answer.json() }
}
const want = (product_id: unknown, quantity: unknown, more: object = {}) => ({
  product_id,
  quantity,
  ...more,
})
const checkLines = (...products: object[]) => check({ state_id: muscat, products, site: 'hig' })

/** Leaves exactly so many units of a variant, in the central warehouse. */
async function leave(variantId: number, units: number) {
  await shop.deps.db.update(stocks).set({ onHand: 0, reserved: 0 }).where(eq(stocks.variantId, variantId))
  await shop.deps.db.execute(sql`
    INSERT INTO stocks (warehouse_id, variant_id, on_hand) VALUES (1, ${variantId}, ${units})
    ON CONFLICT (variant_id, warehouse_id) DO UPDATE SET on_hand = excluded.on_hand`)
}

describe('the stock check', () => {
  test('[REST-34] answers 200 when all is there, in one statement', async () => {
    await leave(oil.variantId, 5)
    await checkLines(want(oil.productId, 1))
    const check = () => checkLines(want(oil.productId, 5, { bundle: [], metadata: [] }), want(service, 2))
    expect(await shop.deps.connection.statementsOf(check)).toBe(1)
    const { status, data } = await check()
    expect(status).toBe(200)
    expect(data.products[0]).toEqual({ product_id: oil.productId, available: true, quantity_available: 5 })
  })

  test('[REST-35] answers 400 with messages under the ids as they were sent', async () => {
    await leave(oil.variantId, 5)
    const publicId = toGlobalId('Product', oil.productId)
    const { status, errors } = await checkLines(want(publicId, 6), want(service, 1))
    expect(status).toBe(400)
    expect(errors).toEqual({ [publicId]: ['Only 5 left.'] })
  })

  test('[REST-35] of what is gone the shopper is asked to remove it', async () => {
    await leave(oil.variantId, 0)
    const { errors } = await checkLines(want(oil.productId, 1))
    expect(errors).toEqual({ [oil.productId]: ['Stock is insufficient. Please remove this product'] })
  })

  test('[UX-20] a refusal says of each line how many there could be, beside what other lines take', async () => {
    await leave(oil.variantId, 5)
    const line = (quantity: number) => want(oil.productId, quantity, { variant_id: oil.variantId })
    const { products } = await checkLines(line(4), line(3), want(service, 1))
    const short = { product_id: oil.productId, variant_id: oil.variantId, available: false }
    expect(products).toEqual([
      { ...short, quantity_available: 2, code: 'STOCK_INSUFFICIENT' },
      { ...short, quantity_available: 1, code: 'STOCK_INSUFFICIENT' },
      { product_id: service, available: true, quantity_available: expect.any(Number), code: null },
    ])
  })

  test('[REST-35] the messages are in the caller’s language', async () => {
    await leave(oil.variantId, 0)
    const { errors } = await check({ state_id: muscat, products: [want(oil.productId, 1)] }, 'ar')
    expect(errors[oil.productId][0]).toMatch(/[\u0600-\u06FF]/)
  })

  test.each([-1, 0, 1.5, '2', '٢', null, true, undefined, [1], { a: 1 }])(
    '[REST-35] the quantity %j is none',
    async (quantity) => {
      const { status, errors } = await checkLines(want(oil.productId, quantity))
      expect([status, errors]).toEqual([
        400,
        { [oil.productId]: ['Please choose a quantity of at least 1.'] },
      ])
    },
  )

  test.each([1e9, 1e15])('[REST-35] %d are never there, not even of a service', async (quantity) => {
    const { status, errors } = await checkLines(want(oil.productId, quantity), want(service, quantity))
    expect(status).toBe(400)
    expect(Object.keys(errors)).toHaveLength(2)
  })

  test('[UX-120] more than fifty of one variant are refused in words, with how many can be had', async () => {
    await leave(oil.variantId, 80)
    expect((await checkLines(want(oil.productId, 50))).status).toBe(200)
    const { status, errors, products } = await checkLines(want(oil.productId, 51))
    expect([status, errors]).toEqual([
      400,
      { [oil.productId]: ['No more than 50 of this product can be bought at once.'] },
    ])
    expect(products[0]).toMatchObject({ available: false, quantity_available: 50, code: 'QUANTITY_LIMITED' })
  })

  test('[REST-35] units that somebody holds are not there', async () => {
    await leave(oil.variantId, 5)
    await shop.deps.db
      .update(stocks)
      .set({ reserved: 3 })
      .where(sql`variant_id = ${oil.variantId} AND warehouse_id = 1`)
    expect((await checkLines(want(oil.productId, 3))).status).toBe(400)
    expect((await checkLines(want(oil.productId, 2))).status).toBe(200)
  })

  test('[CART-29] lines of one product and parts of bundles are summed', async () => {
    await leave(bundle.partVariant, bundle.quantity)
    const packed = want(bundle.productId, 1, { bundle: [{ product_id: bundle.part, quantity: 0 }] })
    expect((await checkLines(packed)).status).toBe(200)
    const both = await checkLines(packed, want(bundle.part, 1, { variant_id: bundle.partVariant }))
    expect(Object.keys(both.errors).map(Number).toSorted()).toEqual(
      [bundle.productId, bundle.part].toSorted(),
    )
  })

  test('[CAT-18] a limited category gives one unit', async () => {
    expect((await checkLines(want(limited, 1))).status).toBe(200)
    expect((await checkLines(want(limited, 2))).errors).toEqual({
      [limited]: ['This product can be bought only once per customer.'],
    })
  })

  test('what is unknown or not sold here is told apart', async () => {
    const { rows } = await shop.deps.db.execute<{ id: number }>(
      sql`SELECT products.id FROM products JOIN product_states ON product_id = products.id JOIN states ON states.id = state_id
        GROUP BY products.id HAVING bool_and(states.slug = 'dubai') LIMIT 1`,
    )
    const far = rows[0]?.id ?? 0
    expect((await checkLines(want(far, 1), want(999_999, 1))).errors).toEqual({
      [far]: ['This product is not sold in your location.'],
      999999: ['This product is no longer available.'],
    })
  })

  test.each([
    ['no products', { state_id: muscat }],
    ['products that are no list', { state_id: muscat, products: {} }],
    ['more than a hundred', { state_id: muscat, products: Array.from({ length: 101 }, () => want(1, 1)) }],
    ['an unknown place', { state_id: 999, products: [] }],
    ['a place that is none', { state_id: 'x', products: [] }],
    ['an id that is none', { state_id: muscat, products: [want({ a: 1 }, 1)] }],
  ])('[REST-75] %s is refused', async (_case, body) => {
    const { status, errors } = await check(body)
    expect([status, errors[0].code]).toEqual([400, 'INVALID'])
  })

  test('nothing asked for is available', async () => {
    expect((await checkLines()).status).toBe(200)
  })
})

test('[OPS-45] while the database is away the stock check answers from memory and says so', async () => {
  await leave(oil.variantId, 5)
  const known = async () => (await shop.deps.models.get(stockModel)).freeIn(oil.variantId, muscat) === 5
  await waitUntil(known)
  expect(await checkLines(want(oil.productId, 5))).toMatchObject({ status: 200 })
  const database = new URL(shop.deps.connection.directUrl).pathname.slice(1)
  const owner = new pg.Client({ connectionString: process.env.WARSHA_TEST_PG_URL })
  await owner.connect()
  try {
    await owner.query(`ALTER DATABASE ${database} ALLOW_CONNECTIONS false`)
    await owner.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [database])
    const there = { product_id: oil.productId, available: true, quantity_available: 5 }
    expect(await checkLines(want(oil.productId, 5))).toEqual({
      status: 200,
      data: { products: [there], is_stale: true },
    })
    expect(await checkLines(want(oil.productId, 6))).toMatchObject({ status: 400, is_stale: true })
  } finally {
    await owner.query(`ALTER DATABASE ${database} ALLOW_CONNECTIONS true`)
    await owner.end()
  }
  await waitUntil(async () => (await checkLines(want(oil.productId, 5))).data?.is_stale === undefined)
})
