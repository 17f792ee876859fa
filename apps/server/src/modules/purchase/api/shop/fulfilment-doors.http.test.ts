import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { baisa } from '@warsha/contract/money/baisa.ts'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { inTransaction } from '#kernel/database/transaction.ts'
import { ok } from '#kernel/outcome.ts'
import { bringCheckout } from '#modules/checkout/api/testing/bring-checkout.ts'
import { bookedLine, oil, setStock } from '#modules/checkout/samples/booked-line.ts'
import { usePaymentShop } from '#modules/payments/api/testing/payment-shop.ts'
import { purchasesOf } from '#modules/payments/api/testing/purchases.ts'
import { issueGiftCard } from '#modules/promotions/index.ts'
import { ask } from '#testing/sign-in.ts'

const shop = usePaymentShop('91000941')
const { begin, complete, choose, fillWallet, wallet, ordersOf } = purchasesOf(shop)

const home = { country: 'OM', city: 'Muscat', streetAddress1: 'Way 12, House 3' }
const variantOf = async (slug: string) =>
  toGlobalId(
    'ProductVariant',
    (await shop.value<number>(sql`
      SELECT min(product_variants.id) FROM product_variants JOIN products ON products.id = product_id
      WHERE slug = ${slug}`)) ?? 0,
  )
const unbooked = (variantId: string) => ({ variantId, quantity: 1, metadata: [] })
const oilLine = async () => {
  const { variantKey } = await oil(shop.db())
  await setStock(shop.db(), variantKey, 100)
  return unbooked(toGlobalId('ProductVariant', variantKey))
}
const placeOrder = (body: object) =>
  shop.shop().app.inject({
    method: 'POST',
    url: '/api/v1/orders/order/',
    headers: { authorization: `Bearer ${shop.token()}`, host: 'localhost' },
    payload: { first_name: 'Salim', last_name: 'Harthy', city_id: 11, ...body },
  })
const change = async (mutation: string, types: string, variables: Record<string, unknown>) => {
  const passed = Object.keys(variables)
    .map((name) => `${name}: $${name}`)
    .join(', ')
  const query = `mutation(${types}) { ${mutation}(${passed}) { checkout { id } errors { code field } } }`
  return (await ask(shop.shop(), query, { token: shop.token(), variables })).data[mutation]
}

/** Tries every way to pay for a checkout; nothing may come of any. */
async function expectNoOrder(checkout: { id: string; token: string }, message: RegExp) {
  await fillWallet(500_000)
  for (const gateway of ['sandbox', 'WALLET']) {
    const { errors, data } = await begin(checkout.id, gateway)
    expect(errors).toMatchObject([{ code: 'INVALID', message: expect.stringMatching(message) }])
    expect(data).toBeNull()
  }
  expect((await complete(checkout.id)).order).toBeNull()
  expect(await ordersOf(checkout.token)).toBe(0)
  expect(await wallet()).toEqual({ free: 500_000, held: 0 })
}

describe('an order that nobody could fulfil cannot be made', () => {
  test.each(['express-foam-wash', 'petrol-delivery-20-l'])(
    '[BOOK-52] work without a slot is not sold: %s',
    async (slug) => {
      const { checkout, errors } = await shop.create({
        lines: [unbooked(await variantOf(slug))],
        shippingAddress: home,
      })
      expect(errors).toEqual([])
      await expectNoOrder(checkout, /choose a time/)
    },
  )

  test('[BOOK-52] goods that can be brought are not sold without an address, nor with that of a collection point', async () => {
    const { checkout } = await shop.create({ lines: [await oilLine()] })
    await expectNoOrder(checkout, /how it should be delivered/)
    await bringCheckout(shop.shop(), checkout.id, shop.token())
    await expectNoOrder(checkout, /where it should be brought/)
    const { data } = await ask(
      shop.shop(),
      `query($id: ID) { checkout(id: $id) { availableCollectionPoints { id } } }`,
      {
        token: shop.token(),
        variables: { id: checkout.id },
      },
    )
    const deliveryMethodId = data.checkout.availableCollectionPoints[0].id
    await change('checkoutDeliveryMethodUpdate', '$id: ID, $deliveryMethodId: ID', {
      id: checkout.id,
      deliveryMethodId,
    })
    await expectNoOrder(checkout, /where it should be brought/)
  })

  test('[BOOK-52] a total of nothing makes no difference', async () => {
    const { checkout } = await shop.create({ lines: [unbooked(await variantOf('express-foam-wash'))] })
    const card = `card-${checkout.token.slice(0, 8)}`
    const gift = { code: card, initialBaisa: baisa(900_000), endsOn: null, customerId: null }
    await inTransaction(shop.db(), async (tx) => ok(await issueGiftCard(tx, gift)))
    const added = await change('checkoutAddPromoCode', '$id: ID, $promoCode: String!', {
      id: checkout.id,
      promoCode: card,
    })
    expect(added.errors).toEqual([])
    expect((await complete(checkout.id)).errors).toMatchObject([{ code: 'REQUIRED' }])
    expect(await ordersOf(checkout.token)).toBe(0)
  })

  test('[REST-80] REST sells neither, says which line it is about and holds nothing', async () => {
    await shop.create({ lines: [] })
    await fillWallet(500_000)
    const product = await shop.value<number>(sql`SELECT id FROM products WHERE slug = 'express-foam-wash'`)
    const { productId } = await oil(shop.db())
    for (const [id, code] of [
      [product, 'SLOT_NOT_CHOSEN'],
      [productId, 'ADDRESS_REQUIRED'],
    ] as const) {
      const answer = await placeOrder({ use_credit: true, cart_items: [{ id, quantity: 1, metadata: [] }] })
      expect(answer.statusCode).toBe(400)
      expect(JSON.stringify(answer.json())).toContain(code)
    }
    const held = sql`SELECT count(*)::int FROM checkout_stock_reservations JOIN checkouts ON checkouts.id = checkout_id
      JOIN customers ON customers.id = customer_id WHERE phone = ${shop.phone}`
    expect(await shop.value(held)).toBe(0)
    expect(await wallet()).toEqual({ free: 500_000, held: 0 })
  })

  test('[BOOK-52] a payment that comes when the address is gone pays into the wallet and makes no order', async () => {
    await fillWallet(0)
    const { checkout } = await shop.create({ lines: [await oilLine()], shippingAddress: home })
    const begun = await begin(checkout.id)
    expect(begun.errors).toEqual([])
    await shop
      .db()
      .execute(sql`UPDATE checkouts SET shipping_address = NULL WHERE public_id = ${checkout.token}`)
    await choose(begun.data.url, 'pay')
    await complete(checkout.id)
    expect(await ordersOf(checkout.token)).toBe(0)
    expect((await wallet()).free).toBe(Math.round(checkout.totalPrice.gross.amount * 1000))
  })
})

describe('what can be fulfilled is sold', () => {
  test('[GQL-51] goods that are brought, with a shipping address and method', async () => {
    const { checkout } = await shop.create({ lines: [await oilLine()], shippingAddress: home })
    const { data } = await begin(checkout.id)
    await choose(data.url, 'pay')
    const { order } = await complete(checkout.id)
    expect(order).toMatchObject({ paymentStatus: 'FULLY_CHARGED' })
    const kept = sql`SELECT fulfilment || ' ' || (shipping_address ->> 'streetAddress1') FROM order_lines
      JOIN orders ON orders.id = order_id WHERE number = ${Number(order.number)}`
    expect(await shop.value(kept)).toBe('delivery Way 12, House 3')
  })

  test('[BOOK-52] a voucher, which is sent by message', async () => {
    const { checkout } = await shop.create({ lines: [unbooked(await variantOf('fuel-voucher-10-m95'))] })
    await fillWallet(500_000)
    expect((await begin(checkout.id, 'WALLET')).errors).toEqual([])
    expect((await complete(checkout.id)).order).toMatchObject({ paymentStatus: 'FULLY_CHARGED' })
  })

  test('[REST-80] REST sells a booking that names no slot id', async () => {
    const booked = await bookedLine(shop.db(), { capacity: 5 })
    await fillWallet(500_000)
    const pair = (key: string) => booked.line.metadata.find((each) => each.key === key)?.value
    const metadata = booked.line.metadata.filter(({ key }) => key !== 'slot_id')
    const item = { id: pair('product_id'), variantId: booked.line.variantId, quantity: 1, metadata }
    const answer = await placeOrder({ use_credit: true, cart_items: [item] })
    expect(answer.statusCode).toBe(201)
    expect(answer.json().data.order.items[0].appointment_time).toBeTruthy()
    expect(await shop.takenOf(booked.slotId)).toBe(1)
  })
})
