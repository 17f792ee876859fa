import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { bookedLine } from '#modules/checkout/samples/booked-line.ts'
import { usePaymentShop } from '#modules/payments/api/testing/payment-shop.ts'
import { ask } from '#testing/sign-in.ts'
import { makeMember, signInStaff } from '#testing/staff.ts'

const shop = usePaymentShop('91000139')
let content: Awaited<ReturnType<typeof signInStaff>>
beforeAll(async () => {
  content = await signInStaff(shop.shop(), await makeMember(shop.shop(), 'content'))
})

let made = 0
const sent = (change: object = {}) => ({ key: `key-${process.pid}-${++made}`, ...change })

async function createPromotion(): Promise<{ id: number; code: string }> {
  const { body } = await content.ask(
    '/promotions/',
    sent({
      code: `pause-${process.pid % 1000}-${++made}`,
      name: { en: 'Tenth', ar: 'العُشر' },
      ...{ type: 'percent', percent: 10, amount_baisa: null, channel_id: null, minimum_baisa: null },
      ...{ starts_on: null, ends_on: null, total_limit: 5, per_customer_limit: null, within_hours: null },
      targets: [],
    }),
  )
  return body.data
}

async function begin() {
  const { line } = await bookedLine(shop.db(), { capacity: 5 })
  const { checkout } = await shop.create({ lines: [line] })
  return checkout as { id: string; totalPrice: { gross: { amount: number } } }
}

async function add(id: string, promoCode: string) {
  const query = `mutation($id: ID, $promoCode: String!) { checkoutAddPromoCode(id: $id, promoCode: $promoCode) {
    checkout { totalPrice { gross { amount } } } errors { code message } } }`
  const answer = await ask(shop.shop(), query, { variables: { id, promoCode }, token: shop.token() })
  return answer.data.checkoutAddPromoCode
}

async function pay(id: string) {
  const query = `mutation($id: ID!, $data: JSON!) {
    transactionInitialize(id: $id, paymentGateway: { id: "warsha.payments", data: $data }) {
      transactionEvent { amount { amount } } data errors { message } } }`
  const data = { gateway_id: 'sandbox', callback_host: 'http://localhost/en' }
  const answer = await ask(shop.shop(), query, { variables: { id, data }, token: shop.token() })
  const begun = answer.data.transactionInitialize
  expect(begun.errors).toEqual([])
  return {
    amount: begun.transactionEvent.amount.amount as number,
    finish: () =>
      shop.shop().app.inject({
        method: 'POST',
        url: new URL(begun.data.url).pathname,
        headers: { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ outcome: 'pay', card: '4000000000000507' }).toString(),
      }),
  }
}

async function complete(id: string) {
  const query = `mutation($id: ID!) { checkoutComplete(id: $id) {
    order { total { gross { amount } } } errors { message } } }`
  const answer = await ask(shop.shop(), query, { variables: { id }, token: shop.token() })
  return answer.data.checkoutComplete
}

test('[OPS-10] a code that an operator makes can be used at once; paused, nobody gets it any more', async () => {
  const { id, code } = await createPromotion()
  const first = await begin()
  const added = await add(first.id, code)
  expect(added.errors).toEqual([])
  expect(added.checkout.totalPrice.gross.amount).toBeLessThan(first.totalPrice.gross.amount)
  await content.ask(`/promotions/${id}/pause/`, sent())
  const second = await begin()
  const refused = await add(second.id, code)
  expect(refused.errors).toHaveLength(1)
  await content.ask(`/promotions/${id}/resume/`, sent())
  expect((await add(second.id, code)).errors).toEqual([])
})

test('[OPS-10] a purchase that is being paid when its code is paused keeps the discount it was promised', async () => {
  const { id, code } = await createPromotion()
  const checkout = await begin()
  const { totalPrice } = (await add(checkout.id, code)).checkout
  const payment = await pay(checkout.id)
  expect(payment.amount).toBe(totalPrice.gross.amount)
  await content.ask(`/promotions/${id}/pause/`, sent())
  await payment.finish()
  const { order, errors } = await complete(checkout.id)
  expect(errors).toEqual([])
  expect(order.total.gross.amount).toBe(totalPrice.gross.amount)
  expect(await shop.value<string>(sql`SELECT state FROM promo_uses WHERE code_id = ${id}`)).toBe('consumed')
  const { body } = await content.ask(`/promotions/${id}/uses/`)
  expect(body.data).toMatchObject([{ state: 'consumed', order: { number: expect.any(String) } }])
})
