import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { bookedLine } from '#modules/checkout/samples/booked-line.ts'
import { expectInvariants } from '#testing/expect-invariants.ts'
import { ask, signIn } from '#testing/sign-in.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'

let shop: TestApp
let token: string
beforeAll(async () => {
  shop = await buildTestApp({ jobs: true })
  token = (await signIn(shop, '91000801')).token
}, 120_000)
afterAll(() => shop.close())
afterEach(() => expectInvariants(shop.deps.db))

const send = async (query: string, variables: Record<string, unknown>, as: string | null = token) =>
  ask(shop, query, { variables, ...(as && { token: as }) })

/** Buys one booked line by card, over the API and the sandbox's page alone. */
async function buy(): Promise<{ id: string; number: string }> {
  const { line } = await bookedLine(shop.deps.db, { capacity: 5 })
  const billingAddress = { country: 'OM', city: 'muscat', streetAddress1: 'Ghala' }
  const created = await send(
    'mutation($input: CheckoutCreateInput!) { checkoutCreate(input: $input) { checkout { id } errors { code } } }',
    { input: { channel: 'default-channel', billingAddress, lines: [line] } },
  )
  const id: string = created.data.checkoutCreate.checkout.id
  const started = await send(
    `mutation($id: ID!, $data: JSON) { transactionInitialize(id: $id, paymentGateway: { id: "warsha.payments", data: $data })
      { data errors { code } } }`,
    { id, data: { gateway_id: 'sandbox', callback_host: 'http://localhost/en' } },
  )
  await shop.app.inject({
    method: 'POST',
    url: new URL(started.data.transactionInitialize.data.url).pathname,
    headers: { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'outcome=pay&card=4242424242424242',
  })
  const completed = await send(
    'mutation($id: ID!) { checkoutComplete(id: $id) { order { id number } errors { code } } }',
    { id },
  )
  return completed.data.checkoutComplete.order
}

const list = `query($first: Int, $after: String) { me { orders(first: $first, after: $after) {
  totalCount pageInfo { hasNextPage endCursor } edges { node { id number created status paymentStatus
    total { gross { amount } } totalBalance { amount } lines { metadata { key value } } } } } } }`

const one = `query($id: ID!) { order(id: $id) { id number created status statusDisplay paymentStatus paymentStatusDisplay isPaid
  subtotal { gross { amount } } undiscountedTotal { gross { amount } } total { gross { amount } tax { amount } }
  shippingPrice { gross { amount } } displayGrossPrices lines { productName quantity thumbnail(size: 128) { url }
    metadata { key value } unitDiscount { amount } undiscountedUnitPrice { gross { amount } } totalPrice { gross { amount } }
    undiscountedTotalPrice { gross { amount } } productVariantId } } }`

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

test('[ORD-24] an order of somebody else and one that does not exist are alike, and a visitor sees none', async () => {
  const { id } = await buy()
  const other = (await signIn(shop, '91000802')).token
  expect((await send(one, { id }, other)).data.order).toBeNull()
  const unknown = Buffer.from('Order:00000000-0000-4000-8000-000000000000').toString('base64')
  expect((await send(one, { id: unknown }, other)).data.order).toBeNull()
  expect((await send(one, { id }, null)).errors).toBeDefined()
  for (const odd of ['T3JkZXI6MQ==', 'x', 'UHJvZHVjdDox']) {
    const { data, errors } = await send(one, { id: odd }, other)
    expect(data?.order ?? null).toBeNull()
    if (odd !== 'T3JkZXI6MQ==') expect(errors).toBeDefined()
  }
  expect((await send(list, { first: 5 }, other)).data.me.orders.edges).toEqual([])
})
