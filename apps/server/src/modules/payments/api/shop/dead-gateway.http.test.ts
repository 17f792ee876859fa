import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Booked, bookedLine } from '#modules/checkout/samples/booked-line.ts'
import { waitUntil } from '#testing/wait-until.ts'
import { attemptsOf } from '../testing/attempts.ts'
import { usePaymentShop } from '../testing/payment-shop.ts'
import { purchasesOf } from '../testing/purchases.ts'
import { door, troubledGateways } from '../testing/troubled-gateway.ts'

const shop = usePaymentShop('91000861')
const { begin, complete, process, choose, fillWallet, wallet, ordersOf, context } = purchasesOf(shop)
const { lastAttempt, sandboxState, poll } = attemptsOf(shop, context)
const gateways = troubledGateways(shop)
let booked: Booked
beforeEach(async () => {
  gateways.back()
  booked = await bookedLine(shop.db(), { capacity: 50 })
  await fillWallet(0)
})
afterEach(() => gateways.back())

async function openCheckout(quantity = 1) {
  const { checkout, errors } = await shop.create({ lines: [{ ...booked.line, quantity }] })
  expect(errors).toEqual([])
  return { ...checkout, total: Math.round(checkout.totalPrice.gross.amount * 1000) as number }
}

describe('a session that arrives after its payment was ended', () => {
  test.each(Array.from({ length: 5 }, (_each, nth) => [nth + 1]))(
    '[PAY-45] is closed at the gateway, and nobody gets its address (%i)',
    async () => {
      await fillWallet(1_000)
      const checkout = await openCheckout()
      const { opened, open } = door()
      const sandbox = gateways.honest()
      gateways.answer({ startPayment: (payment) => opened.then(() => sandbox.startPayment(payment)) })
      const slow = begin(checkout.id)
      await waitUntil(async () => (await lastAttempt()).state === 'created')
      expect((await begin(checkout.id, 'WALLET', 1)).transactionEvent.type).toBe('AUTHORIZATION_SUCCESS')
      open()
      const { data, transaction, errors } = await slow
      expect([data, transaction]).toEqual([null, null])
      expect(errors).toHaveLength(1)
      const attempt = await lastAttempt()
      expect(attempt).toMatchObject({ state: 'cancelled', url: null, isPolled: false })
      expect(await sandboxState(attempt.reference)).toBe('cancelled')
      expect(await wallet()).toEqual({ free: 0, held: 1_000 })
      await process((await begin(checkout.id)).transaction.id, { cancel: true })
    },
  )

  test('[PAY-46] and cannot be closed is polled; paid there with no callback, the money has one effect', async () => {
    const checkout = await openCheckout()
    await fillWallet(checkout.total)
    const { opened, open } = door()
    const sandbox = gateways.honest()
    gateways.answer({
      startPayment: (payment) => opened.then(() => sandbox.startPayment(payment)),
      closePayment: async () => ({ kind: 'unreachable', reason: 'ETIMEDOUT' }),
    })
    const slow = begin(checkout.id)
    await waitUntil(async () => (await lastAttempt()).state === 'created')
    await begin(checkout.id, 'WALLET')
    open()
    expect((await slow).data).toBeNull()
    expect((await complete(checkout.id)).errors).toEqual([])
    const attempt = await lastAttempt()
    expect(attempt).toMatchObject({ state: 'cancelled', isPolled: true })
    await choose(`http://localhost/demo/gateway/${attempt.reference}`, 'pay')
    for (let time = 0; time < 3; time++) await poll()
    expect(await lastAttempt()).toMatchObject({ state: 'paid', isPolled: false })
    expect(await wallet()).toEqual({ free: checkout.total, held: 0 })
    expect(await ordersOf(checkout.token)).toBe(1)
  })

  test('a payment that was ended here is closed at the gateway as soon as that answers', async () => {
    const checkout = await openCheckout()
    await fillWallet(checkout.total)
    await begin(checkout.id)
    gateways.answer({ closePayment: async () => ({ kind: 'rate-limited', reason: 'status 429' }) })
    await begin(checkout.id, 'WALLET')
    const { reference } = await lastAttempt()
    expect(await sandboxState(reference)).toBe('open')
    await poll()
    expect(await lastAttempt()).toMatchObject({ state: 'cancelled', isPolled: true })
    gateways.back()
    await poll()
    expect(await lastAttempt()).toMatchObject({ state: 'cancelled', isPolled: false })
    expect(await sandboxState(reference)).toBe('cancelled')
  })
})

describe('while the gateway of a begun payment is away', () => {
  async function stranded() {
    const checkout = await openCheckout()
    const begun = await begin(checkout.id)
    expect(begun.errors).toEqual([])
    gateways.away()
    return { checkout, begun, url: begun.data.url as string }
  }

  test('the wallet pays, the customer is told, and what is charged late is in the wallet', async () => {
    const { checkout, url } = await stranded()
    await fillWallet(checkout.total)
    const held = await begin(checkout.id, 'WALLET')
    expect(held.transactionEvent).toMatchObject({
      type: 'AUTHORIZATION_SUCCESS',
      message:
        'Your earlier card payment could not be ended at its gateway. If it is still charged, the money goes to your wallet.',
    })
    expect((await complete(checkout.id)).errors).toEqual([])
    expect(await wallet()).toEqual({ free: 0, held: 0 })
    await choose(url, 'pay')
    await poll()
    expect(await wallet()).toEqual({ free: 0, held: 0 })
    gateways.back()
    await poll()
    await poll()
    expect(await wallet()).toEqual({ free: checkout.total, held: 0 })
    expect(await ordersOf(checkout.token)).toBe(1)
  })

  test('another gateway takes the payment', async () => {
    const { checkout } = await stranded()
    gateways.offer('other', { port: gateways.honest() })
    const other = await begin(checkout.id, 'other')
    expect(other).toMatchObject({ errors: [], transactionEvent: { message: expect.stringMatching(/\w/) } })
    await choose(other.data.url, 'pay')
    expect((await complete(checkout.id)).errors).toEqual([])
    expect(await ordersOf(checkout.token)).toBe(1)
  })

  test('completing says that it is not paid, processing that nothing is known', async () => {
    const { checkout, begun } = await stranded()
    expect((await complete(checkout.id)).errors[0].code).toBe('CHECKOUT_NOT_FULLY_PAID')
    const said = await process(begun.transaction.id)
    expect(said).toMatchObject({ errors: [], data: { money: 'unknown' } })
  })

  test('cancelling frees what was held; whether it is charged is not known until the gateway says so', async () => {
    const { begun } = await stranded()
    const left = await process(begun.transaction.id, { cancel: true })
    expect(left).toMatchObject({ transactionEvent: { type: 'CHARGE_FAILURE' }, data: { money: 'unknown' } })
    expect(await shop.takenOf(booked.slotId)).toBe(0)
    expect(await lastAttempt()).toMatchObject({ state: 'cancelled', isPolled: true })
    gateways.back()
    await poll()
    expect((await process(begun.transaction.id)).data).toEqual({ money: 'not_charged' })
  })

  test('a new cart can be made and paid', async () => {
    await stranded()
    const next = await openCheckout(2)
    gateways.offer('other', { port: gateways.honest() })
    const other = await begin(next.id, 'other')
    expect(other.errors).toEqual([])
    await choose(other.data.url, 'pay')
    expect((await complete(next.id)).errors).toEqual([])
  })

  test('a payment whose time is over ends here and is polled on', async () => {
    const { checkout, url } = await stranded()
    await shop
      .db()
      .execute(
        sql`UPDATE payment_attempts SET expires_at = now() WHERE checkout_public_id = ${checkout.token}`,
      )
    await poll()
    expect(await lastAttempt()).toMatchObject({ state: 'expired', isPolled: true })
    await shop
      .db()
      .execute(
        sql`UPDATE sandbox_payments SET expires_at = now() + interval '10 minutes' WHERE state = 'open'`,
      )
    await choose(url, 'pay')
    gateways.back()
    await poll()
    // Hour and unit were still free, so the purchase was made after all.
    expect(await ordersOf(checkout.token)).toBe(1)
  })

  test('nothing begins there, in words, and the log says which attempt and why, without a secret', async () => {
    const checkout = await openCheckout()
    gateways.away()
    const before = shop.shop().logs.length
    const { errors } = await begin(checkout.id)
    expect(errors[0].message).toMatch(/gateway|card|pay/i)
    const line = shop
      .shop()
      .logs.slice(before)
      .find((written) => written.includes('did not do what was asked'))
    const { id } = await lastAttempt()
    expect(JSON.parse(line ?? '{}')).toMatchObject({
      attempt: id,
      gateway: 'sandbox',
      call: 'start',
      kind: 'unreachable',
      reason: 'ECONNREFUSED',
    })
  })
})

describe('a gateway that says when to come back', () => {
  const pauseOf = async (rowId: number) =>
    Number(
      await shop.value(
        sql`SELECT extract(epoch FROM next_poll_at - now()) FROM payment_attempts WHERE id = ${rowId}`,
      ),
    )

  test.each([
    ['is not asked about the payment before that', 600, 600],
    ['soon is asked as usual', 2, 60],
  ])('[PAY-46] %s', async (_case, retryAfterSeconds, expected) => {
    const begun = await begin((await openCheckout()).id)
    const { rowId } = await lastAttempt()
    const limited = async () => ({ kind: 'rate-limited', reason: 'status 429', retryAfterSeconds }) as const
    gateways.answer({ readPayment: limited })
    await poll()
    const pause = await pauseOf(rowId)
    expect(pause).toBeGreaterThan(expected - 30)
    expect(pause).toBeLessThanOrEqual(expected)
    gateways.back()
    await process(begun.transaction.id, { cancel: true })
  })

  test('[PAY-46] a payment whose time is over ends here and is left alone for as long', async () => {
    await begin((await openCheckout()).id)
    const { rowId } = await lastAttempt()
    await shop.db().execute(sql`UPDATE payment_attempts SET expires_at = now() WHERE id = ${rowId}`)
    const limited = async () =>
      ({ kind: 'rate-limited', reason: 'status 429', retryAfterSeconds: 600 }) as const
    gateways.answer({ readPayment: limited, closePayment: limited })
    await poll()
    expect(await lastAttempt()).toMatchObject({ state: 'expired', isPolled: true })
    expect(await pauseOf(rowId)).toBeGreaterThan(570)
    gateways.back()
    await poll()
    expect(await lastAttempt()).toMatchObject({ state: 'expired', isPolled: false })
  })
})

describe('a gateway that says nothing for days', () => {
  const open = () =>
    shop.value<number>(
      sql`SELECT count(*)::int FROM payment_differences WHERE kind = 'unresolved-payment' AND state = 'open'`,
    )

  test('is polled on, an operator is told, and the difference closes itself', async () => {
    const checkout = await openCheckout()
    const begun = await begin(checkout.id)
    gateways.away()
    await process(begun.transaction.id, { cancel: true })
    await shop
      .db()
      .execute(sql`UPDATE payment_attempts SET poll_count = 75 WHERE public_id = ${begun.transaction.token}`)
    await poll()
    expect(await open()).toBe(1)
    await poll()
    expect([await open(), (await lastAttempt()).isPolled]).toEqual([1, true])
    gateways.back()
    await poll()
    expect([await open(), (await lastAttempt()).isPolled]).toEqual([0, false])
  })

  test('[SEC-07] a callback about a payment nobody knows is a difference until the payment is found', async () => {
    const { handleCallback, receiveCallback } = await import('../../use-cases/receive-callback.ts')
    const known = async () =>
      shop.value<string>(
        sql`SELECT state FROM payment_differences WHERE cause = 'callback:sandbox:evt_early'`,
      )
    await receiveCallback(context(), 'sandbox', {
      eventId: 'evt_early',
      kind: 'payment.paid',
      pspReference: 'sbx_early',
      attemptId: undefined,
    })
    const id =
      (await shop.value<number>(sql`SELECT id FROM gateway_callbacks WHERE event_id = 'evt_early'`)) ?? 0
    await expect(handleCallback(context(), id)).rejects.toThrow('No payment attempt')
    await expect(handleCallback(context(), id)).rejects.toThrow('No payment attempt')
    expect(await known()).toBe('open')
    const checkout = await openCheckout()
    const begun = await begin(checkout.id)
    await shop.db().execute(sql`UPDATE gateway_callbacks SET psp_reference = ${begun.transaction.pspReference}
      WHERE event_id = 'evt_early'`)
    await handleCallback(context(), id)
    expect(await known()).toBe('closed')
  })
})
