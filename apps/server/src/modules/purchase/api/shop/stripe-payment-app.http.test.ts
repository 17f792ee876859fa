import { createHmac } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Booked, bookedLine } from '#modules/checkout/samples/booked-line.ts'
import { expireReservations } from '#modules/checkout/samples/draft-checkout.ts'
import { attemptsOf } from '#modules/payments/api/testing/attempts.ts'
import { openStripe } from '#modules/payments/api/testing/open-stripe.ts'
import { usePaymentShop } from '#modules/payments/api/testing/payment-shop.ts'
import { purchasesOf } from '#modules/payments/api/testing/purchases.ts'
import { door, troubledGateways } from '#modules/payments/api/testing/troubled-gateway.ts'
import { ask } from '#testing/sign-in.ts'
import { waitUntil } from '#testing/wait-until.ts'

// What Saleor's storefront sends and reads: saleor/storefront, src/checkout/lib/payment/providers/stripe.ts and
// src/checkout/components/payment/stripe/execute-stripe-checkout-payment.ts. What Saleor's app answers: saleor/apps,
// apps/stripe/src/app/api/webhooks/saleor/transaction-initialize-session/use-case-response.ts,
// transaction-process-session/use-case-response.ts and payment-gateway-initialize-session/use-case-response.ts.

const keys = {
  STRIPE_SECRET_KEY: 'sk_test_one',
  STRIPE_WEBHOOK_SECRET: 'whsec_one',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_one',
}
const shop = usePaymentShop('91000975', undefined, keys)
const { complete, ordersOf, fillWallet, wallet, context, refund, customerId } = purchasesOf(shop)
const { lastAttempt, poll } = attemptsOf(shop, context)
const gateways = troubledGateways(shop)

type Stripe = Awaited<ReturnType<typeof openStripe>>
let stripe: Stripe
beforeAll(async () => {
  stripe = await openStripe(keys)
})
afterAll(() => stripe.close())

let booked: Booked
beforeEach(async () => {
  gateways.offer('stripe', stripe.offered)
  stripe.wait(Promise.resolve())
  booked = await bookedLine(shop.db(), { capacity: 5 })
  await fillWallet(0)
})

const app = 'saleor.app.payment.stripe'
const fields = `transaction { id token actions pspReference message chargedAmount { amount } }
  transactionEvent { type message pspReference amount { amount } } data errors { field code message }`

const send = async (query: string, variables: object, token: string | null = shop.token()) =>
  (await ask(shop.shop(), query, { variables: { ...variables }, ...(token && { token }) })).data

const card = { paymentIntent: { paymentMethod: 'card' } }

const pay = async (id: string, data: unknown = card, token?: string | null) =>
  (
    await send(
      `mutation($id: ID!, $data: JSON) { transactionInitialize(id: $id,
        paymentGateway: { id: "${app}", data: $data }) { ${fields} } }`,
      { id, data },
      token,
    )
  ).transactionInitialize

const process = async (id: string, token?: string | null) =>
  (await send(`mutation($id: ID!) { transactionProcess(id: $id) { ${fields} } }`, { id }, token))
    .transactionProcess

async function openCheckout() {
  const { checkout, errors } = await shop.create({ lines: [booked.line] })
  expect(errors).toEqual([])
  return { ...checkout, total: Math.round(checkout.totalPrice.gross.amount * 1000) }
}

async function openPayment() {
  const checkout = await openCheckout()
  const begun = await pay(checkout.id)
  expect(begun.errors).toEqual([])
  return { checkout, begun, intent: begun.transaction.pspReference as string }
}

let events = 0
/** As Stripe tells of an intent; the same event twice has the same id. */
function callBack(intent: string, type = 'payment_intent.succeeded', eventId = `evt_${++events}`) {
  const body = JSON.stringify({
    id: eventId,
    object: 'event',
    type,
    data: { object: stripe.intents.find(intent) },
  })
  const at = Math.floor(Date.now() / 1000)
  const signature = createHmac('sha256', keys.STRIPE_WEBHOOK_SECRET).update(`${at}.${body}`).digest('hex')
  return shop.shop().app.inject({
    method: 'POST',
    url: '/api/v1/payments/stripe/callback/',
    headers: {
      host: 'localhost',
      'content-type': 'application/json',
      'stripe-signature': `t=${at},v1=${signature}`,
    },
    payload: body,
  })
}

const stateOf = (token: string) =>
  shop.value<string>(sql`SELECT state FROM payment_attempts WHERE public_id = ${token}`)
const areHandled = async () =>
  (await shop.value<number>(sql`SELECT count(*)::int FROM gateway_callbacks WHERE handled_at IS NULL`)) === 0

describe("Saleor's app of Stripe", () => {
  test('[GQL-74] is offered beside the own one, with the key that opens its fields', async () => {
    const { id } = await openCheckout()
    const { checkout } = await send(
      'query($id: ID) { checkout(id: $id) { availablePaymentGateways { id name currencies config { field value } } } }',
      { id },
    )
    expect(checkout.availablePaymentGateways).toContainEqual({
      id: app,
      name: 'Stripe',
      currencies: ['OMR'],
      config: [{ field: 'stripePublishableKey', value: 'pk_test_one' }],
    })
    const { paymentGatewayInitialize } = await send(
      `mutation($id: ID!) { paymentGatewayInitialize(id: $id, paymentGateways: [{ id: "${app}" }]) {
        gatewayConfigs { id data errors { code } } errors { code } } }`,
      { id },
    )
    expect(paymentGatewayInitialize).toEqual({
      errors: [],
      gatewayConfigs: [{ id: app, data: { stripePublishableKey: 'pk_test_one' }, errors: [] }],
    })
  })

  test('[GQL-74] is not known without the key', async () => {
    const checkout = await openCheckout()
    const { config } = shop.shop().deps
    Object.assign(config, { STRIPE_PUBLISHABLE_KEY: undefined })
    try {
      expect((await pay(checkout.id)).errors).toMatchObject([{ field: 'paymentGateway', code: 'NOT_FOUND' }])
    } finally {
      Object.assign(config, { STRIPE_PUBLISHABLE_KEY: 'pk_test_one' })
    }
  })

  test('[GQL-74] answers the secret of an intent over the amount, waits for the card, and buys once it is paid', async () => {
    const { checkout, begun, intent } = await openPayment()
    const amount = { amount: checkout.totalPrice.gross.amount }
    expect(begun).toEqual({
      errors: [],
      data: { paymentIntent: { stripeClientSecret: stripe.intents.find(intent)?.client_secret } },
      transaction: {
        id: expect.any(String),
        token: expect.any(String),
        actions: ['CANCEL'],
        pspReference: expect.stringMatching(/^pi_/),
        message: 'The payment waits for a card.',
        chargedAmount: { amount: 0 },
      },
      transactionEvent: {
        type: 'CHARGE_ACTION_REQUIRED',
        message: 'The payment waits for a card.',
        pspReference: intent,
        amount,
      },
    })
    expect(stripe.intents.find(intent)).toMatchObject({ amount: checkout.total, currency: 'omr' })
    // Said before it is so, by whoever comes back first, buys nothing.
    expect((await process(begun.transaction.id)).transactionEvent.type).toBe('CHARGE_ACTION_REQUIRED')
    expect((await complete(checkout.id)).errors).toEqual([{ field: 'id', code: 'CHECKOUT_NOT_FULLY_PAID' }])
    stripe.intents.confirm(intent, 'succeeded')
    expect(await process(begun.transaction.id)).toMatchObject({
      errors: [],
      data: { money: 'charged' },
      transaction: { actions: ['REFUND'], chargedAmount: amount },
      transactionEvent: { type: 'CHARGE_SUCCESS', message: 'The payment has been successful.', amount },
    })
    expect((await complete(checkout.id)).errors).toEqual([])
    expect(await ordersOf(checkout.token)).toBe(1)
  })

  test('[GQL-74] lets another card be tried on the same intent after a refusal, and asked twice makes one', async () => {
    const { checkout, begun, intent } = await openPayment()
    stripe.intents.confirm(intent, 'refused')
    expect((await process(begun.transaction.id)).transactionEvent.type).toBe('CHARGE_ACTION_REQUIRED')
    const before = stripe.intents.count()
    const again = await Promise.all([pay(checkout.id), pay(checkout.id)])
    for (const answer of again) {
      expect(answer.transaction.id).toBe(begun.transaction.id)
      expect(answer.data).toEqual(begun.data)
    }
    expect(stripe.intents.count()).toBe(before)
    stripe.intents.confirm(intent, 'succeeded')
    await process(begun.transaction.id)
    expect((await complete(checkout.id)).errors).toEqual([])
  })

  test('[GQL-74] two calls that meet while Stripe is slow make one intent', async () => {
    const checkout = await openCheckout()
    const { opened, open } = door()
    stripe.wait(opened)
    const before = stripe.intents.count()
    const calls = [pay(checkout.id), pay(checkout.id)]
    await waitUntil(async () => (await lastAttempt()).state === 'created')
    open()
    const answers = await Promise.all(calls)
    expect(stripe.intents.count()).toBe(before + 1)
    expect(new Set(answers.map(({ data }) => data?.paymentIntent.stripeClientSecret)).size).toBe(1)
  })

  test.each([
    ['nothing', null, 'ParseError'],
    ['a list', [], 'ParseError'],
    ['an unknown way', { paymentIntent: { paymentMethod: 'unknown' } }, 'UnsupportedPaymentMethodError'],
    ['a debit of days', { paymentIntent: { paymentMethod: 'sepa_debit' } }, 'UnsupportedPaymentMethodError'],
  ])('[GQL-74] told %s, answers a failure and asks Stripe for nothing', async (_case, data, code) => {
    const checkout = await openCheckout()
    const before = stripe.intents.count()
    const refused = await pay(checkout.id, data)
    expect(refused).toMatchObject({
      errors: [],
      transaction: null,
      transactionEvent: { type: 'CHARGE_FAILURE' },
      data: { paymentIntent: { errors: [{ code, message: refused.transactionEvent.message }] } },
    })
    expect(stripe.intents.count()).toBe(before)
  })

  test('[GQL-74] pays for nobody else, and tells nobody else', async () => {
    const { checkout, begun, intent } = await openPayment()
    const stranger = await shop.signIn('91000976')
    for (const token of [stranger, null]) {
      expect((await pay(checkout.id, card, token)).errors).toMatchObject([{ code: 'NOT_FOUND' }])
      expect((await process(begun.transaction.id, token)).errors).toMatchObject([{ code: 'NOT_FOUND' }])
    }
    expect(stripe.intents.find(intent)?.status).toBe('requires_payment_method')
  })

  test('[GQL-74] a payment at the page takes the place of one in the fields, whose intent is cancelled', async () => {
    const { checkout, intent } = await openPayment()
    const query = `mutation($id: ID!, $data: JSON!) { transactionInitialize(id: $id,
      paymentGateway: { id: "warsha.payments", data: $data }) { data errors { code } } }`
    const data = { gateway_id: 'stripe', callback_host: 'http://localhost/en' }
    const { transactionInitialize } = await send(query, { id: checkout.id, data })
    expect(transactionInitialize.data.url).toMatch(/^https:\/\/checkout\.stripe/)
    expect(stripe.intents.find(intent)?.status).toBe('canceled')
  })
})

describe('an intent of Stripe', () => {
  test('[GQL-75] is settled by its callback alone, which comes twice, and buys once', async () => {
    const { checkout, begun, intent } = await openPayment()
    stripe.intents.confirm(intent, 'succeeded')
    const eventId = `evt_twice_${intent}`
    const type = 'payment_intent.succeeded'
    const answers = await Promise.all([callBack(intent, type, eventId), callBack(intent, type, eventId)])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    await waitUntil(async () => (await stateOf(begun.transaction.token)) === 'paid')
    expect(await ordersOf(checkout.token)).toBe(1)
    expect((await process(begun.transaction.id)).transactionEvent.type).toBe('CHARGE_SUCCESS')
    expect((await complete(checkout.id)).errors).toEqual([])
    expect(await ordersOf(checkout.token)).toBe(1)
  })

  test('[GQL-75] is settled once when callback, return and completion meet', async () => {
    const { checkout, begun, intent } = await openPayment()
    stripe.intents.confirm(intent, 'succeeded')
    const [, processed, completed] = await Promise.all([
      callBack(intent),
      process(begun.transaction.id),
      complete(checkout.id),
      callBack(intent, 'payment_intent.processing'),
      poll(),
    ])
    expect(processed.transactionEvent.type).toBe('CHARGE_SUCCESS')
    expect(completed.errors).toEqual([])
    expect(await ordersOf(checkout.token)).toBe(1)
    expect((await wallet()).free).toBe(0)
  })

  test('[GQL-75] an intent that a session has is not taken for a payment of its own', async () => {
    const checkout = await openCheckout()
    const query = `mutation($id: ID!, $data: JSON!) { transactionInitialize(id: $id,
      paymentGateway: { id: "warsha.payments", data: $data }) { transaction { token } errors { code } } }`
    const data = { gateway_id: 'stripe', callback_host: 'http://localhost/en' }
    const { transactionInitialize } = await send(query, { id: checkout.id, data })
    const { token } = transactionInitialize.transaction
    stripe.pay((await lastAttempt()).reference ?? '')
    const own = { id: 'pi_of_session', metadata: { attempt_id: token } }
    const found = stripe.intents.find
    stripe.intents.find = () => own as never
    try {
      expect((await callBack('pi_of_session')).statusCode).toBe(200)
    } finally {
      stripe.intents.find = found
    }
    await waitUntil(areHandled)
    // A callback that is about no payment of the shop names none.
    const named = sql`SELECT count(*)::int FROM gateway_callbacks WHERE psp_reference = ${own.id}`
    expect(await shop.value(named)).toBe(0)
    expect(
      await shop.value(
        sql`SELECT count(*)::int FROM payment_differences WHERE cause LIKE 'callback:stripe:%'`,
      ),
    ).toBe(0)
    expect((await complete(checkout.id)).errors).toEqual([])
  })

  test('[GQL-75] over another amount buys nothing, and its money is in the wallet', async () => {
    const { checkout, begun, intent } = await openPayment()
    stripe.intents.confirm(intent, 'succeeded')
    Object.assign(stripe.intents.find(intent) ?? {}, { amount_received: checkout.total - 100 })
    expect(await process(begun.transaction.id)).toMatchObject({
      transactionEvent: { type: 'CHARGE_FAILURE', message: expect.stringContaining('in your wallet') },
      data: { money: 'wallet' },
    })
    expect(await ordersOf(checkout.token)).toBe(0)
    expect(await wallet()).toEqual({ free: checkout.total - 100, held: 0 })
  })

  test('[GQL-75] that is cancelled at Stripe ends the payment, and the next buys', async () => {
    const { checkout, begun, intent } = await openPayment()
    stripe.expire(intent)
    await callBack(intent, 'payment_intent.canceled')
    await waitUntil(async () => (await stateOf(begun.transaction.token)) === 'cancelled')
    expect(await process(begun.transaction.id)).toMatchObject({
      transactionEvent: { type: 'CHARGE_FAILURE', message: 'The payment did not go through. Try again.' },
      data: { money: 'not_charged' },
    })
    expect(await ordersOf(checkout.token)).toBe(0)
    const next = await shop.create({ lines: [booked.line] })
    const second = await pay(next.checkout.id)
    stripe.intents.confirm(second.transaction.pspReference, 'succeeded')
    expect((await complete(next.checkout.id)).errors).toEqual([])
  })

  test('[GQL-75] whose time is over is cancelled at Stripe, so that nobody pays it any more', async () => {
    const { begun, intent } = await openPayment()
    await shop.db().execute(sql`UPDATE payment_attempts SET expires_at = now() - interval '1 second'
      WHERE public_id = ${begun.transaction.token}`)
    await poll()
    expect(await stateOf(begun.transaction.token)).toBe('expired')
    expect(stripe.intents.find(intent)?.status).toBe('canceled')
    stripe.intents.confirm(intent, 'succeeded')
    expect(stripe.intents.find(intent)?.status).toBe('canceled')
  })

  test('[GQL-75] that a bank still works at when its time is over is asked about until it is paid', async () => {
    const { checkout, begun, intent } = await openPayment()
    stripe.intents.confirm(intent, 'processing')
    await shop.db().execute(sql`UPDATE payment_attempts SET expires_at = now() - interval '1 second'
      WHERE public_id = ${begun.transaction.token}`)
    await poll()
    expect(await lastAttempt()).toMatchObject({ state: 'expired', isPolled: true })
    stripe.intents.confirm(intent, 'succeeded')
    await poll()
    expect(await lastAttempt()).toMatchObject({ state: 'paid', isPolled: false })
    const orders = (await ordersOf(checkout.token)) ?? 0
    expect((await wallet()).free).toBe(orders === 1 ? 0 : checkout.total)
  })

  test('[GQL-75] paid when the hold is over and the hour is lost, its money is in the wallet and is said to be', async () => {
    booked = await bookedLine(shop.db(), { capacity: 1 })
    const { checkout, begun, intent } = await openPayment()
    stripe.intents.confirm(intent, 'succeeded')
    await shop.db().execute(sql`UPDATE payment_attempts SET next_poll_at = now() + interval '1 hour'
      WHERE public_id = ${begun.transaction.token}`)
    await expireReservations(shop.db(), [await customerId()])
    const held = sql`SELECT held_until FROM checkouts WHERE public_id = ${checkout.token}`
    await waitUntil(async () => (await shop.value(held)) === null)
    const other = await shop.signIn('91000977')
    expect((await shop.create({ lines: [booked.line] }, other)).errors).toEqual([])
    expect(await process(begun.transaction.id)).toMatchObject({
      transactionEvent: {
        type: 'CHARGE_FAILURE',
        message: 'The time to pay was over. What you paid is in your wallet.',
      },
      data: { money: 'wallet', wallet_amount: checkout.totalPrice.gross.amount },
    })
    expect(await ordersOf(checkout.token)).toBe(0)
    expect(await wallet()).toEqual({ free: checkout.total, held: 0 })
  })

  test('[GQL-75] is given back in parts, once for each key', async () => {
    const { checkout, begun, intent } = await openPayment()
    stripe.intents.confirm(intent, 'succeeded')
    await process(begun.transaction.id)
    const { order } = await complete(checkout.id)
    const id =
      (await shop.value<number>(sql`SELECT id FROM orders WHERE number = ${Number(order.number)}`)) ?? 0
    const own = { id, number: Number(order.number), customerId: await customerId() }
    for (const key of ['part', 'part', 'other']) await refund(own, `${key}:${intent}`, 500)
    await waitUntil(async () => stripe.refunded(intent) === 1000)
  })

  test('[GQL-75] while Stripe is away nothing begins, and nothing is taken', async () => {
    const checkout = await openCheckout()
    gateways.offer('stripe', { publishableKey: 'pk_test_one', port: unreachable })
    const { transaction, errors } = await pay(checkout.id)
    expect({ transaction, errors }).toMatchObject({ transaction: null, errors: [{ code: 'INVALID' }] })
    expect(await lastAttempt()).toMatchObject({ state: 'expired', isPolled: false })
  })
})

const away = async () => ({ kind: 'unreachable', reason: 'ECONNREFUSED' }) as const
const unreachable = {
  startPayment: away,
  readPayment: away,
  closePayment: away,
  refund: away,
  listEntries: away,
  readCallback: async () => ({ ok: false, code: 'UNAUTHENTICATED' }) as const,
}
