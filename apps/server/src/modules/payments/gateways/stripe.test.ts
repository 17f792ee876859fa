import { createHmac } from 'node:crypto'
import { baisa } from '@warsha/contract/money/baisa.ts'
import { afterEach, describe, expect, test } from 'vitest'
import { fixedClock } from '#testing/fixed-clock.ts'
import { type Asked, openStandIn, type StandIn } from '#testing/stand-in.ts'
import { createStripe } from './stripe.ts'

const now = new Date('2026-11-15T10:00:00Z')
const seconds = now.getTime() / 1000
const attemptId = '5a0c1b9e-0b7f-4a53-8a0d-0d6a1b2c3d4e'

let standIn: StandIn | undefined
afterEach(async () => {
  await standIn?.close()
  standIn = undefined
})

type Said = { status?: number; body: object }

async function open(answer: (asked: Asked) => Said, webhookSecrets = ['whsec_one']) {
  standIn = await openStandIn((asked) => {
    const { status = 200, body } = answer(asked)
    return { status, body: JSON.stringify(body) }
  })
  const gateway = createStripe({
    secretKey: 'sk_test_1',
    webhookSecrets,
    url: standIn.url,
    clock: fixedClock(now),
  })
  return { gateway, asked: standIn.asked }
}

const session = (change: object = {}) => ({
  body: {
    id: 'cs_1',
    object: 'checkout.session',
    url: 'https://checkout.stripe.example/cs_1',
    client_reference_id: attemptId,
    amount_total: 12_340,
    currency: 'omr',
    status: 'complete',
    payment_status: 'paid',
    payment_intent: 'pi_1',
    ...change,
  },
})

const formOf = (asked: Asked | undefined) => Object.fromEntries(new URLSearchParams(asked?.body))

const payment = {
  attemptId,
  amount: baisa(12_340),
  description: 'Warsha',
  locale: 'en',
  form: 'page',
  createdAt: now,
  expiresAt: new Date('2026-11-15T10:14:00Z'),
  returnTo: { host: 'https://shop.example.om/en', checkoutId: 'Q2g=' },
} as const

describe('what Stripe is asked', () => {
  test('a session over the amount in thousandths, once for each attempt', async () => {
    const { gateway, asked } = await open(() => session())
    expect(await gateway.startPayment(payment)).toEqual({
      kind: 'started',
      url: 'https://checkout.stripe.example/cs_1',
      pspReference: 'cs_1',
    })
    expect(asked[0]).toMatchObject({
      method: 'POST',
      path: '/v1/checkout/sessions',
      headers: { authorization: 'Bearer sk_test_1', 'idempotency-key': attemptId },
    })
    expect(formOf(asked[0])).toEqual({
      mode: 'payment',
      client_reference_id: attemptId,
      'metadata[attempt_id]': attemptId,
      'payment_intent_data[metadata][attempt_id]': attemptId,
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'omr',
      'line_items[0][price_data][unit_amount]': '12340',
      'line_items[0][price_data][product_data][name]': 'Warsha',
      locale: 'en',
      expires_at: String(seconds + 31 * 60),
      success_url:
        'https://shop.example.om/en/payment/result?redirect_status=succeeded&checkout_id=Q2g%3D&psp_reference={CHECKOUT_SESSION_ID}',
      cancel_url: 'https://shop.example.om/en/payment/cancel/?checkout_id=Q2g%3D',
    })
  })

  test('again with the same key when its first answer is a fault', async () => {
    let times = 0
    const { gateway, asked } = await open(() => {
      times += 1
      return times === 1 ? { status: 500, body: { error: { message: 'away' } } } : session()
    })
    await gateway.startPayment(payment)
    expect(asked.map(({ headers }) => headers['idempotency-key'])).toEqual([attemptId, attemptId])
  })

  test.each([
    ['paid', { payment_status: 'paid', status: 'complete' }, 'paid'],
    ['open', { payment_status: 'unpaid', status: 'open' }, 'pending'],
    ['waiting for the bank', { payment_status: 'unpaid', status: 'complete' }, 'pending'],
    ['run out', { payment_status: 'unpaid', status: 'expired' }, 'cancelled'],
  ])('a session that is %s', async (_case, change, state) => {
    const { gateway, asked } = await open(() => session(change))
    const reading = { kind: 'read', state, attemptId, amount: 12_340, currency: 'OMR' }
    expect(await gateway.readPayment('cs_1')).toEqual(reading)
    expect(asked[0]).toMatchObject({ method: 'GET', path: '/v1/checkout/sessions/cs_1' })
  })

  test('to end a session', async () => {
    const { gateway, asked } = await open(() => session())
    await gateway.closePayment('cs_1')
    expect(asked[0]).toMatchObject({ method: 'POST', path: '/v1/checkout/sessions/cs_1/expire' })
  })

  test('to refund a part once', async () => {
    const { gateway, asked } = await open(({ path }) =>
      path === '/v1/refunds' ? { body: { id: 're_1', object: 'refund' } } : session(),
    )
    const refund = { pspReference: 'cs_1', amount: baisa(1000), key: 'refund-7' }
    expect(await gateway.refund(refund)).toEqual({ kind: 'refunded', refundReference: 're_1' })
    expect(asked[1]).toMatchObject({ path: '/v1/refunds', headers: { 'idempotency-key': 'refund-7' } })
    expect(formOf(asked[1])).toEqual({
      payment_intent: 'pi_1',
      amount: '1000',
      'metadata[refund_key]': 'refund-7',
    })
  })
})

describe("Stripe's book", () => {
  const moved = (change: object) => ({
    id: 'txn_1',
    object: 'balance_transaction',
    currency: 'omr',
    created: seconds,
    amount: -5_000,
    fee: 0,
    net: -5_000,
    ...change,
  })

  test.each([
    [
      'dispute',
      { source: { id: 'dp_1', charge: 'ch_1' } },
      { kind: 'chargeback', pspReference: 'ch_1', reference: 'dp_1', amount: 5_000 },
    ],
    [
      'payout',
      { source: { id: 'po_1' }, fee: 25 },
      { kind: 'payout', reference: 'po_1', amount: 5_000, fee: 25 },
    ],
    ['fee', { source: null, net: -5_000 }, { kind: 'fee', reference: 'txn_1', amount: 5_000, fee: 0 }],
  ])('has a %s', async (reporting_category, change, expected) => {
    const data = [
      moved({ reporting_category, ...change }),
      moved({ id: 'txn_2', reporting_category: 'transfer' }),
    ]
    const { gateway, asked } = await open(() => ({ body: { object: 'list', data, has_more: false } }))
    const listed = await gateway.listEntries({ since: now, after: 'txn_0' })
    expect(listed).toMatchObject({ kind: 'listed', entries: [{ ...expected, occurredAt: now }], after: null })
    expect(asked[0]?.path).toContain('starting_after=txn_0')
    expect(decodeURIComponent(asked[0]?.path ?? '')).toContain(`created[gte]=${seconds}&currency=omr`)
  })
})

describe("Stripe's callbacks", () => {
  const body = Buffer.from(
    JSON.stringify({
      id: 'evt_1',
      object: 'event',
      type: 'checkout.session.completed',
      data: { object: { id: 'cs_1', object: 'checkout.session', client_reference_id: attemptId } },
    }),
  )
  const sign = (text: Buffer, at = seconds, secret = 'whsec_one') =>
    `t=${at},v1=${createHmac('sha256', secret).update(`${at}.`).update(text).digest('hex')}`

  test('are read when they are signed', async () => {
    const { gateway, asked } = await open(() => session())
    const read = await gateway.readCallback({ headers: { 'stripe-signature': sign(body) }, body })
    expect(read).toEqual({
      ok: true,
      value: { eventId: 'evt_1', kind: 'checkout.session.completed', pspReference: 'cs_1', attemptId },
    })
    expect(asked).toHaveLength(0)
  })

  test('about something else name no payment', async () => {
    const other = Buffer.from(
      JSON.stringify({
        id: 'evt_2',
        object: 'event',
        type: 'charge.updated',
        data: { object: { id: 'ch_1' } },
      }),
    )
    const { gateway } = await open(() => session())
    const read = await gateway.readCallback({ headers: { 'stripe-signature': sign(other) }, body: other })
    expect(read).toMatchObject({ ok: true, value: { eventId: 'evt_2', pspReference: undefined } })
  })

  test('are read with either of two secrets while one is being replaced', async () => {
    const { gateway } = await open(() => session(), ['whsec_two', 'whsec_one'])
    for (const secret of ['whsec_one', 'whsec_two']) {
      const headers = { 'stripe-signature': sign(body, seconds, secret) }
      expect((await gateway.readCallback({ headers, body })).ok).toBe(true)
    }
  })

  test.each([
    ['no signature', {}],
    ['another secret', { 'stripe-signature': sign(body, seconds, 'whsec_other') }],
    ['a signature of another body', { 'stripe-signature': sign(Buffer.from('{}')) }],
    ['a truncated signature', { 'stripe-signature': sign(body).slice(0, 40) }],
    ['a replay after five minutes', { 'stripe-signature': sign(body, seconds - 301) }],
    [
      'another time than was signed',
      { 'stripe-signature': sign(body).replace(`t=${seconds}`, `t=${seconds - 1}`) },
    ],
    ['a bare word', { 'stripe-signature': 'yes' }],
  ])('with %s are refused', async (_case, headers) => {
    const { gateway } = await open(() => session())
    expect(await gateway.readCallback({ headers, body })).toEqual({ ok: false, code: 'UNAUTHENTICATED' })
  })
})
