import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Booked, bookedLine } from '#modules/checkout/samples/booked-line.ts'
import { draftCheckout, expireReservations, makeCustomers } from '#modules/checkout/samples/draft-checkout.ts'
import { createCheckout } from '#modules/checkout/use-cases/create-checkout.ts'
import { releaseExpiredReservations } from '#modules/checkout/use-cases/release-expired-reservations.ts'
import { atOnce } from '#testing/at-once.ts'
import { endTogether } from '#testing/end-together.ts'
import { expectInvariants } from '#testing/expect-invariants.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'
import { testCustomers } from '#testing/test-customers.ts'
import { modules } from './modules.ts'

let shop: TestApp
let booked: Booked
beforeAll(async () => {
  shop = await buildTestApp({ jobs: true, modules: [...modules, testCustomers] })
  booked = await bookedLine(shop.deps.db, { capacity: 500 })
})
afterAll(() => shop.close())
beforeEach(() => shop.deps.db.execute(sql`DELETE FROM promo_tries`))
afterEach(() => expectInvariants(shop.deps.db))

const fields = 'id discounts { code } lines { id } totalPrice { gross { amount } }'
const documents = {
  create: `mutation($input: CheckoutCreateInput!) { checkoutCreate(input: $input) { checkout { ${fields} } errors { code } } }`,
  addCode: `mutation($id: ID, $promoCode: String!) {
    checkoutAddPromoCode(id: $id, promoCode: $promoCode) { checkout { ${fields} } errors { code } } }`,
  read: `query($id: ID) { checkout(id: $id) { ${fields} } }`,
  begin: `mutation($id: ID!) { transactionInitialize(id: $id, paymentGateway: { id: "warsha.payments",
    data: { gateway_id: "sandbox", callback_host: "http://localhost/en" } }) { data errors { code } } }`,
  complete: `mutation($id: ID!) { checkoutComplete(id: $id) { order { id number lines { id metadata { key value } } } errors { code } } }`,
  order: 'query($id: ID!) { order(id: $id) { lines { id metadata { key value } } } }',
  write: `mutation($id: ID!, $input: [MetadataInput!]!) { updateMetadata(id: $id, input: $input) { errors { code } } }`,
}

/** By the operation, or as a whole. */
const isRefused = /"errors":\[\{/

const headersOf = (customerId: number) => ({
  host: 'localhost',
  authorization: `Test ${customerId}`,
  'content-type': 'application/json',
  'accept-language': 'en',
})

async function sendText(
  customerId: number,
  name: keyof typeof documents,
  variables: object,
): Promise<string> {
  const payload = { query: documents[name], variables }
  const headers = headersOf(customerId)
  return (await shop.app.inject({ method: 'POST', url: '/graphql/', headers, payload })).payload
}

/** The answer of the one field that is asked for. */
async function send(customerId: number, name: keyof typeof documents, variables: object) {
  const { data } = JSON.parse(await sendText(customerId, name, variables))
  return Object.values(data)[0] as never as Answer
}

type Answer = {
  id: string
  checkout: { id: string; discounts: { code: string }[]; lines: { id: string }[] }
  discounts: { code: string }[]
  totalPrice: { gross: { amount: number } }
  data: { url: string }
  order: { id: string; number: string; lines: { id: string; metadata: object[] }[] } | null
  lines: { id: string; metadata: object[] }[]
  errors: { code: string }[]
}

const create = (customerId: number) =>
  send(customerId, 'create', {
    input: {
      channel: 'default-channel',
      isCart: true,
      lines: [booked.line],
      billingAddress: { country: 'OM', city: 'muscat' },
    },
  })

async function aCustomer(): Promise<number> {
  const [id = 0] = await makeCustomers(shop.deps.db, 1)
  return id
}

async function makeCode(code: string, limit: number | null = null): Promise<void> {
  await shop.deps.db.execute(sql`
    INSERT INTO promo_codes (code, name, type, percent, total_limit)
    VALUES (${code}, '{"en": "Sale", "ar": "تخفيض"}', 'percent', 10, ${limit})`)
}

async function readValue<Value>(query: ReturnType<typeof sql>): Promise<Value | undefined> {
  const { rows } = await shop.deps.db.execute<Record<string, Value>>(query)
  return rows[0] && Object.values(rows[0])[0]
}

async function pay(customerId: number, id: string): Promise<void> {
  const { data } = await send(customerId, 'begin', { id })
  const payload = new URLSearchParams({ outcome: 'pay', card: '4000000000000507' }).toString()
  const headers = { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded' }
  await shop.app.inject({ method: 'POST', url: new URL(data.url).pathname, headers, payload })
}

test('a code for one is used once, though forty requests for it end with the same byte', async () => {
  await makeCode('only-one', 1)
  const customerIds = await makeCustomers(shop.deps.db, 40)
  const made = await atOnce(customerIds, (id) => createCheckout(shop.deps, draftCheckout(id, [booked])))
  const requests = made.map((outcome, at) => {
    const id = outcome.ok ? toGlobalId('Checkout', outcome.value.publicId) : ''
    const body = JSON.stringify({ query: documents.addCode, variables: { id, promoCode: 'only-one' } })
    return { headers: headersOf(customerIds[at] ?? 0), body }
  })
  const origin = await shop.app.listen({ port: 0, host: '127.0.0.1' })
  const answers = await endTogether(`${origin}/graphql/`, requests)
  expect(answers.filter((text) => text.includes('"code":"only-one"'))).toHaveLength(1)
  expect(await readValue(sql`SELECT used FROM promo_codes WHERE code = 'only-one'`)).toBe(1)
  const reduced = sql`SELECT count(*)::int FROM checkout_discounts WHERE code = 'only-one'`
  expect(await readValue(reduced)).toBe(1)
})

test('no order keeps the price of a code that is not the customer’s any more: the money goes to the wallet', async () => {
  await makeCode('last-use', 1)
  const customerId = await aCustomer()
  const { checkout } = await create(customerId)
  const { checkout: reduced } = await send(customerId, 'addCode', { id: checkout.id, promoCode: 'last-use' })
  expect(reduced.discounts).toEqual([{ code: 'last-use' }])
  await pay(customerId, checkout.id)
  // The use went to somebody else, as by a fault of the counter.
  const other = await aCustomer()
  await shop.asOwner((db) =>
    db.execute(
      sql`UPDATE promo_uses SET customer_id = ${other}, holder = 'checkout:other' WHERE customer_id = ${customerId}`,
    ),
  )
  const { order, errors } = await send(customerId, 'complete', { id: checkout.id })
  expect([order, errors.length]).toEqual([null, 1])
  const paid = await readValue<number>(
    sql`SELECT charge_baisa FROM payment_attempts WHERE customer_id = ${customerId}`,
  )
  const wallet = sql`SELECT balance_baisa FROM ledger_accounts WHERE name = ${`wallet:${customerId}`}`
  expect(await readValue(wallet)).toBe(paid)
  expect(await readValue(sql`SELECT count(*)::int FROM orders WHERE customer_id = ${customerId}`)).toBe(0)
  await shop.asOwner((db) => db.execute(sql`DELETE FROM promo_uses WHERE customer_id = ${other}`))
  await expireReservations(shop.deps.db, [customerId])
  await releaseExpiredReservations(shop.deps)
  await shop.asOwner((db) => db.execute(sql`UPDATE promo_codes SET used = 0 WHERE code = 'last-use'`))
})

test('what only looks like a code is none', async () => {
  await makeCode('bima-i')
  const customerId = await aCustomer()
  const { checkout } = await create(customerId)
  const { totalPrice } = await send(customerId, 'read', { id: checkout.id })
  const twins = [
    'bİma-i',
    'bıma-i',
    'ｂｉｍａ-ｉ',
    'bima\u2010i',
    'bi\u200Bma-i',
    'bima-i\u0000',
    'ßima-i',
    'bіma-i',
    "bima-i' --",
  ]
  for (const promoCode of twins) {
    const { errors } = await send(customerId, 'addCode', { id: checkout.id, promoCode })
    expect([promoCode, errors.length]).toEqual([promoCode, 1])
  }
  expect(await send(customerId, 'read', { id: checkout.id })).toMatchObject({ discounts: [], totalPrice })
  const { checkout: reduced } = await send(customerId, 'addCode', { id: checkout.id, promoCode: 'BIMA-I' })
  expect(reduced.discounts).toEqual([{ code: 'bima-i' }])
})

test('what was bought is not rewritten afterwards, by whichever id', async () => {
  const customerId = await aCustomer()
  const { checkout } = await create(customerId)
  const input = [
    { key: 'slot_id', value: '1' },
    { key: 'delivery_date', value: '2020-01-01' },
  ]
  const [lineId = ''] = checkout.lines.map(({ id }) => id)
  expect(await sendText(customerId, 'write', { id: lineId, input })).toMatch(isRefused)
  await pay(customerId, checkout.id)
  const { order } = await send(customerId, 'complete', { id: checkout.id })
  const [line] = order?.lines ?? []
  expect(line?.metadata).toContainEqual({ key: 'slot_id', value: String(booked.slotId) })
  const ids = [order?.id ?? '', ...(order?.lines ?? []).map(({ id }) => id), checkout.id, lineId]
  for (const id of ids) {
    const text = await sendText(customerId, 'write', {
      id,
      input: [...input, { key: 'note', value: 'free' }],
    })
    expect([id, text]).toEqual([id, expect.stringMatching(isRefused)])
  }
  expect((await send(customerId, 'order', { id: order?.id })).lines).toEqual(order?.lines)
})

test('ids of somebody else’s address, car, checkout, line and payment do nothing and say nothing', async () => {
  const [victim, thief] = [await aCustomer(), await aCustomer()]
  const secret = 'Villa 4711, Hidden Lane'
  const addressId = await readValue<number>(sql`
    INSERT INTO customer_addresses (customer_id, slot, street_address_1, country) VALUES (${victim}, 1, ${secret}, 'OM') RETURNING id`)
  const { checkout } = await create(victim)
  await pay(victim, checkout.id)
  const attempt = await readValue<string>(
    sql`SELECT public_id FROM payment_attempts WHERE customer_id = ${victim}`,
  )
  const own = (await create(thief)).checkout
  const state = () =>
    readValue(sql`SELECT json_build_array((SELECT json_agg(address ORDER BY id) FROM customer_addresses AS address),
      (SELECT json_agg(line ORDER BY id) FROM checkout_lines AS line), (SELECT count(*) FROM orders),
      (SELECT json_agg(attempt ORDER BY id) FROM payment_attempts AS attempt), (SELECT count(*) FROM wallet_holds))`)
  const before = await state()
  const address = toGlobalId('Address', addressId ?? 0)
  const [line = ''] = checkout.lines.map(({ id }) => id)
  const tries: [string, object][] = [
    [
      'mutation($id: ID!) { accountAddressUpdate(id: $id, input: { city: "muscat" }) { address { streetAddress1 } errors { code } } }',
      { id: address },
    ],
    [
      'mutation($id: ID!) { accountSetDefaultAddress(id: $id, type: BILLING) { user { addresses { streetAddress1 } } errors { code } } }',
      { id: address },
    ],
    [documents.write, { id: address, input: [{ key: 'a', value: 'b' }] }],
    [documents.write, { id: line, input: [{ key: 'a', value: 'b' }] }],
    [
      'mutation($id: ID, $line: [ID!]!) { checkoutLinesDelete(id: $id, linesIds: $line) { checkout { id } errors { code } } }',
      { id: own.id, line: [line] },
    ],
    [
      'mutation($id: ID!) { transactionProcess(id: $id, data: { cancel: true }) { errors { code } } }',
      { id: toGlobalId('TransactionItem', attempt ?? '') },
    ],
    [documents.begin, { id: checkout.id }],
    [documents.complete, { id: checkout.id }],
    [documents.addCode, { id: checkout.id, promoCode: 'welcome10' }],
    [
      'mutation($id: ID!) { checkoutCustomerAttach(id: $id) { checkout { id } errors { code } } }',
      { id: checkout.id },
    ],
  ]
  for (const [query, variables] of tries) {
    const payload = { query, variables }
    const { payload: text } = await shop.app.inject({
      method: 'POST',
      url: '/graphql/',
      headers: headersOf(thief),
      payload,
    })
    expect([query, text]).toEqual([query, expect.stringMatching(isRefused)])
    expect(text).not.toContain('4711')
  }
  expect(await state()).toEqual(before)
})
