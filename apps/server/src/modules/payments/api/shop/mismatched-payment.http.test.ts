import { baisa } from '@warsha/contract/money/baisa.ts'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { findViolations } from '#kernel/database/invariants.ts'
import { type Booked, bookedLine } from '#modules/checkout/samples/booked-line.ts'
import { ask } from '#testing/sign-in.ts'
import { waitUntil } from '#testing/wait-until.ts'
import { paymentInvariants } from '../../storage/payment-invariants.ts'
import { answerAboutDifferences } from '../../use-cases/answer-about-differences.ts'
import { refundOrder } from '../../use-cases/refund-order.ts'
import { sendRefund } from '../../use-cases/send-refund.ts'
import { usePaymentShop } from '../testing/payment-shop.ts'
import { purchasesOf } from '../testing/purchases.ts'
import { troubledGateways } from '../testing/troubled-gateway.ts'

const shop = usePaymentShop('91000871')
const { begin, complete, process, choose, fillWallet, wallet, ordersOf, context, customerId } =
  purchasesOf(shop)
const gateways = troubledGateways(shop)
let booked: Booked
beforeEach(async () => {
  gateways.back()
  booked = await bookedLine(shop.db(), { capacity: 50 })
  await fillWallet(0)
})
afterEach(() => gateways.back())

const wrongAmount = '4000000000000606'

async function openCheckout() {
  const { checkout, errors } = await shop.create({ lines: [booked.line] })
  expect(errors).toEqual([])
  return { ...checkout, total: Math.round(checkout.totalPrice.gross.amount * 1000) as number }
}

async function notifications(lang = 'en') {
  const answer = await shop.shop().app.inject({
    url: '/api/v1/notification/notif/?limit=100',
    headers: { host: 'localhost', 'accept-language': lang, authorization: `Bearer ${shop.token()}` },
  })
  const list = answer.json().data as { subject: string; message: string }[]
  return list.map(({ subject, message }) => `${subject} ${message}`.replace(/[\u2066-\u2069]/g, ''))
}

const listed = async () => (await answerAboutDifferences(shop.db(), [])).text

describe('a gateway that took another amount than was asked for', () => {
  test('[PAY-46] credits the wallet with what it took, once, tells the customer, and is on the operators’ list', async () => {
    const checkout = await openCheckout()
    const begun = await begin(checkout.id)
    await choose(begun.data.url, 'pay', wrongAmount)
    const taken = checkout.total - 100
    for (let time = 0; time < 3; time++) {
      expect((await complete(checkout.id)).errors[0].code).toBe('CHECKOUT_NOT_FULLY_PAID')
      const data = { money: 'wallet', wallet_amount: taken / 1000 }
      expect(await process(begun.transaction.id)).toMatchObject({ data, errors: [] })
    }
    expect(await wallet()).toEqual({ free: taken, held: 0 })
    expect(await ordersOf(checkout.token)).toBe(0)
    expect(await shop.takenOf(booked.slotId)).toBe(1)

    const line = shop.shop().logs.find((written) => written.includes('a payment does not match'))
    expect(JSON.parse(line ?? '{}')).toMatchObject({
      attempt: begun.transaction.token,
      gateway: 'sandbox',
      charge: checkout.total,
      amount: taken,
    })
    const asked = checkout.totalPrice.gross.amount.toFixed(3)
    const expected = `amount: expected ${asked} OMR for ${begun.transaction.token}; found ${(taken / 1000).toFixed(3)} OMR`
    expect(await listed()).toContain(expected)
    const told = new RegExp(`charged .*${(taken / 1000).toFixed(3)}.* instead of .*${asked}`)
    await waitUntil(async () => (await notifications()).some((text) => told.test(text)))
    const arabic = (await notifications('ar')).filter((text) => text.includes('بدلًا من'))
    expect(arabic).toHaveLength(1)
    expect((await notifications()).filter((text) => text.includes((taken / 1000).toFixed(3)))).toHaveLength(1)
  })

  test('the wallet then pays for what is still reserved', async () => {
    await fillWallet(100)
    const checkout = await openCheckout()
    const begun = await begin(checkout.id)
    await choose(begun.data.url, 'pay', wrongAmount)
    await process(begun.transaction.id)
    expect((await begin(checkout.id, 'WALLET')).transactionEvent.type).toBe('AUTHORIZATION_SUCCESS')
    expect((await complete(checkout.id)).errors).toEqual([])
    expect(await wallet()).toEqual({ free: 0, held: 0 })
  })

  test('an operator resolves a difference in words, once', async () => {
    const [line = ''] = (await listed()).split('\n')
    const id = line.split(' ')[0] ?? ''
    const refused = [
      ['--resolve'],
      ['--resolve', id],
      ['--resolve', id, ' '],
      ['--resolve', 'x', 'done'],
      ['--drop', id],
    ]
    for (const args of refused) {
      expect(await answerAboutDifferences(shop.db(), args)).toMatchObject({ isDone: false })
    }
    const args = ['--resolve', id, 'spoke to the customer']
    expect(await answerAboutDifferences(shop.db(), args)).toEqual({ isDone: true, text: `Resolved ${id}` })
    expect(await answerAboutDifferences(shop.db(), args)).toMatchObject({ isDone: false })
    const row = sql`SELECT resolution || ' by ' || resolved_by FROM payment_differences WHERE id = ${Number(id)}`
    expect(await shop.value(row)).toBe('spoke to the customer by command line')
  })
})

describe('a gateway that took', () => {
  test('another currency gives it back, once, and the difference closes itself', async () => {
    const checkout = await openCheckout()
    const sandbox = gateways.honest()
    const refunds: number[] = []
    const inDollars = {
      readPayment: async (reference: string) => ({
        ...(await sandbox.readPayment(reference)),
        currency: 'USD',
      }),
    }
    gateways.answer({ ...inDollars, refund: async () => ({ kind: 'unreachable', reason: 'ECONNRESET' }) })
    const begun = await begin(checkout.id)
    await choose(begun.data.url, 'pay')
    await process(begun.transaction.id)
    expect(await wallet()).toEqual({ free: 0, held: 0 })
    const state = () =>
      shop.value<string>(sql`SELECT state FROM payment_attempts WHERE public_id = ${begun.transaction.token}`)
    expect(await state()).toBe('mismatched')
    const found = sql`SELECT found FROM payment_differences WHERE cause = ${`mismatch:${begun.transaction.token}`}`
    await waitUntil(async () => String(await shop.value(found)).includes('unreachable'))
    gateways.answer({
      ...inDollars,
      refund: async (refund) => {
        refunds.push(refund.amount)
        return sandbox.refund(refund)
      },
    })
    await waitUntil(async () => {
      await shop
        .db()
        .execute(sql`UPDATE pgboss.job SET start_after = now() WHERE name LIKE '%return-payment%'`)
      return (await state()) === 'refunded'
    })
    expect(refunds).toEqual([checkout.total])
    expect((await process(begun.transaction.id)).data).toEqual({ money: 'not_charged' })
    const difference = sql`SELECT state FROM payment_differences WHERE cause = ${`mismatch:${begun.transaction.token}`}`
    expect(await shop.value(difference)).toBe('closed')
  })

  test('[SEC-07] what names another payment moves no money and waits for an operator', async () => {
    const checkout = await openCheckout()
    const sandbox = gateways.honest()
    const attemptId = '00000000-0000-4000-8000-000000000000'
    gateways.answer({
      readPayment: async (reference) => ({ ...(await sandbox.readPayment(reference)), attemptId }),
    })
    const begun = await begin(checkout.id)
    await choose(begun.data.url, 'pay')
    await process(begun.transaction.id)
    expect(await wallet()).toEqual({ free: 0, held: 0 })
    expect(await ordersOf(checkout.token)).toBe(0)
    expect(await listed()).toContain(
      `foreign-payment: expected ${checkout.totalPrice.gross.amount.toFixed(3)} OMR`,
    )
    expect((await process(begun.transaction.id)).data).toEqual({ money: 'charged' })
  })
})

describe('what a gateway does not charge or give back', () => {
  const start = (id: string, language: string) =>
    ask(
      shop.shop(),
      `mutation($id: ID!) { transactionInitialize(id: $id, paymentGateway: { id: "warsha.payments",
        data: { gateway_id: "tens", callback_host: "http://localhost/en" } }) { data errors { field code message } } }`,
      { token: shop.token(), variables: { id }, language } as never,
    )

  test('less than its minimum is refused in words before it is asked, from 1 baisa on', async () => {
    gateways.offer('tens', { minAmount: baisa(200), step: 10, port: gateways.honest() })
    for (const left of [1, 5, 9, 10, 199]) {
      const checkout = await openCheckout()
      await fillWallet(checkout.total - left)
      await begin(checkout.id, 'WALLET')
      const { data } = await start(checkout.id, 'en')
      expect(data.transactionInitialize).toEqual({
        data: null,
        errors: [
          {
            field: 'amount',
            code: 'INVALID',
            message:
              'By card, 0.200 OMR is the least that can be paid. Please pay less from the wallet, or choose another card gateway.',
          },
        ],
      })
      expect(await wallet()).toEqual({ free: 0, held: checkout.total - left })
    }
    const checkout = await openCheckout()
    await fillWallet(checkout.total - 207)
    await begin(checkout.id, 'WALLET')
    const started = await begin(checkout.id, 'tens')
    expect(started.transactionEvent.amount.amount).toBe(0.2)
    await process(started.transaction.id, { cancel: true })
    gateways.remove('tens')
  })

  test('a part below its step goes to the wallet, and what it never gives back, too: no refund dies', async () => {
    gateways.offer('tens', { step: 10, port: gateways.honest() })
    const checkout = await openCheckout()
    const begun = await begin(checkout.id, 'tens')
    await choose(begun.data.url, 'pay')
    const { order } = await complete(checkout.id)
    const id =
      (await shop.value<number>(sql`SELECT id FROM orders WHERE number = ${Number(order.number)}`)) ?? 0
    const sold = { id, number: Number(order.number), customerId: await customerId() }
    const refund = async (key: string, amount: number) => {
      const refunded = await refundOrder(context(), { order: sold, key, amount: baisa(amount) })
      if (!refunded.ok) throw new Error(refunded.code)
      for (const { id: refundId, state } of refunded.value)
        if (state === 'requested') await sendRefund(context(), refundId)
    }
    await refund('first', 1_234)
    expect(await wallet()).toEqual({ free: 4, held: 0 })
    gateways.answer({ refund: async () => ({ kind: 'not-refundable', reason: 'charge_disputed' }) }, 'tens')
    await refund('second', 500)
    expect(await wallet()).toEqual({ free: 504, held: 0 })
    gateways.away('tens')
    await expect(refund('third', 100)).rejects.toThrow('unreachable')
    expect(await listed()).toContain(
      'refund: expected a refund of 100 baisa; found unreachable: ECONNREFUSED',
    )
    gateways.answer({}, 'tens')
    const third = (await shop.value<number>(sql`SELECT id FROM order_refunds WHERE key = 'third'`)) ?? 0
    await sendRefund(context(), third)
    expect(await listed()).not.toContain('a refund of 100 baisa')
    gateways.remove('tens')
  })
})

describe('the invariants of payments', () => {
  const broken = async () => (await findViolations(shop.db(), paymentInvariants)).map(({ name }) => name)

  test('name a payment at the gateway without an effect, and one that nobody polls', async () => {
    const checkout = await openCheckout()
    const begun = await begin(checkout.id)
    await choose(begun.data.url, 'pay')
    const set = (change: ReturnType<typeof sql>) =>
      shop
        .db()
        .execute(sql`UPDATE payment_attempts SET ${change} WHERE public_id = ${begun.transaction.token}`)
    expect(await broken()).toEqual([])
    await set(sql`next_poll_at = NULL`)
    expect(await broken()).toEqual([
      'A payment that may be charged is polled until its gateway says that it is over',
      'What the sandbox has charged is known here, or is being polled',
    ])
    await set(sql`state = 'paid', effect = 'order', paid_baisa = charge_baisa, gateway_ended_at = now()`)
    expect(await broken()).toEqual(['What a gateway was paid has an effect'])
    await set(
      sql`state = 'open', effect = NULL, paid_baisa = NULL, gateway_ended_at = NULL, next_poll_at = now()`,
    )
    expect((await complete(checkout.id)).errors).toEqual([])
    await set(sql`paid_baisa = paid_baisa - 1`)
    expect(await broken()).toEqual([
      'What a gateway was paid has an effect',
      'What a payment has bought or credited is what the sandbox has charged',
    ])
    await set(sql`paid_baisa = paid_baisa + 1`)
  })
})
