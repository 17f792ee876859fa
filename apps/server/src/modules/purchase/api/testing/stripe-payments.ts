import { createHmac } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { type Booked, bookedLine } from '#modules/checkout/samples/booked-line.ts'
import { attemptsOf } from '#modules/payments/api/testing/attempts.ts'
import { openStripe } from '#modules/payments/api/testing/open-stripe.ts'
import { usePaymentShop } from '#modules/payments/api/testing/payment-shop.ts'
import { purchasesOf } from '#modules/payments/api/testing/purchases.ts'
import { troubledGateways } from '#modules/payments/api/testing/troubled-gateway.ts'
import { ask } from '#testing/sign-in.ts'

const keys = {
  STRIPE_SECRET_KEY: 'sk_test_one',
  STRIPE_WEBHOOK_SECRET: 'whsec_one',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_one',
}

export const stripeApp = 'saleor.app.payment.stripe'
const fields = `transaction { id token actions pspReference message chargedAmount { amount } }
  transactionEvent { type message pspReference amount { amount } } data errors { field code message }`

export const card = { paymentIntent: { paymentMethod: 'card' } }

/** A shop with Stripe's keys, a stand-in for Stripe, and a booked hour for each test. */
export function useStripePayments(phone: string) {
  const shop = usePaymentShop(phone, undefined, keys)
  const purchases = purchasesOf(shop)
  const attempts = attemptsOf(shop, purchases.context)
  const gateways = troubledGateways(shop)
  let stripe: Awaited<ReturnType<typeof openStripe>>
  let booked: Booked
  let events = 0

  beforeAll(async () => {
    stripe = await openStripe(keys)
  })
  afterAll(() => stripe.close())
  beforeEach(async () => {
    gateways.offer('stripe', stripe.offered)
    stripe.wait(Promise.resolve())
    await book(5)
    await purchases.fillWallet(0)
  })

  /** An hour of its own for the next checkout, with so many places. */
  async function book(capacity: number) {
    booked = await bookedLine(shop.db(), { capacity })
  }

  const send = async (query: string, variables: object, token: string | null = shop.token()) =>
    (await ask(shop.shop(), query, { variables: { ...variables }, ...(token && { token }) })).data

  const pay = async (id: string, data: unknown = card, token?: string | null) =>
    (
      await send(
        `mutation($id: ID!, $data: JSON) { transactionInitialize(id: $id,
        paymentGateway: { id: "${stripeApp}", data: $data }) { ${fields} } }`,
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

  return {
    ...purchases,
    ...attempts,
    shop,
    gateways,
    stripe: () => stripe,
    booked: () => booked,
    book,
    send,
    pay,
    process,
    openCheckout,
    openPayment,
    callBack,
    stateOf: (token: string) =>
      shop.value<string>(sql`SELECT state FROM payment_attempts WHERE public_id = ${token}`),
    areHandled: async () =>
      (await shop.value<number>(
        sql`SELECT count(*)::int FROM gateway_callbacks WHERE handled_at IS NULL`,
      )) === 0,
  }
}
