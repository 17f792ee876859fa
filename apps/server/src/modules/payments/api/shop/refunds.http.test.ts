import { baisa } from '@warsha/contract/money/baisa.ts'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '#kernel/database/transaction.ts'
import { publish } from '#kernel/events/publish.ts'
import { ok } from '#kernel/outcome.ts'
import { type Booked, bookedLine } from '#modules/checkout/samples/booked-line.ts'
import { orderStatusChanged } from '#modules/orders/index.ts'
import { waitUntil } from '#testing/wait-until.ts'
import { refundOrder } from '../../use-cases/refund-order.ts'
import { usePaymentShop } from '../testing/payment-shop.ts'
import { purchasesOf } from '../testing/purchases.ts'

const shop = usePaymentShop('91000301')
const { begin, complete, choose, fillWallet, wallet, paymentsOf, context, customerId } = purchasesOf(shop)
let booked: Booked
beforeEach(async () => {
  booked = await bookedLine(shop.db(), { capacity: 5 })
})

/** An order that the wallet paid for 1.000 and a card for the rest. */
async function paidOrder() {
  const { checkout } = await shop.create({ lines: [booked.line] })
  await fillWallet(1_000)
  await begin(checkout.id, 'WALLET')
  const begun = await begin(checkout.id)
  await choose(begun.data.url, 'pay')
  const { order } = await complete(checkout.id)
  const number = Number(order.number)
  const id = (await shop.value<number>(sql`SELECT id FROM orders WHERE number = ${number}`)) ?? 0
  const total = Math.round(checkout.totalPrice.gross.amount * 1000)
  return { id, number, customerId: await customerId(), total, pspReference: begun.data.psp_reference }
}
type Paid = Awaited<ReturnType<typeof paidOrder>>

const refund = (order: Paid, key: string, amount?: number, change = {}) =>
  refundOrder(
    { ...context(), ...change },
    { order, key, amount: amount === undefined ? undefined : baisa(amount) },
  )
const statusOf = ({ id }: Paid) => shop.value<string>(sql`SELECT payment_status FROM orders WHERE id = ${id}`)
const atGateway = ({ pspReference }: Paid) =>
  shop.value<number>(sql`SELECT refunded_baisa FROM sandbox_payments WHERE reference = ${pspReference}`)
const isDone = async () =>
  (await shop.value<number>(sql`SELECT count(*)::int FROM order_refunds WHERE state = 'requested'`)) === 0
const refundedOf = async ({ number }: Paid) =>
  (await paymentsOf(String(number)))?.map(({ refunded }) => refunded)

describe('a refund of an order', () => {
  test('whole, gives the wallet and the card what each has paid, once per key', async () => {
    const order = await paidOrder()
    const answers = await Promise.all(Array.from({ length: 5 }, () => refund(order, `whole:${order.id}`)))
    expect(answers.every(({ ok }) => ok)).toBe(true)
    expect(await wallet()).toEqual({ free: 1_000, held: 0 })
    await waitUntil(isDone)
    expect(await atGateway(order)).toBe(order.total - 1_000)
    expect(await refundedOf(order)).toEqual([1_000, order.total - 1_000])
    expect(await statusOf(order)).toBe('FULLY_REFUNDED')
    const attempt = sql`SELECT state FROM payment_attempts WHERE psp_reference = ${order.pspReference}`
    expect(await shop.value(attempt)).toBe('refunded')
    const books = sql`SELECT sum(amount_baisa)::int FROM ledger_entries
      JOIN ledger_transactions ON ledger_transactions.id = transaction_id
      JOIN ledger_accounts ON ledger_accounts.id = account_id
      WHERE name = 'refunds' AND reference IN (${String(order.number)}, ${`order:${order.id}`})`
    expect(await shop.value(books)).toBe(-order.total)
    expect(await refund(order, 'again')).toMatchObject({ code: 'NOTHING_TO_REFUND' })
  })

  test('in parts, begins with the wallet and never gives back more than was paid', async () => {
    const order = await paidOrder()
    expect(await refund(order, `a:${order.id}`, 1_500)).toMatchObject({ ok: true })
    expect(await statusOf(order)).toBe('PARTIALLY_REFUNDED')
    expect(await refund(order, `a:${order.id}`, 1_600)).toMatchObject({ code: 'CONFLICT' })
    expect(await refund(order, `b:${order.id}`, order.total)).toMatchObject({ code: 'REFUND_TOO_HIGH' })
    expect(await refund(order, `c:${order.id}`, 100)).toMatchObject({ ok: true })
    expect(await statusOf(order)).toBe('PARTIALLY_REFUNDED')
    expect(await refundedOf(order)).toEqual([1_000, 600])
    await waitUntil(isDone)
    expect(await atGateway(order)).toBe(600)
    expect(await refund(order, `d:${order.id}`)).toMatchObject({ ok: true })
    await waitUntil(isDone)
    expect(await atGateway(order)).toBe(order.total - 1_000)
    expect(await statusOf(order)).toBe('FULLY_REFUNDED')
  })

  test('in parts, goes to the wallet where the gateway gives back whole payments alone', async () => {
    const order = await paidOrder()
    const { gateways } = context()
    const whole = new Map(
      [...gateways].map(([id, gateway]) => [id, { ...gateway, refunds: 'whole' as const }]),
    )
    await refund(order, `part:${order.id}`, 1_500, { gateways: whole })
    expect(await wallet()).toEqual({ free: 1_500, held: 0 })
    expect(await atGateway(order)).toBe(0)
  })

  test('twenty at once never give back more than was paid', async () => {
    const order = await paidOrder()
    const part = Math.ceil(order.total / 10)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => refund(order, `${order.id}:${at}`, part)),
    )
    expect(answers.filter(({ ok }) => ok).length).toBe(Math.floor(order.total / part))
    await waitUntil(isDone)
  })

  test('that is called off is made by itself', async () => {
    const order = await paidOrder()
    const { id: orderId, customerId: buyer } = order
    const move = { kind: 'status', from: 'UNFULFILLED', to: 'CANCELED', reason: 'test' } as const
    await inTransaction(shop.db(), async (tx) => {
      await publish(tx, orderStatusChanged({ orderId, customerId: buyer, ...move }))
      return ok(undefined)
    })
    await waitUntil(async () => (await statusOf(order)) === 'FULLY_REFUNDED')
    await waitUntil(isDone)
    expect(await wallet()).toEqual({ free: 1_000, held: 0 })
    expect(await atGateway(order)).toBe(order.total - 1_000)
  })
})
