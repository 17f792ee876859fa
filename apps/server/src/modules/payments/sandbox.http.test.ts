import type { AddressInfo } from 'node:net'
import { baisa, noBaisa } from '@warsha/contract/money/baisa.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ok } from '#kernel/outcome.ts'
import { expectInvariants } from '#testing/expect-invariants.ts'
import { settlementContextOf } from '#testing/settlement-context.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'
import { waitUntil } from '#testing/wait-until.ts'
import { gatewaysOf } from './gateways/create-gateways.ts'
import { gatewayCallbacks, paymentAttempts } from './storage/payments.tables.ts'
import type { SettlementContext } from './use-cases/purchase-port.ts'
import { reconcileAttempts } from './use-cases/reconcile-attempts.ts'
import { sandboxSignature } from './use-cases/send-sandbox-callback.ts'
import { settleAttempt } from './use-cases/settle-attempt.ts'
import { startPayment } from './use-cases/start-payment.ts'

let shop: TestApp
let origin: string
let context: SettlementContext
beforeAll(async () => {
  shop = await buildTestApp({ seeded: false, jobs: true })
  await shop.app.listen({ port: 0, host: '127.0.0.1' })
  origin = `http://127.0.0.1:${(shop.app.server.address() as AddressInfo).port}`
  context = settlementContextOf(shop.deps)
  await shop.deps.db.execute(sql`INSERT INTO customers (id, phone) VALUES (1, '+96890000001')`)
})
afterAll(async () => {
  await expectInvariants(shop.deps.db)
  await shop.close()
})

/** A payment of 12.345 that waits at the sandbox's page. */
async function begin(language: 'en' | 'ar' = 'en') {
  const started = await startPayment(context, {
    purpose: 'wallet-charge',
    form: 'page',
    checkout: undefined,
    customerId: 1,
    gatewayId: 'sandbox',
    language,
    purchase: null,
    prepare: async () =>
      ok({ amount: baisa(12_345), wallet: noBaisa, expiresAt: new Date(Date.now() + 14 * 60_000) }),
    returnTo: { host: `${origin}/${language}`, checkoutId: undefined },
    description: 'Warsha <b>',
  })
  if (!started.ok) throw new Error(started.code)
  const { id, url, pspReference, publicId } = started.value
  if (!url || !pspReference) throw new Error('not open')
  return { id, url, pspReference, publicId }
}

const post = (url: string, fields: Record<string, string>) =>
  fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields) })

const stateOf = async (id: number) => {
  const [row] = await shop.deps.db.select().from(paymentAttempts).where(eq(paymentAttempts.id, id))
  return row?.state
}

const callbacksAbout = (pspReference: string) =>
  shop.deps.db.select().from(gatewayCallbacks).where(eq(gatewayCallbacks.pspReference, pspReference))

const resultOf = (status: string, pspReference: string) =>
  `${origin}/en/payment/result?redirect_status=${status}&psp_reference=${pspReference}&is_wallet_charge=true`

describe('the page of the sandbox gateway', () => {
  test.each(['en', 'ar'] as const)('shows the amount and a form without scripts, in %s', async (language) => {
    const { url } = await begin(language)
    const answer = await fetch(url)
    const page = await answer.text()
    expect(answer.status).toBe(200)
    expect(page).toContain(`lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}"`)
    expect(page).toContain('12.345')
    expect(page).toContain('Warsha &lt;b&gt;')
    expect(page.match(/name="outcome" value="(\w+)"/g)).toHaveLength(3)
    expect(page).not.toContain('<script')
    expect(answer.headers.get('content-security-policy')).toMatch(/style-src 'self' 'sha256-/)
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  test('an unknown reference is not found', async () => {
    for (const reference of ['sbx_000000000000000000000000', 'x', '..%2f']) {
      expect((await fetch(`${origin}/demo/gateway/${reference}`)).status).toBe(404)
    }
  })

  test('a choice that does not exist is refused and changes nothing', async () => {
    const { id, url } = await begin()
    expect((await post(url, { outcome: 'steal' })).status).toBe(400)
    expect(await settleAttempt(context, id)).toBe('open')
  })
})

describe('a payment in the sandbox', () => {
  test('[OPS-23] is reported by a signed call before the browser goes back', async () => {
    const { id, url, pspReference } = await begin()
    const answer = await post(url, { outcome: 'pay', card: '4242 4242 4242 4242' })
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      resultOf('succeeded', pspReference),
    ])
    expect(await callbacksAbout(pspReference)).toMatchObject([{ gateway: 'sandbox', kind: 'payment.paid' }])
    await waitUntil(async () => (await stateOf(id)) === 'paid')
  })

  test('[OPS-23] can be declined, and can be cancelled', async () => {
    const declined = await begin()
    const one = await post(declined.url, { outcome: 'decline' })
    expect(one.headers.get('location')).toBe(resultOf('failed', declined.pspReference))
    const cancelled = await begin()
    const other = await post(cancelled.url, { outcome: 'cancel' })
    expect(other.headers.get('location')).toBe(`${origin}/en/payment/cancel/`)
    await waitUntil(async () => (await stateOf(declined.id)) === 'declined')
    await waitUntil(async () => (await stateOf(cancelled.id)) === 'cancelled')
  })

  test('ends once, whatever is chosen afterwards and however often', async () => {
    const { id, url, pspReference } = await begin()
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_each, index) => post(url, { outcome: index === 0 ? 'pay' : 'decline' })),
    )
    const locations = new Set(answers.map(({ headers }) => headers.get('location')))
    expect(locations.size).toBe(1)
    await waitUntil(async () => (await stateOf(id)) !== 'open')
    expect(await callbacksAbout(pspReference)).toHaveLength(1)
    const again = await fetch(url, { redirect: 'manual' })
    expect([...locations]).toEqual([again.headers.get('location')])
  })

  test('whose callback comes twice is handled once', async () => {
    const { id, url, pspReference } = await begin()
    await post(url, { outcome: 'pay', card: '4000000000000200' })
    expect(await callbacksAbout(pspReference)).toHaveLength(1)
    await waitUntil(async () => (await stateOf(id)) === 'paid')
  })

  test('whose callback comes after the return is paid all the same', async () => {
    const { id, url } = await begin()
    await post(url, { outcome: 'pay', card: '4000000000000408' })
    await expect.poll(() => stateOf(id)).toBe('paid')
  })

  test.each([
    ['never comes', '4000000000000507'],
    ['comes a minute later', '4000000000000309'],
    ['has no signature', '4000000000000705'],
  ])('whose callback %s is found by asking', async (_case, card) => {
    const { id, url, pspReference } = await begin()
    const answer = await post(url, { outcome: 'pay', card })
    expect(answer.headers.get('location')).toBe(resultOf('succeeded', pspReference))
    expect(await callbacksAbout(pspReference)).toEqual([])
    expect(await stateOf(id)).toBe('open')
    const { db } = shop.deps
    await db.update(paymentAttempts).set({ nextPollAt: sql`now()` }).where(eq(paymentAttempts.id, id))
    await waitUntil(async () => {
      await reconcileAttempts(context)
      return (await stateOf(id)) === 'paid'
    })
  })

  test('of another amount is set aside', async () => {
    const { id, url } = await begin()
    await post(url, { outcome: 'pay', card: '4000000000000606' })
    await expect.poll(() => stateOf(id)).toBe('mismatched')
  })

  test('at a slow bank is not known yet', async () => {
    const { id, url } = await begin()
    await post(url, { outcome: 'pay', card: '4000000000000101' })
    expect(await settleAttempt(context, id)).toBe('open')
    await shop.deps.db.execute(sql`UPDATE sandbox_payments SET known_at = now()`)
    expect(await settleAttempt(context, id)).toBe('paid')
  })

  test('is refunded once under a key, and never more than was paid', async () => {
    const { id, url, pspReference } = await begin()
    await post(url, { outcome: 'pay' })
    expect(await settleAttempt(context, id)).toBe('paid')
    const { refund } = gatewaysOf(shop.deps).get('sandbox')?.port ?? {}
    if (!refund) throw new Error('no sandbox')
    const part = { pspReference, amount: baisa(12_000), key: 'one' }
    await Promise.all([refund(part), refund(part)])
    expect(await refund({ ...part, key: 'two' })).toMatchObject({ kind: 'not-refundable' })
    await refund({ pspReference, amount: baisa(345), key: 'three' })
  })

  test('[SEC-08] leaves nothing of a card in tables, addresses and logs', async () => {
    const { url } = await begin()
    const answer = await post(url, { outcome: 'pay', card: '4000 0000 0000 0507' })
    const { rows } = await shop.deps.db.execute(sql`SELECT sandbox_payments::text AS row FROM sandbox_payments
      UNION ALL SELECT payment_attempts::text FROM payment_attempts
      UNION ALL SELECT gateway_callbacks::text FROM gateway_callbacks`)
    const seen = JSON.stringify([rows, answer.headers.get('location'), shop.logs])
    expect(seen).not.toMatch(/4000[ -]?0000[ -]?0000[ -]?0507/)
    expect(seen).not.toMatch(/4242[ -]?4242/)
  })
})

describe('a callback', () => {
  const callbackUrl = () => `${origin}/api/v1/payments/sandbox/callback/`
  const send = (body: string, headers: Record<string, string>, url = callbackUrl()) =>
    fetch(url, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body })
  const event = (reference: string, attemptId: string, id = 'evt_1') =>
    JSON.stringify({ id, type: 'payment.paid', data: { reference, attempt_id: attemptId } })
  const signed = (body: string, at = new Date()) => ({
    'sandbox-signature': sandboxSignature(shop.deps.config, body, at),
  })

  test('[SEC-07] is refused without its signature, stored once with it', async () => {
    const { id, pspReference, publicId } = await begin()
    const body = event(pspReference, publicId, `evt_${publicId}`)
    const old = new Date(Date.now() - 301_000)
    const forgeries: Record<string, string>[] = [
      {},
      { 'sandbox-signature': 't=1,v1=00' },
      { 'sandbox-signature': signed(body)['sandbox-signature'].slice(0, -2) },
      signed(`${body} `),
      signed(body, old),
      { authorization: 'Bearer sandbox' },
    ]
    for (const headers of forgeries) expect((await send(body, headers)).status).toBe(401)
    expect((await send(body, signed(body), `${origin}/api/v1/payments/stripe/callback/`)).status).toBe(401)
    expect(await callbacksAbout(pspReference)).toEqual([])
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(body, signed(body))))
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
    expect(await callbacksAbout(pspReference)).toHaveLength(1)
    // It claims that the payment is paid, but the gateway knows better.
    await waitUntil(async () => (await callbacksAbout(pspReference))[0]?.handledAt !== null)
    expect(await stateOf(id)).toBe('open')
  })

  test('about a payment that nobody knows is acknowledged and stored', async () => {
    const body = event('sbx_unknown', '00000000-0000-4000-8000-000000000000')
    expect((await send(body, signed(body))).status).toBe(200)
    expect(await callbacksAbout('sbx_unknown')).toMatchObject([{ handledAt: null }])
  })

  test('is read as it was sent, whatever it calls itself, and not beyond its limit', async () => {
    const body = event('sbx_odd', '00000000-0000-4000-8000-000000000001', 'evt_odd')
    const odd = await send(body, { ...signed(body), 'content-type': 'text/plain; charset=latin1' })
    expect(odd.status).toBe(200)
    const large = 'x'.repeat(300_000)
    expect((await send(large, signed(large))).status).toBe(413)
  })
})

describe('the switches of the sandbox', () => {
  const set = async (fields: Record<string, string>) => {
    const answer = await post(`${origin}/demo/gateway`, fields)
    return { status: answer.status, body: (await answer.json()) as { data?: object } }
  }
  const read = (pspReference: string) => gatewaysOf(shop.deps).get('sandbox')?.port.readPayment(pspReference)

  test('take its API away while its page works on, and bring it back', async () => {
    const { url, pspReference } = await begin()
    expect(await set({ outage: 'on' })).toEqual({
      status: 200,
      body: { data: { outage: true, delay_ms: 0 } },
    })
    expect(await read(pspReference)).toEqual({ kind: 'unreachable', reason: 'outage' })
    expect((await fetch(url)).status).toBe(200)
    expect((await set({ outage: 'off' })).body).toEqual({ data: { outage: false, delay_ms: 0 } })
    expect(await read(pspReference)).toMatchObject({ kind: 'read', state: 'pending' })
  })

  test('slow its API down, each for itself', async () => {
    expect((await set({ delay_ms: '30' })).body).toEqual({ data: { outage: false, delay_ms: 30 } })
    expect((await set({ outage: 'on' })).body).toEqual({ data: { outage: true, delay_ms: 30 } })
    expect((await set({ outage: 'off', delay_ms: '0' })).body).toEqual({
      data: { outage: false, delay_ms: 0 },
    })
  })

  test.each([
    ['a word', { outage: 'maybe' }],
    ['a negative time', { delay_ms: '-1' }],
    ['half a millisecond', { delay_ms: '0.5' }],
    ['more than a call may take', { delay_ms: '20001' }],
    ['thousands of digits', { delay_ms: '9'.repeat(3_000) }],
  ])('refuse %s and stay as they are', async (_case, fields) => {
    expect((await set(fields as Record<string, string>)).status).toBe(400)
    expect((await set({})).body).toEqual({ data: { outage: false, delay_ms: 0 } })
  })
})

test('without DEMO there is neither page nor gateway', async () => {
  const real = await buildTestApp({ seeded: false, env: { DEMO: 'off' } })
  expect([...gatewaysOf(real.deps).keys()]).toEqual([])
  const page = await real.app.inject({ url: '/demo/gateway/sbx_000000000000000000000000' })
  expect(page.statusCode).toBe(404)
  await real.close()
})
