import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { baisa } from '@warsha/contract/money/baisa.ts'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { bookedLine } from '#modules/checkout/samples/booked-line.ts'
import { attemptsOf } from '#modules/payments/api/testing/attempts.ts'
import { usePaymentShop } from '#modules/payments/api/testing/payment-shop.ts'
import { purchasesOf } from '#modules/payments/api/testing/purchases.ts'
import { troubledGateways } from '#modules/payments/api/testing/troubled-gateway.ts'
import { lieInSandbox, moveInSandbox, payOutSandbox, settleAttempt } from '#modules/payments/index.ts'
import { waitUntil } from '#testing/wait-until.ts'
import { booksOf, type Session } from '../testing/books.ts'

const jobs = [
  'send-message',
  'ask-gateway-again',
  'settle-by-entry',
  'return-charge',
  'return-payment',
  'resend-refund',
  'send-refund',
  'handle-gateway-callback',
]
const shop = usePaymentShop('91000891', undefined, { APPROVAL_DAILY_LIMIT: '900' }, [], { jobs })
const { wallet, customerId, begin, choose, complete, ordersOf, refund } = purchasesOf(shop)
const gateways = troubledGateways(shop)
const books = booksOf(shop)
const { callBack } = attemptsOf(shop, books.context)
const { buy, payUnheard, read, readAfter, only, resolve, differences, owed } = books

let finance: Session
let second: Session
beforeAll(async () => {
  finance = await books.signIn('finance')
  second = await books.signIn('finance')
  await shop.db().execute(sql`INSERT INTO reconciliation_cursors (gateway, since, read_until)
    VALUES ('sandbox', now() - interval '10 days', now() - interval '10 days')`)
}, 120_000)

const openKinds = async () => (await differences(finance)).map(({ kind }) => kind)
const closesItself = (kind: string) =>
  waitUntil(async () => {
    await read()
    return !(await openKinds()).includes(kind as never)
  })
const paymentOf = (number: number) =>
  shop.value<string>(sql`SELECT payment_status FROM orders WHERE number = ${number}`)
const own = async () =>
  toGlobalId(
    'User',
    (await shop.value<string>(sql`SELECT public_id FROM customers WHERE id = ${await customerId()}`)) ?? '',
  )

/** The three books of every day agree, with nothing open. */
async function expectAgreement() {
  await read()
  expect(await differences(finance)).toEqual([])
  for (const day of await books.days(finance)) expect([day.day, day.rest_baisa]).toEqual([day.day, 0])
}

test('[BEY-11] what was bought and given back agrees in the three books; fees are posted, read twice or three times', async () => {
  const { charge, number } = await buy()
  await read()
  const before = await owed()
  await read()
  await expectAgreement()
  expect(await owed()).toBe(before)
  const fee = Math.round(charge * 0.015)
  expect(
    await shop.value<number>(sql`SELECT sum(entry.amount_baisa)::int FROM ledger_entries AS entry
    JOIN ledger_accounts AS account ON account.id = account_id WHERE account.name = 'gateway_fees'`),
  ).toBe(-fee)
  const orderId = (await shop.value<number>(sql`SELECT id FROM orders WHERE number = ${number}`)) ?? 0
  const order = { id: orderId, number, customerId: await customerId() }
  await refund(order, `test:${number}`, 1000)
  await waitUntil(
    async () =>
      (await shop.value(sql`SELECT state FROM order_refunds WHERE key = ${`test:${number}`}`)) === 'done',
  )
  await expectAgreement()
  const [today] = await books.days(finance)
  expect(today).toMatchObject({ gateway: 'sandbox', gateway_baisa: charge - 1000, state: 'running' })
})

describe('charged there, unknown here', () => {
  test('is asked about again, and closes itself when the payment has its order', async () => {
    const { checkout } = await payUnheard()
    await read()
    const difference = await only(finance, 'unknown-charge')
    expect(difference.actions).toEqual(['ask', 'order', 'wallet', 'card'])
    expect((await resolve(finance, difference, 'ask')).status).toBe(200)
    await closesItself('unknown-charge')
    expect(await ordersOf(checkout.token)).toBe(1)
    await expectAgreement()
  })

  test('is settled by the book when the gateway does not answer', async () => {
    const { checkout } = await payUnheard()
    await read()
    gateways.answer({ readPayment: async () => ({ kind: 'unreachable', reason: 'away' }) })
    const answered = await resolve(finance, await only(finance, 'unknown-charge'), 'order')
    expect(answered.status).toBe(200)
    await closesItself('unknown-charge')
    gateways.back()
    expect(await ordersOf(checkout.token)).toBe(1)
    await expectAgreement()
  })

  test('goes to the wallet of the customer whom finance names, once', async () => {
    await moveInSandbox(shop.db(), { kind: 'charge', amount: baisa(7_500), payment: 'sbx_elsewhere' })
    await read()
    const difference = await only(finance, 'unknown-charge')
    expect(difference).toMatchObject({ expected_baisa: 0, found_baisa: 7_500, actions: ['wallet', 'card'] })
    const before = (await wallet()).free
    expect((await resolve(finance, difference, 'wallet')).body.errors[0].code).toBe('CUSTOMER_NEEDED')
    const customer = { customer_id: await own() }
    expect((await resolve(finance, difference, 'wallet', customer)).status).toBe(200)
    const again = await resolve(finance, difference, 'wallet', customer)
    expect([again.status, again.body.errors[0].code]).toEqual([409, 'DIFFERENCE_CLOSED'])
    expect((await wallet()).free).toBe(before + 7_500)
    await expectAgreement()
  })

  test('goes back to the card, and no late report of the payment buys or credits anything', async () => {
    const { reference, checkout, id } = await payUnheard()
    await read()
    const before = (await wallet()).free
    expect((await resolve(finance, await only(finance, 'unknown-charge'), 'card')).status).toBe(200)
    await waitUntil(
      async () =>
        (await shop.value(sql`SELECT count(*)::int FROM gateway_entry_effects
          WHERE effect = 'card' AND refund_reference IS NULL`)) === 0,
    )
    expect(
      await shop.value(
        sql`SELECT refunded_baisa = charged_baisa FROM sandbox_payments WHERE reference = ${reference}`,
      ),
    ).toBe(true)
    await settleAttempt(books.context(), id)
    await complete(checkout.id)
    expect([await ordersOf(checkout.token), (await wallet()).free]).toEqual([0, before])
    await expectAgreement()
  })

  test('goes to the wallet of its own customer, and is not credited again by a late report', async () => {
    const { checkout, id, charge } = await payUnheard()
    await read()
    const before = (await wallet()).free
    expect((await resolve(finance, await only(finance, 'unknown-charge'), 'wallet')).status).toBe(200)
    await settleAttempt(books.context(), id)
    await complete(checkout.id)
    expect([await ordersOf(checkout.token), (await wallet()).free]).toEqual([0, before + charge])
    await expectAgreement()
  })
})

describe('another amount', () => {
  test.each([
    [2_000, 'wallet'],
    [-2_000, 'post'],
  ])('by %i in the book than in the ledger is resolved by %s', async (by, action) => {
    const { reference, charge } = await buy()
    await lieInSandbox(
      shop.db(),
      { kind: 'charge', reference },
      { amountBaisa: baisa(charge + by), feeBaisa: baisa(0) },
    )
    await shop
      .db()
      .execute(sql`UPDATE sandbox_payments SET charged_baisa = charged_baisa WHERE reference = ${reference}`)
    await read()
    const difference = await only(finance, 'amount')
    expect(difference).toMatchObject({ expected_baisa: charge, found_baisa: charge + by })
    const before = (await wallet()).free
    expect((await resolve(finance, difference, action)).status).toBe(200)
    expect((await wallet()).free).toBe(before + Math.max(0, by))
    await expectAgreement()
  })

  test('in the wallet is left there, or leaves it for the card', async () => {
    for (const action of ['wallet', 'card'] as const) {
      const { line } = await bookedLine(shop.db(), { capacity: 5 })
      const { checkout } = await shop.create({ lines: [line] })
      await choose((await begin(checkout.id)).data.url, 'pay', '4000000000000606')
      await complete(checkout.id)
      await read()
      const difference = await only(finance, 'amount')
      const before = (await wallet()).free
      expect((await resolve(finance, difference, action)).status).toBe(200)
      const taken = difference.found_baisa ?? 0
      expect((await wallet()).free).toBe(action === 'wallet' ? before : before - taken)
      await closesItself('amount')
      await expectAgreement()
    }
  })
})

describe('fees and payouts', () => {
  test('another fee than agreed is posted by finance', async () => {
    const { reference, charge } = await buy()
    const agreed = Math.round(charge * 0.015)
    await lieInSandbox(shop.db(), { kind: 'charge', reference }, { feeBaisa: baisa(agreed + 300) })
    await read()
    const difference = await only(finance, 'fee')
    expect(difference).toMatchObject({ expected_baisa: agreed, found_baisa: agreed + 300 })
    expect((await resolve(finance, difference, 'post')).status).toBe(200)
    await expectAgreement()
  })

  test('a payout that was due is posted by itself, one that is short by finance', async () => {
    const { deps } = shop.shop()
    const soon = new Date(Date.now() + 60_000)
    await payOutSandbox(deps, { before: soon })
    await expectAgreement()
    const rest = await owed()
    await buy()
    await payOutSandbox(deps, { before: soon, shortBy: baisa(250) })
    await read()
    const difference = await only(finance, 'payout')
    expect((await resolve(finance, difference, 'post')).status).toBe(200)
    expect(await owed()).toBe(rest + 250)
    await expectAgreement()
  })
})

describe('paid here, not there', () => {
  test('is reversed: the order has no money of the card any more, and is cancelled', async () => {
    const { reference, number } = await buy()
    await lieInSandbox(shop.db(), { kind: 'charge', reference }, { isHidden: true })
    await readAfter(3)
    const difference = await only(finance, 'missing-charge')
    expect(difference).toMatchObject({ actions: ['ask', 'reverse'], order: { number } })
    expect((await resolve(finance, difference, 'reverse')).status).toBe(200)
    expect(await paymentOf(number)).toBe('FULLY_REFUNDED')
    expect(await shop.value(sql`SELECT status FROM orders WHERE number = ${number}`)).toBe('CANCELED')
    await expectAgreement()
  })

  test('closes itself when the gateway lists it after all', async () => {
    const { reference } = await buy()
    await lieInSandbox(shop.db(), { kind: 'charge', reference }, { isHidden: true })
    await readAfter(3)
    const difference = await only(finance, 'missing-charge')
    await lieInSandbox(shop.db(), { kind: 'charge', reference }, { isHidden: false })
    expect((await resolve(finance, difference, 'ask')).status).toBe(200)
    await closesItself('missing-charge')
    const [closed] = (await differences(finance, '&state=closed')).filter(({ id }) => id === difference.id)
    expect(closed).toMatchObject({ state: 'closed', actions: [] })
    await expectAgreement()
  })
})

describe('a refund that is not done', () => {
  async function refunded() {
    const { number } = await buy()
    const orderId = (await shop.value<number>(sql`SELECT id FROM orders WHERE number = ${number}`)) ?? 0
    const order = { id: orderId, number, customerId: await customerId() }
    const key = `test:${number}`
    await refund(order, key, 1_500)
    return { number, key }
  }
  const stateOf = (key: string) => shop.value<string>(sql`SELECT state FROM order_refunds WHERE key = ${key}`)
  const refundReference = (key: string) =>
    shop.value<string>(sql`SELECT refund_reference FROM order_refunds WHERE key = ${key}`)

  test('after a day is sent again, or goes to the wallet', async () => {
    gateways.answer({ refund: async () => ({ kind: 'unreachable', reason: 'away' }) })
    const { key } = await refunded()
    await waitUntil(async () => (await openKinds()).includes('refund'))
    await readAfter(25)
    const difference = await only(finance, 'refund')
    expect(difference).toMatchObject({ actions: ['send', 'wallet'], expected_baisa: 1_500, found_baisa: 0 })
    const before = (await wallet()).free
    gateways.back()
    expect((await resolve(finance, difference, 'wallet')).status).toBe(200)
    expect((await wallet()).free).toBe(before + 1_500)
    expect(await stateOf(key)).toBe('done')
    await expectAgreement()
  })

  test('is sent again under its first key', async () => {
    gateways.answer({ refund: async () => ({ kind: 'unreachable', reason: 'away' }) })
    const { key } = await refunded()
    await waitUntil(async () => (await openKinds()).includes('refund'))
    gateways.back()
    expect((await resolve(finance, await only(finance, 'refund'), 'send')).status).toBe(200)
    await waitUntil(async () => (await stateOf(key)) === 'done')
    await closesItself('refund')
    await expectAgreement()
  })

  test('by the book, although the gateway had said so, goes to the wallet once', async () => {
    const { key, number } = await refunded()
    await waitUntil(async () => (await stateOf(key)) === 'done')
    await lieInSandbox(
      shop.db(),
      { kind: 'refund', reference: (await refundReference(key)) ?? '' },
      { isHidden: true },
    )
    await readAfter(25)
    const difference = await only(finance, 'missing-refund')
    const before = (await wallet()).free
    const answers = await Promise.all([
      resolve(finance, difference, 'wallet'),
      resolve(second, difference, 'wallet'),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await wallet()).free).toBe(before + 1_500)
    expect(await paymentOf(number)).toBe('PARTIALLY_REFUNDED')
    await expectAgreement()
  })
})

describe('given back there, unknown here', () => {
  test.each(['refund', 'chargeback'] as const)(
    'a %s is posted, and the order has it with a credit note',
    async (kind) => {
      const { reference, number } = await buy()
      await read()
      await moveInSandbox(shop.db(), { kind, amount: baisa(2_000), payment: reference })
      await read()
      const difference = await only(finance, kind === 'refund' ? 'unknown-refund' : 'chargeback')
      expect(difference).toMatchObject({ actions: ['post'], order: { number } })
      expect((await resolve(finance, difference, 'post')).status).toBe(200)
      expect(await paymentOf(number)).toBe('PARTIALLY_REFUNDED')
      await expectAgreement()
    },
  )
})

describe('a callback without an attempt', () => {
  // The gateway speaks of it again and again, and so does the job.
  const callback = (eventId: string, pspReference: string) =>
    callBack({ eventId, kind: 'payment.paid', pspReference, attemptId: undefined }).catch(() => undefined)

  test('is linked with its payment, or discarded', async () => {
    await callback('evt-1', 'sbx_nobody')
    await waitUntil(async () => (await openKinds()).includes('unknown-callback'))
    const first = await only(finance, 'unknown-callback')
    const { publicId } = await buy()
    const unknown = { payment_id: toGlobalId('PaymentAttempt', '5a0c1b9e-0b7f-4a53-8a0d-0d6a1b2c3d4e') }
    expect((await resolve(finance, first, 'link', unknown)).status).toBe(404)
    const linked = await resolve(finance, first, 'link', {
      payment_id: toGlobalId('PaymentAttempt', publicId),
    })
    expect(linked.status).toBe(200)
    await callback('evt-2', 'sbx_nobody-else')
    await waitUntil(async () => (await openKinds()).includes('unknown-callback'))
    expect((await resolve(finance, await only(finance, 'unknown-callback'), 'discard')).status).toBe(200)
    expect(await openKinds()).toEqual([])
  })
})
