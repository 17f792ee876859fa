import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { expireReservations } from '#modules/checkout/samples/draft-checkout.ts'
import { waitUntil } from '#testing/wait-until.ts'
import { useStripePayments } from '../testing/stripe-payments.ts'

// What Saleor's storefront sends and reads: saleor/storefront, src/checkout/lib/payment/providers/stripe.ts and
// src/checkout/components/payment/stripe/execute-stripe-checkout-payment.ts. What Saleor's app answers: saleor/apps,
// apps/stripe/src/app/api/webhooks/saleor/transaction-initialize-session/use-case-response.ts,
// transaction-process-session/use-case-response.ts and payment-gateway-initialize-session/use-case-response.ts.

const {
  shop,
  complete,
  ordersOf,
  wallet,
  refund,
  customerId,
  lastAttempt,
  poll,
  gateways,
  stripe,
  booked,
  book,
  send,
  pay,
  process,
  openCheckout,
  openPayment,
  callBack,
  stateOf,
  areHandled,
} = useStripePayments('91000978')

describe('an intent of Stripe', () => {
  test('[GQL-75] is settled by its callback alone, which comes twice, and buys once', async () => {
    const { checkout, begun, intent } = await openPayment()
    stripe().intents.confirm(intent, 'succeeded')
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
    stripe().intents.confirm(intent, 'succeeded')
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
    stripe().pay((await lastAttempt()).reference ?? '')
    const own = { id: 'pi_of_session', metadata: { attempt_id: token } }
    const found = stripe().intents.find
    stripe().intents.find = () => own as never
    try {
      expect((await callBack('pi_of_session')).statusCode).toBe(200)
    } finally {
      stripe().intents.find = found
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
    stripe().intents.confirm(intent, 'succeeded')
    Object.assign(stripe().intents.find(intent) ?? {}, { amount_received: checkout.total - 100 })
    expect(await process(begun.transaction.id)).toMatchObject({
      transactionEvent: { type: 'CHARGE_FAILURE', message: expect.stringContaining('in your wallet') },
      data: { money: 'wallet' },
    })
    expect(await ordersOf(checkout.token)).toBe(0)
    expect(await wallet()).toEqual({ free: checkout.total - 100, held: 0 })
  })

  test('[GQL-75] that is cancelled at Stripe ends the payment, and the next buys', async () => {
    const { checkout, begun, intent } = await openPayment()
    stripe().expire(intent)
    await callBack(intent, 'payment_intent.canceled')
    await waitUntil(async () => (await stateOf(begun.transaction.token)) === 'cancelled')
    expect(await process(begun.transaction.id)).toMatchObject({
      transactionEvent: { type: 'CHARGE_FAILURE', message: 'The payment did not go through. Try again.' },
      data: { money: 'not_charged' },
    })
    expect(await ordersOf(checkout.token)).toBe(0)
    const next = await shop.create({ lines: [booked().line] })
    const second = await pay(next.checkout.id)
    stripe().intents.confirm(second.transaction.pspReference, 'succeeded')
    expect((await complete(next.checkout.id)).errors).toEqual([])
  })

  test('[GQL-75] whose time is over is cancelled at Stripe, so that nobody pays it any more', async () => {
    const { begun, intent } = await openPayment()
    await shop.db().execute(sql`UPDATE payment_attempts SET expires_at = now() - interval '1 second'
      WHERE public_id = ${begun.transaction.token}`)
    await poll()
    expect(await stateOf(begun.transaction.token)).toBe('expired')
    expect(stripe().intents.find(intent)?.status).toBe('canceled')
    stripe().intents.confirm(intent, 'succeeded')
    expect(stripe().intents.find(intent)?.status).toBe('canceled')
  })

  test('[GQL-75] that a bank still works at when its time is over is asked about until it is paid', async () => {
    const { checkout, begun, intent } = await openPayment()
    stripe().intents.confirm(intent, 'processing')
    await shop.db().execute(sql`UPDATE payment_attempts SET expires_at = now() - interval '1 second'
      WHERE public_id = ${begun.transaction.token}`)
    await poll()
    expect(await lastAttempt()).toMatchObject({ state: 'expired', isPolled: true })
    stripe().intents.confirm(intent, 'succeeded')
    await poll()
    expect(await lastAttempt()).toMatchObject({ state: 'paid', isPolled: false })
    const orders = (await ordersOf(checkout.token)) ?? 0
    expect((await wallet()).free).toBe(orders === 1 ? 0 : checkout.total)
  })

  test('[GQL-75] paid when the hold is over and the hour is lost, its money is in the wallet and is said to be', async () => {
    await book(1)
    const { checkout, begun, intent } = await openPayment()
    stripe().intents.confirm(intent, 'succeeded')
    await shop.db().execute(sql`UPDATE payment_attempts SET next_poll_at = now() + interval '1 hour'
      WHERE public_id = ${begun.transaction.token}`)
    await expireReservations(shop.db(), [await customerId()])
    const held = sql`SELECT held_until FROM checkouts WHERE public_id = ${checkout.token}`
    await waitUntil(async () => (await shop.value(held)) === null)
    const other = await shop.signIn('91000977')
    expect((await shop.create({ lines: [booked().line] }, other)).errors).toEqual([])
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
    stripe().intents.confirm(intent, 'succeeded')
    await process(begun.transaction.id)
    const { order } = await complete(checkout.id)
    const id =
      (await shop.value<number>(sql`SELECT id FROM orders WHERE number = ${Number(order.number)}`)) ?? 0
    const own = { id, number: Number(order.number), customerId: await customerId() }
    for (const key of ['part', 'part', 'other']) await refund(own, `${key}:${intent}`, 500)
    await waitUntil(async () => stripe().refunded(intent) === 1000)
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
