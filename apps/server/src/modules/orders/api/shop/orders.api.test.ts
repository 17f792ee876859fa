import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { bookedLine } from '#modules/checkout/samples/booked-line.ts'
import { waitUntil } from '#testing/wait-until.ts'
import { useOrderShop } from '../testing/order-shop.ts'

const shop = useOrderShop('91000801')
const { buy, send } = shop

const list = `query($first: Int, $after: String) { me { orders(first: $first, after: $after) {
  totalCount pageInfo { hasNextPage endCursor } edges { node { id number created status paymentStatus
    total { gross { amount } } totalBalance { amount } lines { metadata { key value } } } } } } }`

const address = '{ city streetAddress1 country { code } }'
const one = `query($id: ID!) { order(id: $id) { id number created status statusDisplay paymentStatus paymentStatusDisplay isPaid
  chargeStatus authorizeStatus userEmail termsVersion checkoutId channel { slug } billingAddress ${address} shippingAddress ${address}
  deliveryMethod { ... on Warehouse { name } } collectionPointName payments { gateway chargeStatus total { amount } capturedAmount { amount } }
  subtotal { gross { amount } } undiscountedTotal { gross { amount } } total { gross { amount } tax { amount } }
  shippingPrice { gross { amount } } displayGrossPrices totalCharged { amount } fulfillments { id } user { firstName }
  summary { deliveryAmount { amount } serviceAmount { amount } usedCredit { amount } discountAmount { amount } payableAmount { amount } }
  lines { id productName translatedProductName variantName quantity thumbnail(size: 128) { url } variant { name }
    metadata { key value } unitDiscount { amount } undiscountedUnitPrice { gross { amount } } totalPrice { gross { amount } }
    undiscountedTotalPrice { gross { amount } } productVariantId } } }`

type Pair = { key: string; value: string }
const valuesOf = (pairs: readonly Pair[]) => Object.fromEntries(pairs.map(({ key, value }) => [key, value]))

test('[ORD-05] a paid order has its lines as they were sold, and begins booked and paid', async () => {
  const { id, number } = await buy()
  const { order } = (await send(one, { id })).data
  expect(order).toMatchObject({
    number,
    status: 'UNFULFILLED',
    statusDisplay: 'Booked',
    paymentStatus: 'FULLY_CHARGED',
    paymentStatusDisplay: 'Paid',
    isPaid: true,
    displayGrossPrices: true,
  })
  const [line, fee] = order.lines
  const booking = new Map(line.metadata.map(({ key, value }: { key: string; value: string }) => [key, value]))
  expect(booking.get('delivery_date')).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(booking.get('delivery_time')).toMatch(/^\d\d:\d\d-\d\d:\d\d$/)
  expect(line.productName).not.toBe('')
  expect(line.thumbnail.url).toMatch(/^http/)
  const { unitDiscount, undiscountedUnitPrice, undiscountedTotalPrice, totalPrice, quantity } = line
  expect(quantity).toBe(1)
  expect(line.productVariantId).toMatch(/^[\w=]{10,}$/)
  expect(undiscountedTotalPrice.gross.amount).toBe(undiscountedUnitPrice.gross.amount)
  expect(totalPrice.gross.amount + unitDiscount.amount).toBeCloseTo(undiscountedUnitPrice.gross.amount, 3)
  const sold = line.totalPrice.gross.amount + (fee?.totalPrice.gross.amount ?? 0)
  expect(order.total.gross.amount).toBeCloseTo(sold, 3)
})

test('orders come by pages, the newest first', async () => {
  const bought = [await buy(), await buy()]
  const first = (await send(list, { first: 1 })).data.me.orders
  expect(first.edges[0].node.number).toBe(bought[1]?.number)
  expect(first.pageInfo.hasNextPage).toBe(true)
  const second = (await send(list, { first: 1, after: first.pageInfo.endCursor })).data.me.orders
  expect(second.edges[0].node.number).toBe(bought[0]?.number)
  expect(second.totalCount).toBeGreaterThanOrEqual(2)
  expect(second.edges[0].node.totalBalance.amount).toBe(0)
})

test('[ORD-09] [GQL-15] an order says where, when, for how much and on which terms', async () => {
  const booked = await bookedLine(shop.db(), { capacity: 5 })
  const { metadata: sent } = booked.line
  // The order ignores the centre's name as sent by the client.
  const untrue = [...sent.filter(({ key }) => key !== 'name'), { key: 'name', value: 'Elsewhere' }]
  const { checkout } = await shop.create({ lines: [{ ...booked.line, metadata: untrue }] })
  const points = await send(
    'query($id: ID) { checkout(id: $id) { availableCollectionPoints { id name } } }',
    { id: checkout.id },
  )
  const [point] = points.data.checkout.availableCollectionPoints
  await send(
    'mutation($id: ID, $point: ID) { checkoutDeliveryMethodUpdate(id: $id, deliveryMethodId: $point) { errors { code } } }',
    { id: checkout.id, point: point.id },
  )
  const { id } = await shop.pay(checkout.id)
  const { order } = (await send(one, { id })).data
  const total = checkout.totalPrice.gross.amount
  const [terms] = await shop.rows<{ version: string }>(
    sql`SELECT version FROM legal_texts WHERE kind = 'terms' AND effective_date <= now() ORDER BY effective_date DESC LIMIT 1`,
  )
  expect(order).toMatchObject({
    chargeStatus: 'FULL',
    authorizeStatus: 'FULL',
    channel: { slug: 'default-channel' },
    billingAddress: { city: 'MUSCAT', streetAddress1: 'Ghala Heights', country: { code: 'OM' } },
    deliveryMethod: { name: point.name },
    collectionPointName: point.name,
    payments: [
      {
        gateway: 'sandbox',
        chargeStatus: 'FULLY_CHARGED',
        total: { amount: total },
        capturedAmount: { amount: total },
      },
    ],
    totalCharged: { amount: total },
    shippingPrice: { gross: { amount: 0 } },
    fulfillments: [],
    checkoutId: checkout.id,
    termsVersion: terms?.version,
    summary: {
      deliveryAmount: { amount: 0 },
      serviceAmount: { amount: 1.5 },
      usedCredit: { amount: 0 },
      payableAmount: { amount: total },
    },
  })
  const [centre] = await shop.rows<Record<string, string>>(
    sql`SELECT name_en AS name, address_en AS address, phone AS service_center_phone_number, latitude::text, longitude::text
      FROM service_centres WHERE id = 1`,
  )
  const given = valuesOf(booked.line.metadata)
  const metadata = valuesOf(order.lines[0].metadata)
  expect(metadata).toMatchObject({
    ...centre,
    latitude: String(Number(centre?.latitude)),
    longitude: String(Number(centre?.longitude)),
    delivery_date: given.delivery_date,
    delivery_time: given.delivery_time,
    service_fee_id: given.service_fee_id,
  })
  const arabic = await send(one, { id }, shop.token(), { headers: { 'accept-language': 'ar' } })
  const [named] = await shop.rows<Record<string, string>>(
    sql`SELECT name_ar AS name, address_ar AS address FROM service_centres WHERE id = 1`,
  )
  // The centre is read in the language of the reader, not in that of the purchase.
  expect(valuesOf(arabic.data.order.lines[0].metadata)).toEqual({ ...metadata, ...named })
  const listed = (await send(list, { first: 1 })).data.me.orders.edges[0].node
  expect(listed).toMatchObject({
    id,
    status: 'UNFULFILLED',
    paymentStatus: 'FULLY_CHARGED',
    totalBalance: { amount: 0 },
  })
  expect(valuesOf(listed.lines[0].metadata)).toEqual(metadata)
})

test('[CHK-30] tax is that of Oman wherever a bill goes; where it is done is in the lines', async () => {
  const { line } = await bookedLine(shop.db(), { capacity: 5 })
  const billingAddress = { country: 'AE', countryArea: 'Dubai', streetAddress1: 'Marina' }
  const { checkout } = await shop.create({ lines: [line], billingAddress })
  const { order } = (await send(one, { id: (await shop.pay(checkout.id)).id })).data
  expect(order.billingAddress).toMatchObject({ country: { code: 'AE' }, streetAddress1: 'Marina' })
  expect(valuesOf(order.lines[0].metadata)).toMatchObject({
    delivery_date: valuesOf(line.metadata).delivery_date,
  })
  expect(order.total.tax.amount).toBeGreaterThan(0)
})

test('[ORD-03] [GQL-12] orders come 20 at a time, and a new one is the first at once', async () => {
  const token = await shop.signIn('91000803')
  const { orderId } = await buy({ as: token })
  await shop.db().execute(sql`
    WITH copied AS (
      INSERT INTO orders (checkout_public_id, customer_id, channel_id, state_id, payment_status, language, email, total_baisa, tax_baisa)
      SELECT gen_random_uuid(), customer_id, channel_id, state_id, 'FULLY_CHARGED', language, 'copy', 0, 0
      FROM orders, generate_series(1, 24) WHERE id = ${orderId} RETURNING id)
    INSERT INTO order_lines (order_id, position, variant_id, product_name, variant_name, sku, quantity,
      undiscounted_unit_baisa, unit_baisa, total_baisa, tax_baisa)
    SELECT id, 0, 1, '{"en":"x","ar":"x"}', '{"en":"x","ar":"x"}', '', 1, 0, 0, 0, 0 FROM copied`)
  const newest = await buy({ as: token })
  const first = (await send(list, { first: 20 }, token)).data.me.orders
  expect(first.edges).toHaveLength(20)
  expect(first.edges[0].node.id).toBe(newest.id)
  expect(first).toMatchObject({ totalCount: 26, pageInfo: { hasNextPage: true } })
  const rest = (await send(list, { first: 20, after: first.pageInfo.endCursor }, token)).data.me.orders
  expect(rest.edges).toHaveLength(6)
  const numbers: number[] = [...first.edges, ...rest.edges].map(({ node }: { node: { number: string } }) =>
    Number(node.number),
  )
  expect(numbers).toEqual([...new Set(numbers)].sort((one, other) => other - one))
  await shop
    .db()
    .execute(sql`DELETE FROM order_lines WHERE order_id IN (SELECT id FROM orders WHERE email = 'copy')`)
  await shop.db().execute(sql`DELETE FROM orders WHERE email = 'copy'`)
})

test('[DATA-11] numbers ascend and are never used again, also when orders are made at once', async () => {
  const tokens = await Promise.all(['91000804', '91000805', '91000806'].map((phone) => shop.signIn(phone)))
  const before = await buy()
  const { line } = await bookedLine(shop.db(), { capacity: 5 })
  const atOnce = await Promise.all(
    tokens.map(async (as) => shop.pay((await shop.create({ lines: [line] }, as)).checkout.id, as)),
  )
  const numbers = atOnce.map(({ number }) => Number(number))
  expect(new Set(numbers).size).toBe(3)
  expect(Math.min(...numbers)).toBeGreaterThan(Number(before.number))
  const again = sql`INSERT INTO orders (number) VALUES (${numbers[0]})`
  await expect(shop.db().execute(again)).rejects.toThrow()
  expect(Number((await buy()).number)).toBeGreaterThan(Math.max(...numbers))
})

test('[ORD-24] an order of somebody else and one that does not exist are alike', async () => {
  const { id } = await buy()
  const other = await shop.signIn('91000802')
  expect((await send(one, { id }, other)).data.order).toBeNull()
  const unknown = Buffer.from('Order:00000000-0000-4000-8000-000000000000').toString('base64')
  expect((await send(one, { id: unknown }, other)).data.order).toBeNull()
  expect((await send(one, { id: unknown }, null)).data.order).toBeNull()
  for (const odd of ['T3JkZXI6MQ==', 'x', 'UHJvZHVjdDox']) {
    const { data, errors } = await send(one, { id: odd }, other)
    expect(data?.order ?? null).toBeNull()
    if (odd !== 'T3JkZXI6MQ==') expect(errors).toBeDefined()
  }
  expect((await send(list, { first: 5 }, other)).data.me.orders.edges).toEqual([])
})

test('[DATA-10] an order stays as it was when names, prices, centre and addresses change', async () => {
  const { id } = await buy()
  const { order: before } = (await send(one, { id })).data
  const changes = [
    sql`UPDATE products SET name = 'Renamed'`,
    sql`UPDATE product_translations SET name = 'اسم آخر'`,
    sql`UPDATE product_variants SET name = 'Renamed', sku = sku || '-2'`,
    sql`UPDATE variant_channel_listings SET price_baisa = price_baisa * 2`,
    sql`UPDATE service_centres SET name_en = 'Moved', address_en = 'Elsewhere', phone = '+96890000000', latitude = 1, longitude = 1`,
    sql`UPDATE legal_texts SET version = version || '-old'`,
    sql`UPDATE customers SET first_name = 'Somebody'`,
  ]
  for (const change of changes) await shop.db().execute(change)
  const read = async () => (await send(one, { id })).data.order
  // The catalogue of now is shown beside what was bought, so it says when the change has arrived.
  await waitUntil(async () => (await read()).lines[0].variant.name === 'Renamed')
  const copied = (order: { lines: object[] }) => ({
    ...order,
    user: null,
    lines: order.lines.map((line) => ({ ...line, variant: null })),
  })
  expect(copied(await read())).toEqual(copied(before))
})
