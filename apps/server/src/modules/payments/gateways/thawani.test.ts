import { createHmac } from 'node:crypto'
import { baisa } from '@warsha/contract/money/baisa.ts'
import { afterEach, describe, expect, test } from 'vitest'
import { fixedClock } from '#testing/fixed-clock.ts'
import { type Asked, openStandIn, type StandIn } from '#testing/stand-in.ts'
import { createThawani } from './thawani.ts'

const now = new Date('2026-11-15T10:00:00Z')
const seconds = String(now.getTime() / 1000)
const attemptId = '5a0c1b9e-0b7f-4a53-8a0d-0d6a1b2c3d4e'

let standIn: StandIn | undefined
afterEach(async () => {
  await standIn?.close()
  standIn = undefined
})

async function open(answer: (asked: Asked) => unknown, webhookSecrets = ['whsec']) {
  standIn = await openStandIn((asked) => {
    const said = answer(asked)
    return said === 'silence' ? said : { body: typeof said === 'string' ? said : JSON.stringify(said) }
  })
  const gateway = createThawani({
    secretKey: 'secret',
    publishableKey: 'public key',
    webhookSecrets,
    url: standIn.url,
    clock: fixedClock(now),
  })
  return { gateway, asked: standIn.asked, url: standIn.url }
}

const session = (change: object = {}) => ({
  success: true,
  data: {
    session_id: 'checkout_1',
    client_reference_id: attemptId,
    payment_status: 'paid',
    total_amount: 12_345,
    currency: 'OMR',
    invoice: 'INV/1',
    ...change,
  },
})

describe('what Thawani is asked', () => {
  test('a session over the amount in baisa, under our reference, and back to our pages', async () => {
    const { gateway, asked, url } = await open(() => session())
    const started = await gateway.startPayment({
      attemptId,
      amount: baisa(12_345),
      description: 'Warsha order with a name that is far too long for Thawani',
      locale: 'ar',
      form: 'page',
      createdAt: now,
      expiresAt: now,
      returnTo: { host: 'https://shop.example.om/ar', checkoutId: 'Q2hlY2tvdXQ6MQ==' },
    })
    const page = `${url}/pay/checkout_1?key=public%20key`
    expect(started).toEqual({ kind: 'started', pspReference: 'checkout_1', url: page })
    expect(asked).toHaveLength(1)
    expect(asked[0]).toMatchObject({
      method: 'POST',
      path: '/api/v1/checkout/session',
      headers: { 'thawani-api-key': 'secret', 'content-type': 'application/json' },
    })
    expect(JSON.parse(asked[0]?.body ?? '')).toEqual({
      client_reference_id: attemptId,
      mode: 'payment',
      products: [{ name: 'Warsha order with a name that is far too', quantity: 1, unit_amount: 12_345 }],
      success_url: `https://shop.example.om/ar/payment/result?redirect_status=succeeded&checkout_id=Q2hlY2tvdXQ6MQ%3D%3D&psp_reference=${attemptId}`,
      cancel_url: 'https://shop.example.om/ar/payment/cancel/?checkout_id=Q2hlY2tvdXQ6MQ%3D%3D',
      metadata: { attempt_id: attemptId },
    })
  })

  test.each([
    ['paid', 'paid'],
    ['unpaid', 'pending'],
    ['cancelled', 'cancelled'],
    ['something new', 'pending'],
  ])('a session that is %s is %s', async (payment_status, state) => {
    const { gateway, asked } = await open(() => session({ payment_status }))
    expect(await gateway.readPayment('checkout_1')).toEqual({
      kind: 'read',
      state,
      attemptId,
      amount: 12_345,
      currency: 'OMR',
    })
    expect(asked[0]).toMatchObject({ method: 'GET', path: '/api/v1/checkout/session/checkout_1' })
  })

  test('to end a session', async () => {
    const { gateway, asked } = await open(() => ({ success: true }))
    await gateway.closePayment('checkout_1')
    expect(asked[0]).toMatchObject({ method: 'POST', path: '/api/v1/checkout/checkout_1/cancel' })
  })

  test('to refund the payment of a session', async () => {
    const { gateway, asked } = await open(({ path }) => {
      if (path?.startsWith('/api/v1/payments')) return { success: true, data: [{ payment_id: 'pay_1' }] }
      return path === '/api/v1/refunds' ? { success: true, data: { refund_id: 'ref_1' } } : session()
    })
    const refund = { pspReference: 'checkout_1', amount: baisa(12_345), key: 'refund-7' }
    expect(await gateway.refund(refund)).toEqual({ kind: 'refunded', refundReference: 'ref_1' })
    expect(asked.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /api/v1/checkout/session/checkout_1',
      'GET /api/v1/payments?checkout_invoice=INV%2F1',
      'POST /api/v1/refunds',
    ])
    expect(JSON.parse(asked[2]?.body ?? '')).toEqual({
      payment_id: 'pay_1',
      reason: 'refund',
      metadata: { key: 'refund-7' },
    })
  })

  test('no refund at all for a session without an invoice, which names no payment', async () => {
    const { gateway, asked } = await open(({ path }) => {
      if (path?.startsWith('/api/v1/payments')) return { success: true, data: [{ payment_id: 'pay_other' }] }
      const refunded = { success: true, data: { refund_id: 'ref_1' } }
      return path === '/api/v1/refunds' ? refunded : session({ invoice: undefined })
    })
    const refund = { pspReference: 'checkout_1', amount: baisa(12_345), key: 'refund-8' }
    expect(await gateway.refund(refund)).toMatchObject({ kind: 'not-refundable' })
    expect(asked).toHaveLength(1)
  })

  test.each([
    ['a page instead of JSON', '<html>'],
    ['another shape', { data: [] }],
    ['an amount with a fraction', session({ total_amount: 12.5 })],
    ['an answer without end', 'x'.repeat(300_000)],
  ])('%s is no answer, and says nothing of keys', async (_case, answer) => {
    const { gateway } = await open(() => answer)
    const trouble = await gateway.readPayment('checkout_1')
    expect(trouble).toMatchObject({ kind: 'unreachable' })
    expect(JSON.stringify(trouble)).not.toContain('secret')
  })

  test('a redirect is not followed', async () => {
    standIn = await openStandIn(() => ({
      status: 302,
      body: '',
      headers: { location: 'https://elsewhere.example/' },
    }))
    const { url } = standIn
    const gateway = createThawani({
      secretKey: 'secret',
      publishableKey: 'p',
      webhookSecrets: [],
      url,
      clock: fixedClock(now),
    })
    expect(await gateway.readPayment('checkout_1')).toMatchObject({ kind: 'unreachable' })
    expect(standIn.asked).toHaveLength(1)
  })
})

describe("Thawani's callbacks", () => {
  const body = Buffer.from(
    JSON.stringify({
      event_type: 'checkout.completed',
      data: { session_id: 'checkout_1', client_reference_id: attemptId },
    }),
  )
  const sign = (text: Buffer, timestamp: string, secret = 'whsec') =>
    createHmac('sha256', secret).update(text).update(`-${timestamp}`).digest('hex')
  const headers = (signature: string, timestamp = seconds) => ({
    'thawani-timestamp': timestamp,
    'thawani-signature': signature,
  })

  test('are read when the signature is over the body and its time', async () => {
    const { gateway } = await open(() => '')
    const read = await gateway.readCallback({ headers: headers(sign(body, seconds)), body })
    expect(read).toMatchObject({
      ok: true,
      value: { kind: 'checkout.completed', pspReference: 'checkout_1', attemptId },
    })
    const again = await gateway.readCallback({ headers: headers(sign(body, seconds)), body })
    expect(again).toEqual(read)
  })

  test('are read with either of two secrets while one is being replaced', async () => {
    const { gateway } = await open(() => '', ['new', 'whsec'])
    for (const secret of ['new', 'whsec']) {
      const read = await gateway.readCallback({ headers: headers(sign(body, seconds, secret)), body })
      expect(read.ok).toBe(true)
    }
  })

  const old = String(Number(seconds) - 301)
  const future = String(Number(seconds) + 301)
  test.each([
    ['no signature', {}],
    ['an empty signature', headers('')],
    ['another secret', headers(sign(body, seconds, 'other'))],
    ['a truncated signature', headers(sign(body, seconds).slice(0, 32))],
    ['a signature of another body', headers(sign(Buffer.from('{}'), seconds))],
    ['a signature of another time', headers(sign(body, String(Number(seconds) - 1)))],
    ['a replay after five minutes', headers(sign(body, old), old)],
    ['a time far ahead', headers(sign(body, future), future)],
    ['a time that is no number', headers(sign(body, 'now'), 'now')],
    ['two signatures', { ...headers(''), 'thawani-signature': [sign(body, seconds), 'x'] }],
  ])('with %s are refused', async (_case, given) => {
    const { gateway } = await open(() => '')
    expect(await gateway.readCallback({ headers: given, body })).toEqual({
      ok: false,
      code: 'UNAUTHENTICATED',
    })
  })
})
