import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Booked, bookedLine } from '#modules/checkout/samples/booked-line.ts'
import { waitUntil } from '#testing/wait-until.ts'
import { findAttempt, findAttemptToSettle } from '../../storage/attempt-queries.ts'
import { endOpenAttempt } from '../../use-cases/end-open-attempt.ts'
import { handleCallback, receiveCallback } from '../../use-cases/receive-callback.ts'
import { recordEnd, settleFound } from '../../use-cases/settle-attempt.ts'
import { attemptsOf } from '../testing/attempts.ts'
import { usePaymentShop } from '../testing/payment-shop.ts'
import { purchasesOf } from '../testing/purchases.ts'
import { door, troubledGateways } from '../testing/troubled-gateway.ts'

const shop = usePaymentShop('91000871')
const { begin, complete, choose, fillWallet, wallet, ordersOf, context } = purchasesOf(shop)
const { lastAttempt, sandboxState, poll } = attemptsOf(shop, context)
const gateways = troubledGateways(shop)
let booked: Booked
beforeEach(async () => {
  gateways.back()
  booked = await bookedLine(shop.db(), { capacity: 50 })
  await fillWallet(0)
})
afterEach(() => gateways.back())

async function openCheckout() {
  const { checkout, errors } = await shop.create({ lines: [{ ...booked.line, quantity: 1 }] })
  expect(errors).toEqual([])
  return { ...checkout, total: Math.round(checkout.totalPrice.gross.amount * 1000) as number }
}

describe('a payment that two tabs begin at once', () => {
  test.each([1, 2, 3])(
    '[PAY-45] stays payable and polled when the gateway answers one of them and fails the other (%i)',
    async () => {
      const checkout = await openCheckout()
      const doors = [door(), door()]
      const sandbox = gateways.honest()
      let calls = 0
      gateways.answer({
        async startPayment(payment) {
          const nth = calls++
          await doors[nth]?.opened
          return nth === 0 ? sandbox.startPayment(payment) : { kind: 'unreachable', reason: 'ETIMEDOUT' }
        },
      })
      const tabs = [begin(checkout.id), begin(checkout.id)]
      await waitUntil(async () => calls === 2)
      doors[0]?.open()
      await waitUntil(async () => (await lastAttempt()).state === 'open')
      doors[1]?.open()
      const answers = await Promise.all(tabs)
      const { url } = await lastAttempt()
      expect(answers.map(({ data }) => data?.url)).toEqual([url, url])
      expect(await lastAttempt()).toMatchObject({ state: 'open', isPolled: true })
      gateways.back()
      await choose(url ?? '', 'pay')
      await poll()
      expect(await ordersOf(checkout.token)).toBe(1)
    },
  )
})

describe('a payment whose session arrives while it is being ended', () => {
  /** Read before its session arrived, whose address somebody has by now. */
  async function overtaken() {
    const checkout = await openCheckout()
    const { opened, open } = door()
    const sandbox = gateways.honest()
    gateways.answer({ startPayment: (payment) => opened.then(() => sandbox.startPayment(payment)) })
    const slow = begin(checkout.id)
    await waitUntil(async () => (await lastAttempt()).state === 'created')
    const { rowId } = await lastAttempt()
    const attempt = await findAttemptToSettle(shop.db(), rowId)
    open()
    const { data } = await slow
    if (!attempt || !data) throw new Error('no session')
    return { checkout, attempt, url: data.url as string }
  }
  const ways: [string, (attempt: Awaited<ReturnType<typeof overtaken>>['attempt']) => Promise<unknown>][] = [
    ['for another payment', (attempt) => endOpenAttempt(context(), attempt)],
    [
      'by the customer',
      (attempt) => recordEnd(context(), attempt, { end: 'cancelled', isOverAtGateway: true }),
    ],
    ['by its time', (attempt) => settleFound(context(), { ...attempt, isOverdue: true })],
  ]
  test.each(ways)('[PAY-46] %s is polled, and paid there its money has one effect', async (_case, end) => {
    const { checkout, attempt, url } = await overtaken()
    await end(attempt)
    expect(await lastAttempt()).toMatchObject({ isPolled: true })
    await choose(url, 'pay')
    await poll()
    expect((await findAttempt(shop.db(), attempt.id))?.state).toBe('paid')
    const orders = (await ordersOf(checkout.token)) ?? 0
    expect((await wallet()).free).toBe(orders === 1 ? 0 : checkout.total)
  })
})

describe('a payment that was paid while another took its place, and cannot be read', () => {
  test('[PAY-45] [PAY-46] the customer is told that it may be charged, it is polled, and its money has one effect', async () => {
    const checkout = await openCheckout()
    await fillWallet(checkout.total)
    const { data } = await begin(checkout.id)
    await choose(data.url, 'pay')
    gateways.answer({ readPayment: async () => ({ kind: 'unreachable', reason: 'ETIMEDOUT' }) })
    const beside = await begin(checkout.id, 'WALLET')
    expect(beside.transactionEvent).toMatchObject({
      type: 'AUTHORIZATION_SUCCESS',
      message: expect.stringContaining('could not be ended at its gateway'),
    })
    expect(await lastAttempt()).toMatchObject({ state: 'cancelled', isPolled: true })
    expect((await complete(checkout.id)).errors).toEqual([])
    gateways.back()
    await poll()
    expect(await lastAttempt()).toMatchObject({ state: 'paid', isPolled: false })
    expect(await ordersOf(checkout.token)).toBe(1)
    expect(await wallet()).toEqual({ free: checkout.total, held: 0 })
  })
})

describe('two payments for one checkout, the first of which could not be closed', () => {
  test('[PAY-45] the first is paid after all: it buys, and the second is closed at its gateway', async () => {
    const checkout = await openCheckout()
    const first = await begin(checkout.id)
    gateways.away()
    gateways.offer('other', { port: gateways.honest() })
    const second = await begin(checkout.id, 'other')
    expect(second.errors).toEqual([])
    await choose(first.data.url, 'pay')
    gateways.back()
    await poll()
    expect(await ordersOf(checkout.token)).toBe(1)
    await poll()
    const { state, isPolled, reference } = await lastAttempt()
    expect({ state, isPolled }).toEqual({ state: 'expired', isPolled: false })
    expect(await sandboxState(reference)).toBe('cancelled')
    expect((await complete(checkout.id)).order.number).toMatch(/\d/)
  })

  test('[PAY-45] both are paid: one order, and the other money is in the wallet', async () => {
    const checkout = await openCheckout()
    const first = await begin(checkout.id)
    gateways.away()
    gateways.offer('other', { port: gateways.honest() })
    const second = await begin(checkout.id, 'other')
    await choose(first.data.url, 'pay')
    await choose(second.data.url, 'pay')
    gateways.back()
    await Promise.all([poll(), poll(), complete(checkout.id), complete(checkout.id)])
    await poll()
    expect(await ordersOf(checkout.token)).toBe(1)
    expect(await wallet()).toEqual({ free: checkout.total, held: 0 })
  })
})

describe('a callback about a second session of one attempt', () => {
  const differenceOf = (eventId: string) =>
    shop.value<string>(
      sql`SELECT kind || ' ' || state FROM payment_differences WHERE cause = ${`callback:sandbox:${eventId}`}`,
    )

  async function callBack(eventId: string, pspReference: string, attemptId: string) {
    await receiveCallback(context(), 'sandbox', { eventId, kind: 'payment.paid', pspReference, attemptId })
    const id = await shop.value<number>(sql`SELECT id FROM gateway_callbacks WHERE event_id = ${eventId}`)
    await handleCallback(context(), id ?? 0)
  }

  test('[SEC-07] that was paid, too, is on the operators’ list; one that nobody paid is not', async () => {
    const begun = await begin((await openCheckout()).id)
    const { id: attemptId } = await lastAttempt()
    const sandbox = gateways.honest()
    const second = { state: 'paid' as 'paid' | 'cancelled' }
    gateways.answer({
      readPayment: async (reference) =>
        reference === 'sbx_second'
          ? { kind: 'read', ...second, attemptId, amount: undefined, currency: 'OMR' }
          : sandbox.readPayment(reference),
    })
    await callBack('evt_second_paid', 'sbx_second', attemptId)
    expect(await differenceOf('evt_second_paid')).toBe('foreign-payment open')
    second.state = 'cancelled'
    await callBack('evt_second_cancelled', 'sbx_second', attemptId)
    expect(await differenceOf('evt_second_cancelled')).toBeUndefined()
    await callBack('evt_first', begun.transaction.pspReference, attemptId)
    expect(await differenceOf('evt_first')).toBeUndefined()
  })
})
