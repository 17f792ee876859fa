import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { catalogueModel } from '#modules/catalogue/index.ts'
import { bookedLine } from '#modules/checkout/samples/booked-line.ts'
import { expectInvariants } from '#testing/expect-invariants.ts'
import { ask, sentCode, signIn } from '#testing/sign-in.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'
import { waitUntil } from '#testing/wait-until.ts'

let shop: TestApp
let token: string
beforeAll(async () => {
  shop = await buildTestApp({ jobs: true, env: { SANDBOX_FEE_PERCENT: '2.5' } })
  token = (await signIn(shop, '91000811')).token
})
afterAll(() => shop.close())
afterEach(() => expectInvariants(shop.deps.db))

const send = async (
  query: string,
  variables: Record<string, unknown>,
  as: string | null = token,
  lang = 'en',
) => ask(shop, query, { variables, headers: { 'accept-language': lang }, ...(as && { token: as }) })

/** Buys one booked line by card, over the API and the sandbox's page alone. Answers the order's id. */
async function buy(as = token, given: object = { streetAddress1: 'Ghala Heights' }): Promise<string> {
  const { line } = await bookedLine(shop.deps.db, { capacity: 5 })
  const billingAddress = { country: 'OM', city: 'muscat', ...given }
  const created = await send(
    'mutation($input: CheckoutCreateInput!) { checkoutCreate(input: $input) { checkout { id } errors { code } } }',
    { input: { channel: 'default-channel', billingAddress, lines: [line] } },
    as,
  )
  const id: string = created.data.checkoutCreate.checkout.id
  const started = await send(
    `mutation($id: ID!, $data: JSON) { transactionInitialize(id: $id, paymentGateway: { id: "warsha.payments", data: $data })
      { data errors { code } } }`,
    { id, data: { gateway_id: 'sandbox', callback_host: 'http://localhost/en' } },
    as,
  )
  await shop.app.inject({
    method: 'POST',
    url: new URL(started.data.transactionInitialize.data.url).pathname,
    headers: { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'outcome=pay&card=4242424242424242',
  })
  const completed = await send(
    'mutation($id: ID!) { checkoutComplete(id: $id) { order { id } errors { code } } }',
    { id },
    as,
  )
  return completed.data.checkoutComplete.order.id
}

const whole = `id number status createdAt updatedAt message url orderNumber seller { name address taxNumber }
  buyer { name phone address } fee { amount } total { gross { amount } tax { amount } net { amount } }
  lines { position name sku quantity unitPrice { amount } discount { amount } taxPercent
    totalPrice { gross { amount } tax { amount } } booking { date time centre } }
  discounts { kind amount { amount } } payments { kind label amount { amount } } qrCode { content size path } metadata { key }`

const ofOrder = `query($id: ID!) { order(id: $id) { id number total { gross { amount } tax { amount } } lines { quantity }
  invoices { ${whole} } } }`

/** The order with its invoice, once it is issued. */
async function invoiced(id: string, as = token) {
  let order: { invoices: unknown[] } | undefined
  await waitUntil(async () => {
    order = (await send(ofOrder, { id }, as)).data.order
    return order?.invoices.length === 1
  })
  return order as never as Record<string, never> & { invoices: [Record<string, never>] }
}

test('[ORD-06] a paid order has an invoice, and it says what the order says', async () => {
  const order = await invoiced(await buy())
  const [invoice] = order.invoices
  expect(invoice).toMatchObject({
    status: 'SUCCESS',
    number: expect.stringMatching(/^INV-\d{4}-\d{6}$/),
    createdAt: expect.stringMatching(/^\d{4}-/),
    id: expect.stringMatching(/^[\w=]{10,}$/),
    orderNumber: order.number,
    seller: { name: 'Warsha Trading LLC', taxNumber: 'OM1100000000' },
    buyer: { phone: '+96891000811', address: 'Ghala Heights' },
    total: order.total,
    url: expect.stringMatching(/^http:\/\/localhost\/api\/v1\/invoices\/[\w=]+\/pdf\/$/),
  })
  const { lines, payments, fee, total, qrCode } = invoice as never as Record<string, never> & {
    lines: { totalPrice: { gross: { amount: number } }; booking: unknown; taxPercent: number }[]
    payments: { amount: { amount: number } }[]
    fee: { amount: number }
    total: { gross: { amount: number } }
    qrCode: { content: string; path: string }
  }
  expect(lines[0]).toMatchObject({ position: 1, taxPercent: 5, booking: { centre: 'Ghala Service Centre' } })
  const inBaisa = (amounts: number[]) => amounts.reduce((sum, amount) => sum + Math.round(amount * 1000), 0)
  expect(inBaisa(lines.map(({ totalPrice }) => totalPrice.gross.amount))).toBe(inBaisa([total.gross.amount]))
  expect(fee.amount).toBeGreaterThan(0)
  expect(inBaisa(payments.map(({ amount }) => amount.amount))).toBe(inBaisa([total.gross.amount, fee.amount]))
  expect(Buffer.from(qrCode.content, 'base64').toString()).toContain(total.gross.amount.toFixed(3))
  expect(qrCode.path).toMatch(/^M0 0h7/)
})

test('[OPS-04] goods are sold, and written on the invoice, at the tax of the channel, and stay so', async () => {
  const rate = (points: number | null) =>
    shop.deps.db.execute(
      sql`UPDATE product_channel_listings SET tax_basis_points = ${points} WHERE channel_id = 1`,
    )
  await rate(750)
  try {
    await waitUntil(async () => {
      const { catalogue } = await shop.deps.models.get(catalogueModel)
      return [...catalogue.variantsById.values()].every(
        ({ product, prices: [main] }) => product.kind === 'fee' || !main || main.taxBasisPoints === 750,
      )
    })
    const order = await invoiced(await buy())
    await rate(null)
    const rates = await send('query($id: ID!) { order(id: $id) { lines { taxRate } } }', { id: order.id })
    expect(rates.data.order.lines[0]).toEqual({ taxRate: 0.075 })
    const { lines } = order.invoices[0] as never as {
      lines: { taxPercent: number; totalPrice: { gross: { amount: number }; tax: { amount: number } } }[]
    }
    expect(lines[0]?.taxPercent).toBe(7.5)
    const { gross, tax } = lines[0]?.totalPrice ?? { gross: { amount: 0 }, tax: { amount: 1 } }
    expect(tax.amount * 1000).toBeCloseTo((gross.amount * 1000 * 7.5) / 107.5, -0.5)
  } finally {
    await rate(null)
  }
})

test('the buyer is who was named at the payment, and neither a number nor the workshop', async () => {
  const named = await invoiced(await buy(token, { firstName: 'Huda', lastName: 'Al Amri' }))
  expect(named.invoices[0]).toMatchObject({ buyer: { name: 'Huda Al Amri', address: '' } })
  const unnamed = await invoiced(await buy(token, {}))
  expect(unnamed.invoices[0]).toMatchObject({ buyer: { name: '', address: '' } })
  const query = `query($id: ID!) { order(id: $id) { billingAddress { firstName lastName streetAddress1 } } }`
  const { data } = await send(query, { id: await buy(token, { firstName: 'Huda', lastName: 'Al Amri' }) })
  expect(data.order.billingAddress).toMatchObject({ firstName: 'Huda', lastName: 'Al Amri' })
})

test('an invoice names the centre in the language it is read in, whichever it was bought in', async () => {
  const id = await buy()
  await invoiced(id)
  const centre = async (lang: string) =>
    (await send(ofOrder, { id }, token, lang)).data.order.invoices[0].lines[0].booking.centre
  expect([await centre('en'), await centre('ar')]).toEqual(['Ghala Service Centre', 'مركز غلا للخدمة'])
})

test('[GQL-13] [GQL-52] myInvoices reads the invoices of me by pages, the newest first, in the language asked for', async () => {
  const bought = [await invoiced(await buy()), await invoiced(await buy())]
  const myInvoices = `query myInvoices($first: Int, $after: String) { me { invoices(first: $first, after: $after) {
    totalCount pageInfo { hasNextPage endCursor } edges { node { number seller { name } payments { label } } } } } }`
  const first = (await send(myInvoices, { first: 1 }, token, 'ar')).data.me.invoices
  expect(first.edges[0].node).toEqual({
    number: bought[1]?.invoices[0].number,
    seller: { name: 'ورشة للتجارة ش.م.م' },
    payments: [{ label: 'مدفوع بالبطاقة' }],
  })
  const next = (await send(myInvoices, { first: 1, after: first.pageInfo.endCursor })).data.me.invoices
  expect(next.edges[0].node.number).toBe(bought[0]?.invoices[0].number)
  const throughOrders = await send(
    'query { me { orders(first: 10) { edges { node { invoices { number } } } } } }',
    {},
  )
  const numbers = throughOrders.data.me.orders.edges.map(
    ({ node }: { node: { invoices: { number: string }[] } }) => node.invoices[0]?.number,
  )
  expect(numbers.slice(0, 2)).toEqual(bought.map(({ invoices }) => invoices[0].number).reverse())
  const other = (await signIn(shop, '91000812')).token
  expect((await send(myInvoices, { first: 5 }, other)).data.me.invoices).toMatchObject({
    totalCount: 0,
    edges: [],
  })
  expect((await send(myInvoices, { first: 5 }, null)).data?.me ?? null).toBeNull()
  const odd = await send(myInvoices, { first: 1, after: Buffer.from('["0"]').toString('base64') })
  expect(odd.errors[0].message).toBe('Received cursor is invalid.')
})

test('the PDF is answered to its owner alone, drawn once and in the language asked for', async () => {
  const { id = '' } = (await invoiced(await buy())).invoices[0] as { id?: string }
  const read = (token: string | null, lang = 'ar', invoice: string = id) =>
    shop.app.inject({
      url: `/api/v1/invoices/${invoice}/pdf/`,
      headers: { 'accept-language': lang, ...(token && { authorization: `Bearer ${token}` }) },
    })
  const [arabic, again, english] = await Promise.all([read(token), read(token), read(token, 'en')])
  expect(arabic.headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'private, no-store',
    'content-disposition': expect.stringMatching(/^attachment; filename="INV-\d{4}-\d{6}-ar\.pdf"$/),
  })
  expect(arabic.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  expect(arabic.rawPayload.length).toBeLessThan(100_000)
  expect(again.rawPayload.equals(arabic.rawPayload)).toBe(true)
  expect(english.rawPayload.equals(arabic.rawPayload)).toBe(false)
  const other = (await signIn(shop, '91000813')).token
  const unknown = Buffer.from('Invoice:00000000-0000-4000-8000-000000000000').toString('base64')
  const answers = [await read(other), await read(other, 'ar', unknown), await read(other, 'ar', 'x')]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
  expect(answers[0]?.json()).toEqual(answers[1]?.json())
  expect((await read(null)).statusCode).toBe(401)
})

test('[PRIV-03] an account is deleted by its code: the invoice stays as it is, the person is in nothing that is left', async () => {
  const { db } = shop.deps
  await db.execute(sql`DELETE FROM attempts`)
  const own = (await signIn(shop, '91000815')).token
  const { orderNumber = '' } = (await invoiced(await buy(own), own)).invoices[0] as { orderNumber?: string }
  const rowsLeft = async () => {
    const { rows } = await db.execute<{ invoice: string; person: string; buyers: number }>(sql`
      SELECT invoices::text AS invoice, orders::text || customers::text AS person,
        (SELECT count(*)::int FROM invoice_buyers WHERE invoice_id = invoices.id) AS buyers
      FROM invoices JOIN orders ON orders.id = order_id JOIN customers ON customers.id = invoices.customer_id
      WHERE orders.number = ${Number(orderNumber)}`)
    return rows[0]
  }
  const before = await rowsLeft()
  expect(before).toMatchObject({ buyers: 1, person: expect.stringContaining('91000815') })

  await db.execute(sql`DELETE FROM attempts`)
  const post = (path: string, payload: object) =>
    shop.app.inject({
      method: 'POST',
      url: `/api/v1/accounts/user/${path}/`,
      headers: { authorization: `Bearer ${own}` },
      payload,
    })
  expect((await post('deletion-code', {})).statusCode).toBe(200)
  const otp_code = await sentCode(shop, '+96891000815', 2)
  expect((await post('delete', { otp_code })).json()).toMatchObject({ data: { is_deleted: true } })
  const after = await rowsLeft()
  expect(after).toMatchObject({ invoice: before?.invoice, buyers: 0 })
  for (const trace of ['91000815', 'Ghala Heights']) {
    expect(after?.person).not.toContain(trace)
    expect(after?.invoice).not.toContain(trace)
  }
})
