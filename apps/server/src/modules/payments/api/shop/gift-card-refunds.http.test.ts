import { baisa } from '@warsha/contract/money/baisa.ts'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '#kernel/database/transaction.ts'
import { ok } from '#kernel/outcome.ts'
import { type Booked, bookedLine } from '#modules/checkout/samples/booked-line.ts'
import { issueGiftCard } from '#modules/promotions/index.ts'
import { ask } from '#testing/sign-in.ts'
import { waitUntil } from '#testing/wait-until.ts'
import { refundOrder } from '../../use-cases/refund-order.ts'
import { usePaymentShop } from '../testing/payment-shop.ts'
import { purchasesOf } from '../testing/purchases.ts'

const shop = usePaymentShop('91000302')
const { begin, complete, choose, wallet, paymentsOf, context, customerId } = purchasesOf(shop)
let booked: Booked
beforeEach(async () => {
  booked = await bookedLine(shop.db(), { capacity: 5 })
})

/** An order that a gift card of this amount has paid, and a card what was left. */
async function paidOrder(code: string, onCard: number) {
  const card = { code, initialBaisa: baisa(onCard), endsOn: null, customerId: null }
  await inTransaction(shop.db(), async (tx) => ok(await issueGiftCard(tx, card)))
  const { checkout } = await shop.create({ lines: [booked.line] })
  const query = `mutation($id: ID, $code: String!) { checkoutAddPromoCode(id: $id, promoCode: $code) {
    checkout { totalPrice { gross { amount } } } errors { message } } }`
  const variables = { id: checkout.id, code }
  const { data } = await ask(shop.shop(), query, { variables, token: shop.token() })
  const due = Math.round(data.checkoutAddPromoCode.checkout.totalPrice.gross.amount * 1000)
  if (due > 0) await choose((await begin(checkout.id)).data.url, 'pay')
  const number = Number((await complete(checkout.id)).order.number)
  const id = (await shop.value<number>(sql`SELECT id FROM orders WHERE number = ${number}`)) ?? 0
  const total = Math.round(checkout.totalPrice.gross.amount * 1000)
  return { id, number, customerId: await customerId(), total, due }
}
type Paid = Awaited<ReturnType<typeof paidOrder>>

const refund = (order: Paid, key: string, amount?: number) =>
  refundOrder(context(), { order, key, amount: amount === undefined ? undefined : baisa(amount) })
const statusOf = ({ id }: Paid) => shop.value<string>(sql`SELECT payment_status FROM orders WHERE id = ${id}`)
const balanceOf = (code: string) =>
  shop.value<number>(sql`
    SELECT balance_baisa FROM ledger_accounts JOIN gift_cards ON name = 'gift_card:' || gift_cards.id WHERE code = ${code}`)
const refundedOf = async ({ number }: Paid) =>
  (await paymentsOf(String(number)))?.map(({ source, refunded }) => [source, refunded])
const isDone = async () =>
  (await shop.value<number>(sql`SELECT count(*)::int FROM order_refunds WHERE state = 'requested'`)) === 0

describe('a refund of an order that a gift card has paid', () => {
  test('whole, gives the gift card and the card what each has paid, once per key', async () => {
    const before = await wallet()
    const order = await paidOrder('refund-part', 1_000)
    expect(await balanceOf('refund-part')).toBe(0)
    const answers = await Promise.all(Array.from({ length: 5 }, () => refund(order, `whole:${order.id}`)))
    expect(answers.every(({ ok }) => ok)).toBe(true)
    await waitUntil(isDone)
    expect(await balanceOf('refund-part')).toBe(1_000)
    expect(await refundedOf(order)).toEqual([
      ['GIFT_CARD', 1_000],
      ['sandbox', order.due],
    ])
    expect(order.due).toBe(order.total - 1_000)
    expect(await wallet()).toEqual(before)
    expect(await statusOf(order)).toBe('FULLY_REFUNDED')
  })

  test('wholly, is refunded to the gift card alone, in parts and never more than was paid', async () => {
    const order = await paidOrder('refund-whole', 900_000)
    expect(order.due).toBe(0)
    expect(await refund(order, `a:${order.id}`, 100)).toMatchObject({ ok: true })
    expect(await statusOf(order)).toBe('PARTIALLY_REFUNDED')
    expect(await balanceOf('refund-whole')).toBe(900_000 - order.total + 100)
    expect(await refund(order, `b:${order.id}`, order.total)).toMatchObject({ code: 'REFUND_TOO_HIGH' })
    const rest = await Promise.all(['c', 'd', 'e'].map((key) => refund(order, `${key}:${order.id}`)))
    expect(rest.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await balanceOf('refund-whole')).toBe(900_000)
    expect(await refundedOf(order)).toEqual([['GIFT_CARD', order.total]])
    expect(await statusOf(order)).toBe('FULLY_REFUNDED')
    expect(await refund(order, `f:${order.id}`)).toMatchObject({ code: 'NOTHING_TO_REFUND' })
  })
})
