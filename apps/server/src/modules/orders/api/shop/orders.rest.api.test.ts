import { baisaFromDecimal } from '@warsha/contract/money/baisa.ts'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Booked, bookedLine } from '#modules/checkout/samples/booked-line.ts'
import { issueGiftCard } from '#modules/promotions/index.ts'
import { creditWallet } from '#modules/wallet/index.ts'
import { atOnce } from '#testing/at-once.ts'
import { useOrderShop } from '../testing/order-shop.ts'

const shop = useOrderShop('91000821')
let booked: Booked
beforeEach(async () => {
  booked = await bookedLine(shop.db(), { capacity: 5 })
})

async function call(
  method: 'GET' | 'POST',
  path: string,
  payload?: object,
  as: string | null = shop.token(),
) {
  const answer = await shop.shop().app.inject({
    method,
    url: `/api/v1/orders/${path}`,
    headers: { host: 'localhost', 'accept-language': 'en', ...(as && { authorization: `Bearer ${as}` }) },
    ...(payload && { payload }),
  })
  return { status: answer.statusCode, ...answer.json() }
}

const itemOf = ({ line }: Booked, change: object = {}) => ({
  id: line.metadata.find(({ key }) => key === 'product_id')?.value ?? '',
  variantId: line.variantId,
  quantity: line.quantity,
  metadata: line.metadata,
  ...change,
})
const cart = (change: object = {}) => ({ city_id: 11, cart_items: [itemOf(booked)], ...change })
const names = { first_name: 'Salim', last_name: 'Al-Harthy' }

async function fillWallet(baisa: number) {
  const [{ id } = { id: 0 }] = await shop.rows<{ id: number }>(
    sql`SELECT id FROM customers WHERE phone = '+96891000821'`,
  )
  await shop.db().transaction((tx) =>
    creditWallet(tx, {
      reason: 'TOP_UP',
      customerId: id,
      amount: baisa as never,
      gateway: 'sandbox',
      key: crypto.randomUUID(),
      reference: 'test',
    }),
  )
}

describe('[REST-58] the orders of a customer', () => {
  test('come by pages, or one by its id, and somebody else finds none', async () => {
    const bought = [await shop.buy(), await shop.buy({ quantity: 2 })]
    const { data, pagination, status } = await call('GET', 'user-orders/?limit=1')
    expect(status).toBe(200)
    expect(data).toHaveLength(1)
    expect(pagination).toMatchObject({ next: 2, page: 1, limit: 1 })
    expect(data[0]).toMatchObject({
      id: bought[1]?.id,
      number: bought[1]?.number,
      status: 'UNFULFILLED',
      payment_status: 'FULLY_CHARGED',
      payment_status_display: 'Paid',
      summary: {
        total_quantity: 2,
        service_amount: 3,
        delivery_amount: 0,
        used_credit: 0,
        shipping_price: 0,
      },
    })
    const [item, fee] = data[0].items
    expect(item).toMatchObject({ quantity: 2, used: 0, returned: 0, expired: 0, service_type: 'service' })
    expect(Date.parse(item.appointment_time)).toBeGreaterThan(Date.now())
    expect(fee).toMatchObject({ is_service_fee: true, quantity: 2, total_price: 3 })
    const one = await call('GET', `user-orders/?id=${encodeURIComponent(bought[0]?.id ?? '')}`)
    expect(one.data.number).toBe(bought[0]?.number)
    const other = await shop.signIn('91000822')
    expect((await call('GET', 'user-orders/', undefined, other)).data).toEqual([])
    for (const id of [bought[0]?.id ?? '', 'T3JkZXI6MQ==', 'x']) {
      const path = `user-orders/?id=${encodeURIComponent(id)}`
      expect((await call('GET', path, undefined, other)).status).toBe(404)
    }
    expect((await call('GET', 'user-orders/', undefined, null)).status).toBe(401)
  })

  test('say a cancelled payment as the shop spells it', async () => {
    const { id, orderId } = await shop.buy()
    await shop.db().execute(sql`UPDATE orders SET payment_status = 'CANCELED' WHERE id = ${orderId}`)
    expect((await call('GET', `user-orders/?id=${encodeURIComponent(id)}`)).data.payment_status).toBe(
      'CANCELED',
    )
  })
})

describe('[REST-51] the summary of an order', () => {
  test('says what the order will cost, and holds nothing', async () => {
    await fillWallet(1_000)
    const { data, status } = await call('POST', 'order-summary/', cart({ use_credit: true }))
    expect(status).toBe(200)
    const { checkout } = await shop.create({ lines: [booked.line] })
    const total = checkout.totalPrice.gross.amount
    expect(data).toMatchObject({ total_quantity: 1, service_amount: 1.5, delivery_amount: 0, used_credit: 1 })
    expect(data.payable_amount).toBeCloseTo(total - 1, 3)
    expect(data.total_amount - data.discount_amount).toBeCloseTo(total, 3)
    const visitor = await call('POST', 'order-summary/', cart({ use_credit: true }), null)
    expect(visitor.data).toMatchObject({ used_credit: 0 })
    expect(visitor.data.payable_amount).toBeCloseTo(total, 3)
  })

  test('refuses what cannot be bought: a wrong code, too many, an hour that is none', async () => {
    const metadata = booked.line.metadata.map((pair) =>
      pair.key === 'delivery_time' ? { ...pair, value: '03:00-04:00' } : pair,
    )
    const cases = [
      [cart({ discount_code: 'nonsense' }), 'PROMO_CODE_INVALID'],
      [cart({ cart_items: [itemOf(booked, { quantity: 9_000 })] }), undefined],
      [cart({ cart_items: [itemOf(booked, { metadata })] }), 'BOOKING_INVALID'],
      [cart({ city_id: 'nowhere' }), 'INVALID'],
      [cart({ cart_items: [] }), undefined],
    ] as const
    for (const [body, code] of cases) {
      const { status, errors } = await call('POST', 'order-summary/', body)
      expect(status).toBe(400)
      if (code) expect(errors[0].code).toBe(code)
    }
    const held = await shop.rows(sql`SELECT FROM slot_reservations WHERE slot_id = ${booked.slotId}`)
    expect(held).toEqual([])
  })
})

describe('codes in a summary', () => {
  beforeEach(async () => {
    await shop.db().execute(sql`DELETE FROM promo_tries`)
  })
  const ask = async (code: string, as?: string | null) => {
    const { status, errors } = await call('POST', 'order-summary/', cart({ discount_code: code }), as)
    return [status, errors?.[0].code]
  }
  const guess = (count: number, as?: string | null) =>
    atOnce(
      Array.from({ length: count }, (_, index) => index),
      (index) => ask(`guess${index}`, as),
    )

  /** Tries are counted by spans of ten minutes, and one may end in the middle of a test. */
  const countSpans = async () => {
    const { rows } = await shop
      .db()
      .execute<{ spans: number }>(sql`SELECT count(DISTINCT span)::int AS spans FROM promo_tries`)
    return rows[0]?.spans ?? 0
  }

  test('[SEC-02] cannot be guessed: twenty of an account are looked up, sixty of a network, then 429', async () => {
    const guessed = await guess(150)
    const allowed = 20 * (await countSpans())
    expect(guessed.filter(([, code]) => code === 'PROMO_CODE_INVALID')).toHaveLength(allowed)
    expect(guessed.filter(([status]) => status === 429)).toHaveLength(150 - allowed)
    // A right one is not told either.
    expect(await ask('welcome10')).toEqual([429, 'PROMO_CODE_TRIES_EXCEEDED'])
    await shop.db().execute(sql`DELETE FROM promo_tries`)
    const visitor = await guess(150, null)
    expect(visitor.filter(([, code]) => code === 'PROMO_CODE_INVALID')).toHaveLength(
      60 * (await countSpans()),
    )
    expect(await ask('welcome10', null)).toEqual([429, 'PROMO_CODE_TRIES_EXCEEDED'])
  })

  test('a valid code is evaluated with every change of the cart', async () => {
    for (let change = 0; change < 40; change++) expect(await ask('welcome10')).toEqual([200, undefined])
  })

  test("a visitor does not learn a gift card's balance", async () => {
    await shop.db().transaction((tx) =>
      issueGiftCard(tx, {
        code: 'summary-card',
        initialBaisa: baisaFromDecimal(5),
        endsOn: null,
        customerId: null,
      }),
    )
    expect(await ask('summary-card', null)).toEqual([400, 'GIFT_CARD_SIGN_IN'])
    expect(await ask('summary-card')).toEqual([200, undefined])
  })
})

describe('[REST-52] [CHK-20] the fields that are asked for', () => {
  const fields = async (items: object[] = [itemOf(booked)]) =>
    (await call('POST', 'required-fields/', { cart_items: items }, null)).data

  test('are what operators want to know, and none for an empty cart', async () => {
    expect(await fields()).toEqual([
      { field: 'first_name', is_required: true },
      { field: 'last_name', is_required: true },
      { field: 'email', is_required: false },
    ])
    expect(await fields([])).toEqual([])
    await shop
      .db()
      .execute(sql`INSERT INTO order_settings (names_field, email_field) VALUES ('hidden', 'required')`)
    expect(await fields()).toEqual([{ field: 'email', is_required: true }])
    await shop.db().execute(sql`UPDATE order_settings SET email_field = 'hidden'`)
    expect(await fields()).toEqual([])
    await shop.db().execute(sql`DELETE FROM order_settings`)
  })
})

describe('[REST-53] [REST-80] placing an order', () => {
  test('is done at once where the wallet pays, once for each call', async () => {
    const { data: summary } = await call('POST', 'order-summary/', cart())
    await fillWallet(Math.round(summary.payable_amount * 1000))
    const { status, data } = await call('POST', 'order/', cart({ use_credit: true, ...names }))
    expect(status).toBe(201)
    expect(data).toMatchObject({ payable_amount: 0, url: null, order: { status: 'UNFULFILLED' } })
    expect(data.order.summary).toMatchObject({ payable_amount: 0, used_credit: summary.payable_amount })
    const [row] = await shop.rows<{ names: string }>(
      sql`SELECT billing_address->>'firstName' || ' ' || (billing_address->>'lastName') AS names FROM orders
        WHERE number = ${Number(data.order.number)}`,
    )
    expect(row?.names).toBe('Salim Al-Harthy')
  })

  test('leads to the gateway for the rest, and the order is there when that is paid', async () => {
    const gateway = { gateway_id: 'sandbox', callback_host: 'http://localhost/en' }
    const { status, data } = await call('POST', 'order/', cart({ ...names, ...gateway }))
    expect(status).toBe(201)
    expect(data).toMatchObject({ order: null, url: expect.stringMatching(/^http/) })
    expect(Date.parse(data.expires_at)).toBeGreaterThan(Date.now())
    const { number } = await shop.pay(data.checkout_id)
    expect((await call('GET', 'user-orders/?limit=1')).data[0].number).toBe(number)
  })

  test('takes no price from the caller', async () => {
    const cheap = itemOf(booked, { price: 0.001, payable_amount: 0.001 })
    const { data } = await call('POST', 'order/', cart({ ...names, cart_items: [cheap] }))
    expect(data.payable_amount).toBeGreaterThan(1)
  })

  test('has the checks of a checkout: names, slots, and who buys', async () => {
    expect((await call('POST', 'order/', cart())).errors[0]).toMatchObject({
      code: 'REQUIRED',
      field: 'first_name',
    })
    expect((await call('POST', 'order/', cart(names), null)).status).toBe(401)
    const full = await bookedLine(shop.db(), { capacity: 1 })
    const other = await shop.signIn('91000823')
    await shop.create({ lines: [full.line] }, other)
    const lost = await call('POST', 'order/', cart({ ...names, cart_items: [itemOf(full)] }))
    expect(lost).toMatchObject({ status: 409, errors: [{ code: 'SLOT_TAKEN' }] })
  })
})

test('[REST-51] a code that is over is a refusal of discount_code, with the day as it is read', async () => {
  const [code] = await shop.rows<{ ends: string | null }>(sql`
    SELECT ends_on::text AS ends FROM promo_codes WHERE code = 'welcome10'`)
  await shop.db().execute(sql`UPDATE promo_codes SET ends_on = '2026-01-05' WHERE code = 'welcome10'`)
  const summary = await call('POST', 'order-summary/', cart({ discount_code: 'welcome10' }))
  const order = await call('POST', 'order/', { ...cart({ discount_code: 'welcome10' }), ...names })
  await shop
    .db()
    .execute(sql`UPDATE promo_codes SET ends_on = ${code?.ends ?? null} WHERE code = 'welcome10'`)
  for (const answer of [summary, order]) {
    expect(answer.status).toBe(400)
    const told = JSON.stringify(answer)
    expect(told).toContain('discount_code')
    expect(told).not.toContain('promoCode')
    expect(told).toContain('Mon 5 Jan 2026')
    expect(told).not.toContain('2026-01-05')
  }
})

test('[REST-51] what is wrong with a line is a refusal of cart_items', async () => {
  const metadata = booked.line.metadata.map((pair) =>
    pair.key === 'delivery_time' ? { ...pair, value: '03:00-04:00' } : pair,
  )
  const answer = await call('POST', 'order-summary/', cart({ cart_items: [itemOf(booked, { metadata })] }))
  expect(answer.status).toBe(400)
  expect(JSON.stringify(answer)).toContain('cart_items')
})
