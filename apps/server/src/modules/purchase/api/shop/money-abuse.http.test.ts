import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Booked, bookedLine } from '#modules/checkout/samples/booked-line.ts'
import { usePaymentShop } from '#modules/payments/api/testing/payment-shop.ts'
import { ask } from '#testing/sign-in.ts'

const shop = usePaymentShop('91000601')
let booked: Booked
let checkout: { id: string; token: string }
beforeAll(async () => {
  booked = await bookedLine(shop.db(), { capacity: 5 })
  checkout = (await shop.create({ lines: [booked.line] })).checkout
})

const send = (query: string, variables: Record<string, unknown>) =>
  ask(shop.shop(), query, { token: shop.token(), variables })

/** Everything that a purchase or a payment would change. */
const state = () =>
  shop.value(sql`SELECT json_build_array(
    (SELECT json_agg(line ORDER BY id) FROM checkout_lines AS line), (SELECT count(*) FROM payment_attempts),
    (SELECT count(*) FROM ledger_entries), (SELECT sum(reserved) FROM stocks), (SELECT sum(taken) FROM slots),
    (SELECT count(*) FROM orders), (SELECT count(*) FROM wallet_holds))`)

type Answer = { errors?: unknown[]; transactionEvent?: { type: string } | null } | null

/** Refused by the schema, by the shop or by the wallet, and nothing is another than before. */
async function expectRefused(query: string, variables: Record<string, unknown>): Promise<void> {
  const before = await state()
  const { data, errors } = await send(query, variables)
  const [answer] = Object.values((data ?? {}) as Record<string, Answer>)
  const isRefused = answer?.transactionEvent?.type === 'AUTHORIZATION_FAILURE'
  const problems = [...(errors ?? []), ...(answer?.errors ?? [])].length + Number(isRefused)
  expect(problems, JSON.stringify(variables)).toBeGreaterThan(0)
  expect(await state()).toEqual(before)
}

const noNumbers = [-1, 1e9, 1.5, '1e3', '2', Number.NaN, null, true, '٢', [1], { value: 1 }, 2 ** 53 + 1]

describe('a number that is none', () => {
  const create = `mutation($input: CheckoutCreateInput!) { checkoutCreate(input: $input) { errors { code } } }`
  const add = `mutation($id: ID!, $lines: [CheckoutLineInput!]!) {
    checkoutLinesAdd(id: $id, lines: $lines) { errors { code } } }`
  const update = `mutation($id: ID!, $lines: [CheckoutLineUpdateInput!]!) {
    checkoutLinesUpdate(id: $id, lines: $lines) { errors { code } } }`
  const initialise = `mutation($id: ID!, $amount: PositiveDecimal) {
    transactionInitialize(id: $id, amount: $amount, paymentGateway: { id: "warsha.payments",
      data: { gateway_id: "WALLET" } }) { transactionEvent { type } errors { code } } }`
  const topUp = `mutation($amount: Int!) {
    chargeWallet(amount: $amount, gatewayId: "sandbox", callbackHost: "http://localhost/en") { errors { code } } }`

  test.each(noNumbers.map((quantity) => [quantity]))('as a quantity: %j', async (quantity) => {
    const lines = [{ ...booked.line, quantity }]
    await expectRefused(create, { input: { channel: 'default-channel', lines } })
    await expectRefused(add, { id: checkout.id, lines })
    const variantId = booked.line.variantId
    if (quantity !== null) await expectRefused(update, { id: checkout.id, lines: [{ variantId, quantity }] })
  })

  test.each(
    [-1, 0, -0.001, 0.0001, '1e3', '0x10', '0b1', Number.POSITIVE_INFINITY, true, '٢', [1], 1e12].map(
      (amount) => [amount],
    ),
  )('as an amount of money: %j', async (amount) => {
    // Infinity is null in JSON, and nothing said is a choice of its own.
    if (Number.isFinite(amount) || typeof amount !== 'number')
      await expectRefused(initialise, { id: checkout.id, amount })
    await expectRefused(topUp, { amount })
  })
})

test('ids of another kind are unknown to everything that moves money', async () => {
  const key = Buffer.from(checkout.id, 'base64').toString().split(':')[1] ?? ''
  const ids = ['User', 'Order', 'Product', 'CheckoutLine', 'TransactionItem'].map((type) =>
    Buffer.from(`${type}:${key}`).toString('base64'),
  )
  for (const id of [...ids, key, '', 'Q2hlY2tvdXQ6', `${checkout.id}=`, "Q2hlY2tvdXQ6' OR 1=1 --"]) {
    await expectRefused('mutation($id: ID!) { checkoutComplete(id: $id) { errors { code } } }', { id })
    await expectRefused(
      `mutation($id: ID!) { transactionInitialize(id: $id, paymentGateway: { id: "warsha.payments",
        data: { gateway_id: "sandbox", callback_host: "http://localhost/en" } }) { errors { code } } }`,
      { id },
    )
    await expectRefused('mutation($id: ID!) { transactionProcess(id: $id) { errors { code } } }', { id })
  }
})
