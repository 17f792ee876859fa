import { describe, expect, test } from 'vitest'
import { door } from '#modules/payments/api/testing/troubled-gateway.ts'
import { waitUntil } from '#testing/wait-until.ts'
import { card, stripeApp, useStripePayments } from '../testing/stripe-payments.ts'

// What Saleor's storefront sends and reads: saleor/storefront, src/checkout/lib/payment/providers/stripe.ts and
// src/checkout/components/payment/stripe/execute-stripe-checkout-payment.ts. What Saleor's app answers: saleor/apps,
// apps/stripe/src/app/api/webhooks/saleor/transaction-initialize-session/use-case-response.ts,
// transaction-process-session/use-case-response.ts and payment-gateway-initialize-session/use-case-response.ts.

const { shop, complete, ordersOf, lastAttempt, stripe, send, pay, process, openCheckout, openPayment } =
  useStripePayments('91000975')

describe("Saleor's app of Stripe", () => {
  test('[GQL-74] is offered beside the own one, with the key that opens its fields', async () => {
    const { id } = await openCheckout()
    const { checkout } = await send(
      'query($id: ID) { checkout(id: $id) { availablePaymentGateways { id name currencies config { field value } } } }',
      { id },
    )
    expect(checkout.availablePaymentGateways).toContainEqual({
      id: stripeApp,
      name: 'Stripe',
      currencies: ['OMR'],
      config: [{ field: 'stripePublishableKey', value: 'pk_test_one' }],
    })
    const { paymentGatewayInitialize } = await send(
      `mutation($id: ID!) { paymentGatewayInitialize(id: $id, paymentGateways: [{ id: "${stripeApp}" }]) {
        gatewayConfigs { id data errors { code } } errors { code } } }`,
      { id },
    )
    expect(paymentGatewayInitialize).toEqual({
      errors: [],
      gatewayConfigs: [{ id: stripeApp, data: { stripePublishableKey: 'pk_test_one' }, errors: [] }],
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
      data: { paymentIntent: { stripeClientSecret: stripe().intents.find(intent)?.client_secret } },
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
    expect(stripe().intents.find(intent)).toMatchObject({ amount: checkout.total, currency: 'omr' })
    // Said before it is so, by whoever comes back first, buys nothing.
    expect((await process(begun.transaction.id)).transactionEvent.type).toBe('CHARGE_ACTION_REQUIRED')
    expect((await complete(checkout.id)).errors).toEqual([{ field: 'id', code: 'CHECKOUT_NOT_FULLY_PAID' }])
    stripe().intents.confirm(intent, 'succeeded')
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
    stripe().intents.confirm(intent, 'refused')
    expect((await process(begun.transaction.id)).transactionEvent.type).toBe('CHARGE_ACTION_REQUIRED')
    const before = stripe().intents.count()
    const again = await Promise.all([pay(checkout.id), pay(checkout.id)])
    for (const answer of again) {
      expect(answer.transaction.id).toBe(begun.transaction.id)
      expect(answer.data).toEqual(begun.data)
    }
    expect(stripe().intents.count()).toBe(before)
    stripe().intents.confirm(intent, 'succeeded')
    await process(begun.transaction.id)
    expect((await complete(checkout.id)).errors).toEqual([])
  })

  test('[GQL-74] two calls that meet while Stripe is slow make one intent', async () => {
    const checkout = await openCheckout()
    const { opened, open } = door()
    stripe().wait(opened)
    const before = stripe().intents.count()
    const calls = [pay(checkout.id), pay(checkout.id)]
    await waitUntil(async () => (await lastAttempt()).state === 'created')
    open()
    const answers = await Promise.all(calls)
    expect(stripe().intents.count()).toBe(before + 1)
    expect(new Set(answers.map(({ data }) => data?.paymentIntent.stripeClientSecret)).size).toBe(1)
  })

  test.each([
    ['nothing', null, 'ParseError'],
    ['a list', [], 'ParseError'],
    ['an unknown way', { paymentIntent: { paymentMethod: 'unknown' } }, 'UnsupportedPaymentMethodError'],
    ['a debit of days', { paymentIntent: { paymentMethod: 'sepa_debit' } }, 'UnsupportedPaymentMethodError'],
  ])('[GQL-74] told %s, answers a failure and asks Stripe for nothing', async (_case, data, code) => {
    const checkout = await openCheckout()
    const before = stripe().intents.count()
    const refused = await pay(checkout.id, data)
    expect(refused).toMatchObject({
      errors: [],
      transaction: null,
      transactionEvent: { type: 'CHARGE_FAILURE' },
      data: { paymentIntent: { errors: [{ code, message: refused.transactionEvent.message }] } },
    })
    expect(stripe().intents.count()).toBe(before)
  })

  test('[GQL-74] pays for nobody else, and tells nobody else', async () => {
    const { checkout, begun, intent } = await openPayment()
    const stranger = await shop.signIn('91000976')
    for (const token of [stranger, null]) {
      expect((await pay(checkout.id, card, token)).errors).toMatchObject([{ code: 'NOT_FOUND' }])
      expect((await process(begun.transaction.id, token)).errors).toMatchObject([{ code: 'NOT_FOUND' }])
    }
    expect(stripe().intents.find(intent)?.status).toBe('requires_payment_method')
  })

  test('[GQL-74] a payment at the page takes the place of one in the fields, whose intent is cancelled', async () => {
    const { checkout, intent } = await openPayment()
    const query = `mutation($id: ID!, $data: JSON!) { transactionInitialize(id: $id,
      paymentGateway: { id: "warsha.payments", data: $data }) { data errors { code } } }`
    const data = { gateway_id: 'stripe', callback_host: 'http://localhost/en' }
    const { transactionInitialize } = await send(query, { id: checkout.id, data })
    expect(transactionInitialize.data.url).toMatch(/^https:\/\/checkout\.stripe/)
    expect(stripe().intents.find(intent)?.status).toBe('canceled')
  })
})
