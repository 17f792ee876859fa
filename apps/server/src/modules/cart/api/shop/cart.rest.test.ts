import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'

const muscat = 11
let shop: TestApp
let oil: { productId: number; variantId: number }
let service: number

beforeAll(async () => {
  shop = await buildTestApp()
  const one = async (query: ReturnType<typeof sql>) =>
    (await shop.deps.db.execute(query)).rows[0] as Record<string, number>
  const goods = await one(sql`
    SELECT products.id AS product, product_variants.id AS variant FROM products
    JOIN product_variants ON product_id = products.id WHERE slug = 'durub-classic-10w-40'`)
  oil = { productId: Number(goods.product), variantId: Number(goods.variant) }
  const untracked = await one(sql`
    SELECT products.id FROM products JOIN product_variants ON product_id = products.id JOIN categories ON categories.id = category_id
    WHERE kind = 'service' AND NOT track_inventory AND usage_limit_type IS NULL AND categories.slug <> 'inspection' LIMIT 1`)
  service = Number(untracked.id)
})
afterAll(() => shop.close())

/** Leaves exactly so many units of a variant, in the central warehouse. */
async function leave(variantId: number, units: number) {
  await shop.deps.db.execute(sql`UPDATE stocks SET on_hand = 0, reserved = 0 WHERE variant_id = ${variantId}`)
  await shop.deps.db.execute(sql`
    INSERT INTO stocks (warehouse_id, variant_id, on_hand) VALUES (1, ${variantId}, ${units})
    ON CONFLICT (variant_id, warehouse_id) DO UPDATE SET on_hand = excluded.on_hand`)
}

describe('the older cart', () => {
  const change = async (body: object, language = 'en') => {
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/api/v1/sellers/card/',
      headers: { 'accept-language': language },
      payload: { city_id: muscat, ...body },
    })
    return { status: answer.statusCode, ...answer.json() }
  }

  test('[REST-64] adds a product and answers the cart with its totals', async () => {
    await leave(oil.variantId, 9)
    const { status, data } = await change({ seller_product_id: oil.productId, quantity: 2, cart_items: [] })
    expect(status).toBe(200)
    expect(data.cart_items).toMatchObject([
      {
        id: String(oil.productId),
        variantId: String(oil.variantId),
        quantity: 2,
        price: 8.9,
        payable_amount: 8,
        discount_amount: 0.9,
        tax: 0.381,
        error: null,
      },
    ])
    expect(data.totals).toEqual({
      total_amount: 17.8,
      total_quantity: 2,
      payable_amount: 16,
      discount_amount: 1.8,
      tax_amount: 0.762,
      service_fee: 0,
      total_usable_credit: 0,
      wallet_amount: 0,
    })
  })

  test('[REST-81] changes a quantity and ignores the prices it is sent', async () => {
    await leave(oil.variantId, 9)
    const item = {
      id: oil.productId,
      quantity: 1,
      variantId: String(oil.variantId),
      price: 0.001,
      payable_amount: 0.001,
      tax: 0,
    }
    const { data } = await change({ seller_product_id: oil.productId, quantity: 3, cart_items: [item] })
    expect(data.cart_items).toHaveLength(1)
    expect(data.totals.payable_amount).toBe(24)
  })

  test('[REST-81] more than there is changes nothing', async () => {
    await leave(oil.variantId, 1)
    const { status, errors } = await change({ seller_product_id: oil.productId, quantity: 2 })
    expect([status, errors]).toEqual([400, { [oil.productId]: ['Only 1 left.'] }])
  })

  test('[REST-81] a line that ran out stays with its message, an unknown one goes', async () => {
    await leave(oil.variantId, 0)
    const items = [
      { id: oil.productId, quantity: 1 },
      { id: 999_999, quantity: 1 },
    ]
    const { data } = await change({ seller_product_id: service, quantity: 1, cart_items: items })
    expect(data.cart_items.map(({ error }: { error: string | null }) => error)).toEqual([
      'Stock is insufficient. Please remove this product',
      null,
    ])
  })

  test('[CART-05] a booked fee is charged by the piece, at the shop’s price', async () => {
    const { rows } = await shop.deps.db.execute<{ id: number; price: number }>(
      sql`SELECT product_variants.id, price_baisa AS price FROM product_variants JOIN products ON products.id = product_id
        JOIN variant_channel_listings ON variant_id = product_variants.id WHERE kind = 'fee' ORDER BY price_baisa LIMIT 1`,
    )
    const fee = rows[0] ?? { id: 0, price: 0 }
    const booking = [{ key: 'service_fee_id', value: String(fee.id) }]
    const booked = { id: String(service), variantId: 'v', quantity: 1, metadata: booking }
    const { rows: variants } = await shop.deps.db.execute<{ id: number }>(
      sql`SELECT id FROM product_variants WHERE product_id = ${service} ORDER BY position LIMIT 1`,
    )
    const variantId = String(variants[0]?.id)
    const feeLine = {
      id: String(fee.id),
      variantId: String(fee.id),
      name: 'service_fee',
      quantity: 1,
      price: 0,
      metadata: [
        { key: 'product_id', value: String(service) },
        { key: 'variant_id', value: variantId },
        ...booking,
      ],
    }
    const { data } = await change({
      seller_product_id: service,
      variant_id: variantId,
      quantity: 3,
      cart_items: [{ ...booked, variantId }, feeLine],
    })
    expect(data.totals.service_fee).toBe((fee.price * 3) / 1000)
    expect(data.cart_items[1]).toMatchObject({ name: 'service_fee', quantity: 3, tax: 0, discount_amount: 0 })
  })

  test.each([-1, 0, 1.5, '2', null, true])('[REST-81] the quantity %j is none', async (quantity) => {
    const { status, errors } = await change({ seller_product_id: oil.productId, quantity })
    expect([status, errors]).toEqual([400, { [oil.productId]: ['Please choose a quantity of at least 1.'] }])
  })
})
