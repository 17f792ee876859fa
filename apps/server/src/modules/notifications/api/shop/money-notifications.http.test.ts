import { formatMoment } from '@warsha/contract/formats/format-day.ts'
import { sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { inTransaction } from '#kernel/database/transaction.ts'
import { publish } from '#kernel/events/publish.ts'
import { ok } from '#kernel/outcome.ts'
import { listFreeSlots } from '#modules/booking/index.ts'
import { type Booked, bookedLine } from '#modules/checkout/samples/booked-line.ts'
import { expireReservations } from '#modules/checkout/samples/draft-checkout.ts'
import { moveOrder, orderStatusChanged } from '#modules/orders/index.ts'
import { attemptsOf } from '#modules/payments/api/testing/attempts.ts'
import { usePaymentShop } from '#modules/payments/api/testing/payment-shop.ts'
import { purchasesOf } from '#modules/payments/api/testing/purchases.ts'
import { waitUntil } from '#testing/wait-until.ts'
import { toldIn } from '../testing/told.ts'

const shop = usePaymentShop('91450011', undefined, { WEB_PUSH: 'off' })
const { begin, complete, choose, fillWallet, ordersOf, customerId, context } = purchasesOf(shop)
const { poll } = attemptsOf(shop, context)
const { list, toldBy } = toldIn(shop)
let booked: Booked
beforeEach(async () => {
  booked = await bookedLine(shop.db(), { capacity: 5 })
  await fillWallet(0)
})

const rials = (amount: number) => (amount / 1000).toFixed(3)

async function openCheckout() {
  const { checkout, errors } = await shop.create({ lines: [booked.line] })
  expect(errors).toEqual([])
  return { ...checkout, total: Math.round(checkout.totalPrice.gross.amount * 1000) as number }
}

describe('[NOTIF-27] an order that is cancelled', () => {
  async function bought() {
    await fillWallet(1_000)
    const { id, total, token } = await openCheckout()
    await begin(id, 'WALLET', 1)
    await choose((await begin(id)).data.url, 'pay')
    const { order } = await complete(id)
    const orderId = await shop.value<number>(sql`SELECT id FROM orders WHERE checkout_public_id = ${token}`)
    const name = await shop.value<{ en: string; ar: string }>(
      sql`SELECT product_name FROM order_lines WHERE order_id = ${orderId} AND position = 0`,
    )
    return { number: order.number as string, orderId: orderId ?? 0, total, name }
  }
  const cancel = (orderId: number) => moveOrder(shop.db(), { orderId, to: 'CANCELED', reason: 'operator' })

  test('is one notification that says where the money goes, in both languages', async () => {
    const { number, orderId, total, name } = await bought()
    const [told, ...more] = await toldBy(() => cancel(orderId))
    expect(more).toEqual([])
    expect(told?.subject).toBe(`Order ${number} cancelled`)
    expect(told?.message).toBe(
      `${name?.en}: your order is cancelled. 1.000 OMR are in your wallet. ${rials(total - 1_000)} OMR go back to your card. Your bank may take a few days.`,
    )
    expect(told?.metadata).toMatchObject({ status: 'CANCELED', payment_status: 'FULLY_REFUNDED' })
    const [arabic] = await list('ar')
    expect(arabic?.message).toBe(
      `${name?.ar}: أُلغي طلبك. أُضيف 1.000 ر.ع. إلى محفظتك. سيعود ${rials(total - 1_000)} ر.ع. إلى بطاقتك، وقد يستغرق ذلك بضعة أيام لدى البنك.`,
    )
    const move = { kind: 'status', from: 'UNFULFILLED', to: 'CANCELED', reason: 'operator' } as const
    const event = orderStatusChanged({ orderId, customerId: await customerId(), ...move })
    const again = () =>
      inTransaction(shop.db(), async (tx) => {
        for (let time = 0; time < 3; time++) await publish(tx, event)
        return ok(undefined)
      })
    expect(await toldBy(again)).toEqual([])
  })
})

describe('[PAY-46] a payment that came after its slot was lost', () => {
  test('is told with the next free times of the centre, in both languages', async () => {
    booked = await bookedLine(shop.db(), { capacity: 1 })
    const checkout = await openCheckout()
    const other = await shop.signIn('91450012')
    await choose((await begin(checkout.id)).data.url, 'pay')
    // The payment is not polled before another customer has taken the slot.
    await shop.db().execute(sql`UPDATE payment_attempts SET next_poll_at = now() + interval '1 hour'
      WHERE checkout_public_id = ${checkout.token}`)
    await expireReservations(shop.db(), [await customerId()])
    const held = sql`SELECT held_until FROM checkouts WHERE public_id = ${checkout.token}`
    await waitUntil(async () => (await shop.value(held)) === null)
    const { errors } = await shop.create({ lines: [booked.line] }, other)
    expect(errors).toEqual([])
    const [told, ...more] = await toldBy(poll)
    expect(more).toEqual([])
    expect(await ordersOf(checkout.token)).toBe(0)
    const hours = await listFreeSlots(shop.db(), 1)
    const times = (locale: 'en' | 'ar') =>
      hours.map(({ startsAt }) => formatMoment(startsAt, locale).replaceAll(/[\u2068\u2069]/g, ''))
    expect(hours.length).toBeGreaterThan(0)
    const centre = await shop.value<{ en: string; ar: string }>(
      sql`SELECT json_build_object('en', name_en, 'ar', name_ar) FROM service_centres WHERE id = 1`,
    )
    expect(told?.message).toMatch(/The whole amount is in your wallet\. Next free times at /)
    expect(told?.message).toContain(`Next free times at ${centre?.en}: ${times('en').join('; ')}.`)
    const [arabic] = await list('ar')
    expect(arabic?.message).toContain(`أقرب المواعيد المتاحة في ${centre?.ar}: ${times('ar').join('؛ ')}.`)
  })
})
