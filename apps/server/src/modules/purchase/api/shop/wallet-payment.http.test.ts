import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Booked, bookedLine } from '#modules/checkout/samples/booked-line.ts'
import { usePaymentShop } from '#modules/payments/api/testing/payment-shop.ts'
import { purchasesOf } from '#modules/payments/api/testing/purchases.ts'
import { settleAttempt } from '#modules/payments/index.ts'
import { waitUntil } from '#testing/wait-until.ts'

const shop = usePaymentShop('91000201')
const { begin, complete, process, choose, fillWallet, wallet, ordersOf, paymentsOf, context } =
  purchasesOf(shop)
let booked: Booked
beforeEach(async () => {
  booked = await bookedLine(shop.db(), { capacity: 5 })
})

async function checkoutOf(input: object = { lines: [booked.line] }) {
  const { checkout, errors } = await shop.create(input)
  expect(errors).toEqual([])
  return { ...checkout, total: Math.round(checkout.totalPrice.gross.amount * 1000) as number }
}
const attemptOf = async (token: string) =>
  (await shop.value<number>(sql`SELECT id FROM payment_attempts WHERE public_id = ${token}`)) ?? 0

/** The wallet has set aside all it has, and the card is asked for the rest. */
async function split(walletBaisa = 1_000) {
  const checkout = await checkoutOf()
  await fillWallet(walletBaisa)
  const held = await begin(checkout.id, 'WALLET')
  expect(held.errors).toEqual([])
  const begun = await begin(checkout.id)
  expect(begun.errors).toEqual([])
  return { checkout, held, begun, url: begun.data.url as string }
}

describe('the wallet alone', () => {
  test('[PAY-16] [GQL-41] sets the total aside, pays it when the order is made, and no gateway is asked', async () => {
    const checkout = await checkoutOf()
    await fillWallet(checkout.total + 500)
    const held = await begin(checkout.id, 'WALLET')
    expect(held).toMatchObject({
      errors: [],
      transaction: { name: 'WALLET' },
      transactionEvent: { type: 'AUTHORIZATION_SUCCESS', amount: checkout.totalPrice.gross },
      data: { url: null, has_navigation: false },
    })
    expect(await wallet()).toEqual({ free: 500, held: checkout.total })
    const { order } = await complete(checkout.id)
    expect(order).toMatchObject({ paymentStatus: 'FULLY_CHARGED', total: checkout.totalPrice })
    expect(await wallet()).toEqual({ free: 500, held: 0 })
    expect(await paymentsOf(order.number)).toEqual([
      { source: 'WALLET', amount: checkout.total, fee: 0, paid: checkout.total, refunded: 0 },
    ])
    const attempts = sql`SELECT count(*)::int FROM payment_attempts WHERE checkout_public_id = ${checkout.token}`
    expect(await shop.value(attempts)).toBe(0)
    expect((await complete(checkout.id)).order).toEqual(order)
    expect(await wallet()).toEqual({ free: 500, held: 0 })
  })

  test('[PAY-45] set aside and completed twenty times at once, it pays once', async () => {
    const checkout = await checkoutOf()
    await fillWallet(checkout.total * 2)
    await Promise.all(Array.from({ length: 20 }, () => begin(checkout.id, 'WALLET')))
    expect(await wallet()).toEqual({ free: checkout.total, held: checkout.total })
    const answers = await Promise.all(Array.from({ length: 20 }, () => complete(checkout.id)))
    expect(new Set(answers.map(({ order }) => order?.number)).size).toBe(1)
    expect(await wallet()).toEqual({ free: checkout.total, held: 0 })
  })

  test('with too little says so, sets nothing aside, and completes nothing', async () => {
    const checkout = await checkoutOf()
    await fillWallet(0)
    for (const amount of [undefined, 1]) {
      const { transactionEvent, transaction, errors } = await begin(checkout.id, 'WALLET', amount)
      expect([transaction, errors]).toEqual([null, []])
      expect(transactionEvent).toMatchObject({
        type: 'AUTHORIZATION_FAILURE',
        message: expect.stringMatching(/\w/),
      })
    }
    await fillWallet(checkout.total - 1)
    await begin(checkout.id, 'WALLET')
    expect((await complete(checkout.id)).errors[0].code).toBe('CHECKOUT_NOT_FULLY_PAID')
    expect((await begin(checkout.id, 'WALLET', 0.0001)).errors[0]).toMatchObject({ field: 'amount' })
  })

  test('of somebody else is nobody’s to spend', async () => {
    const checkout = await checkoutOf()
    const other = await shop.signIn('91000202')
    expect((await begin(checkout.id, 'WALLET', undefined, other)).errors[0].code).toBe('NOT_FOUND')
  })
})

describe('the wallet and a card', () => {
  test('[PAY-17] [PAY-18] the wallet pays first, the card is asked for the rest, and both become one order', async () => {
    const { checkout, held, begun, url } = await split(1_234)
    expect(held.transactionEvent.amount.amount).toBe(1.234)
    expect(begun.transactionEvent.amount.amount).toBe((checkout.total - 1_234) / 1000)
    expect(await wallet()).toEqual({ free: 0, held: 1_234 })
    await choose(url, 'pay')
    const { order } = await complete(checkout.id)
    expect(order.total).toEqual(checkout.totalPrice)
    expect(await wallet()).toEqual({ free: 0, held: 0 })
    const rest = checkout.total - 1_234
    expect(await paymentsOf(order.number)).toEqual([
      { source: 'WALLET', amount: 1_234, fee: 0, paid: 1_234, refunded: 0 },
      { source: 'sandbox', amount: rest, fee: 0, paid: rest, refunded: 0 },
    ])
    const sales = sql`SELECT sum(amount_baisa)::int FROM ledger_entries
      JOIN ledger_transactions ON ledger_transactions.id = transaction_id
      JOIN ledger_accounts ON ledger_accounts.id = account_id
      WHERE name = 'sales' AND reference = ${order.number}`
    expect(await shop.value(sales)).toBe(checkout.total)
  })

  test.each([
    ['decline', 1],
    ['cancel', 0],
  ] as const)(
    '[PAY-44] a %s gives the wallet its part back at once, and leaves %i slot reserved',
    async (outcome, left) => {
      const { checkout, begun, url } = await split()
      await choose(url, outcome)
      await process(begun.transaction.id)
      expect(await wallet()).toEqual({ free: 1_000, held: 0 })
      expect(await ordersOf(checkout.token)).toBe(0)
      expect(await shop.takenOf(booked.slotId)).toBe(left)
    },
  )

  test('[PAY-44] [BOOK-44] the end of the hold gives everything back, the wallet’s part too', async () => {
    const { checkout } = await split()
    await expire(checkout.token)
    expect(await wallet()).toEqual({ free: 1_000, held: 0 })
    expect(await shop.takenOf(booked.slotId)).toBe(0)
  })

  test('[PAY-42] [GQL-42] leaving the gateway’s page ends the payment there and frees what was held', async () => {
    const { begun, url } = await split()
    expect((await process(begun.transaction.id)).transactionEvent.type).toBe('CHARGE_ACTION_REQUIRED')
    const left = await process(begun.transaction.id, { cancel: true })
    const data = { money: 'not_charged' }
    expect(left).toEqual({ transactionEvent: { type: 'CHARGE_FAILURE' }, data, errors: [] })
    expect(await wallet()).toEqual({ free: 1_000, held: 0 })
    expect((await choose(url, 'pay')).headers.location).toContain('/payment/cancel/')
  })

  test('[PAY-15] a card that is asked for everything gives the wallet its part back', async () => {
    const { checkout } = await split()
    const whole = await begin(checkout.id, 'sandbox', checkout.totalPrice.gross.amount)
    expect(whole.transactionEvent.amount.amount).toBe(checkout.totalPrice.gross.amount)
    expect(await wallet()).toEqual({ free: 1_000, held: 0 })
    await choose(whole.data.url, 'pay')
    const { order } = await complete(checkout.id)
    expect((await paymentsOf(order.number))?.map(({ source }) => source)).toEqual(['sandbox'])
  })

  test('a lower amount than is left does not lower the charge', async () => {
    const { checkout } = await split()
    const low = await begin(checkout.id, 'sandbox', 0.001)
    expect(low.transactionEvent.amount.amount).toBe((checkout.total - 1_000) / 1000)
  })

  test('[PAY-46] paid after the hold was lost, the wallet’s part is taken again', async () => {
    const { checkout, begun, url } = await split()
    await choose(url, 'pay')
    await expire(checkout.token)
    expect(await wallet()).toEqual({ free: 1_000, held: 0 })
    expect(await settleAttempt(context(), await attemptOf(begun.transaction.token))).toBe('paid')
    expect(await ordersOf(checkout.token)).toBe(1)
    expect(await wallet()).toEqual({ free: 0, held: 0 })
  })

  test('paid after the wallet’s part was spent elsewhere, the card’s money goes to the wallet', async () => {
    const { checkout, begun, url } = await split()
    await choose(url, 'pay')
    await expire(checkout.token)
    await fillWallet(0)
    expect(await settleAttempt(context(), await attemptOf(begun.transaction.token))).toBe('paid')
    expect(await ordersOf(checkout.token)).toBe(0)
    expect(await wallet()).toEqual({ free: checkout.total - 1_000, held: 0 })
  })

  test('other lines give the wallet its part back, because it was for the former ones', async () => {
    const { checkout } = await split()
    await shop.create({ lines: [{ ...booked.line, quantity: 2 }] })
    expect(await wallet()).toEqual({ free: 1_000, held: 0 })
    expect((await complete(checkout.id)).errors[0].code).toBe('CHECKOUT_NOT_FULLY_PAID')
  })

  test('paid by card in one tab and by wallet in another, it is bought once', async () => {
    const checkout = await checkoutOf()
    await fillWallet(checkout.total)
    const begun = await begin(checkout.id)
    await choose(begun.data.url, 'pay')
    await begin(checkout.id, 'WALLET')
    const { order } = await complete(checkout.id)
    expect((await paymentsOf(order.number))?.map(({ source }) => source)).toEqual(['sandbox'])
    expect(await wallet()).toEqual({ free: checkout.total, held: 0 })
  })

  test('[PAY-14] nothing starts when the hold is over: neither a hold of the wallet nor a payment', async () => {
    const checkout = await checkoutOf()
    await fillWallet(checkout.total)
    await expire(checkout.token)
    for (const gateway of ['WALLET', 'sandbox']) {
      expect((await begin(checkout.id, gateway)).errors[0].message).toMatch(/time/)
    }
    expect(await wallet()).toEqual({ free: checkout.total, held: 0 })
  })
})

async function expire(token: string) {
  await shop.db().execute(sql`UPDATE checkouts SET held_since = now() - interval '29 minutes',
    held_until = now() - interval '1 second' WHERE public_id = ${token}`)
  await shop.db().execute(sql`UPDATE slot_reservations SET expires_at = now() - interval '1 second'
    WHERE holder = ${`checkout:${token}`}`)
  const held = sql`SELECT held_until FROM checkouts WHERE public_id = ${token}`
  await waitUntil(async () => (await shop.value(held)) === null)
}
