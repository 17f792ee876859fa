import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { type Booked, bookedLine } from '#modules/checkout/samples/booked-line.ts'
import { usePaymentShop } from '#modules/payments/api/testing/payment-shop.ts'
import { ask } from '#testing/sign-in.ts'

const shop = usePaymentShop('91000131')
let booked: Booked
beforeEach(async () => {
  booked = await bookedLine(shop.db(), { capacity: 5 })
})

const send = async (query: string, variables: Record<string, unknown>, token = shop.token()) =>
  (await ask(shop.shop(), query, { variables, token })).data

async function begin(token = shop.token(), quantity = 1) {
  const { checkout, errors } = await shop.create({ lines: [{ ...booked.line, quantity }] }, token)
  expect(errors).toEqual([])
  return checkout as { id: string; token: string; totalPrice: { gross: { amount: number } } }
}

async function add(id: string, promoCode: string, token = shop.token()) {
  const query = `mutation($id: ID, $promoCode: String!) { checkoutAddPromoCode(id: $id, promoCode: $promoCode) {
    checkout { totalPrice { gross { amount } } discount { amount } } errors { message } } }`
  const { checkoutAddPromoCode: answer } = await send(query, { id, promoCode }, token)
  expect(answer.errors).toEqual([])
  return answer.checkout
}

async function pay(id: string, outcome: 'pay' | 'decline' | 'cancel') {
  const query = `mutation($id: ID!, $data: JSON!) {
    transactionInitialize(id: $id, paymentGateway: { id: "warsha.payments", data: $data }) {
      transaction { id } transactionEvent { amount { amount } } data errors { message } } }`
  const data = { gateway_id: 'sandbox', callback_host: 'http://localhost/en' }
  const { transactionInitialize: begun } = await send(query, { id, data })
  expect(begun.errors).toEqual([])
  await shop.shop().app.inject({
    method: 'POST',
    url: new URL(begun.data.url).pathname,
    headers: { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ outcome, card: '4000000000000507' }).toString(),
  })
  return begun.transactionEvent.amount.amount as number
}

async function complete(id: string, token = shop.token()) {
  const query = `mutation($id: ID!) { checkoutComplete(id: $id) {
    order { number total { gross { amount } } subtotal { gross { amount } } } errors { code message } } }`
  const answer = await ask(shop.shop(), query, { variables: { id }, token })
  expect(answer.errors).toBeUndefined()
  return answer.data.checkoutComplete
}

const usedOf = (code: string) => shop.value<number>(sql`SELECT used FROM promo_codes WHERE code = ${code}`)
const balanceOf = (code: string) =>
  shop.value<number>(sql`
    SELECT balance_baisa FROM ledger_accounts JOIN gift_cards ON name = 'gift_card:' || gift_cards.id WHERE code = ${code}`)
const copiesOf = async (number: string) => {
  const { rows } = await shop.db().execute(sql`
    SELECT kind, order_discounts.code, amount_baisa AS amount FROM order_discounts JOIN orders ON orders.id = order_id
    WHERE number = ${Number(number)} ORDER BY kind DESC`)
  return rows
}
const baisaOf = (amount: number) => Math.round(amount * 1000)

test('a card pays the reduced price; the order copies the code, and its use is consumed once', async () => {
  const { id } = await begin()
  const before = (await usedOf('bima')) ?? 0
  const { totalPrice, discount } = await add(id, 'bima')
  expect(await usedOf('bima')).toBe(before + 1)
  expect(await pay(id, 'pay')).toBe(totalPrice.gross.amount)
  const { order, errors } = await complete(id)
  expect(errors).toEqual([])
  expect(order.total.gross.amount).toBe(totalPrice.gross.amount)
  expect(await copiesOf(order.number)).toEqual([
    { kind: 'promo', code: 'bima', amount: baisaOf(discount.amount) },
  ])
  expect(await usedOf('bima')).toBe(before + 1)
})

test('a refused card keeps the code for the next; a cancelled payment gives it back', async () => {
  const { id } = await begin()
  await add(id, 'welcome10')
  await pay(id, 'decline')
  expect((await complete(id)).order).toBeNull()
  expect(await usedOf('welcome10')).toBe(1)
  await pay(id, 'cancel')
  expect((await complete(id)).order).toBeNull()
  expect(await usedOf('welcome10')).toBe(0)
  const next = await begin()
  await add(next.id, 'welcome10')
  expect(await usedOf('welcome10')).toBe(1)
  const query = `mutation($id: ID) { checkoutRemovePromoCode(id: $id, promoCode: "welcome10") { errors { code } } }`
  expect((await send(query, { id: next.id })).checkoutRemovePromoCode.errors).toEqual([])
  expect(await usedOf('welcome10')).toBe(0)
})

test('[CHK-28] a gift card pays its part: the rest by card, what is left stays on it', async () => {
  const { id } = await begin(shop.token(), 4)
  const { totalPrice } = await add(id, 'gift-demo-3')
  expect(await balanceOf('gift-demo-3')).toBe(3_000)
  expect(await pay(id, 'pay')).toBe(totalPrice.gross.amount)
  const { order } = await complete(id)
  expect(baisaOf(order.total.gross.amount)).toBe(baisaOf(totalPrice.gross.amount) + 3_000)
  expect(await copiesOf(order.number)).toEqual([{ kind: 'gift_card', code: 'gift-demo-3', amount: 3_000 }])
  expect(await balanceOf('gift-demo-3')).toBe(0)

  const empty = await begin()
  const query = `mutation($id: ID) { checkoutAddPromoCode(id: $id, promoCode: "gift-demo-3") { errors { code message } } }`
  expect((await send(query, { id: empty.id })).checkoutAddPromoCode.errors).toEqual([
    { code: 'GIFT_CARD_NOT_APPLICABLE', message: 'There is no money left on this gift card.' },
  ])
})

test('[CHK-28] a gift card that pays everything needs no gateway; me shows the card and what is left', async () => {
  const token = await shop.signIn('91000132')
  const { id, totalPrice } = await begin(token)
  const after = await add(id, 'gift-demo-25', token)
  expect(after.totalPrice.gross.amount).toBe(0)
  const { order, errors } = await complete(id, token)
  expect(errors).toEqual([])
  expect(order.total.gross.amount).toBe(totalPrice.gross.amount)
  const { me } = await send(
    'query { me { giftCards(first: 10) { edges { node { code currentBalance { amount } initialBalance { amount } } } } } }',
    {},
    token,
  )
  expect(me.giftCards.edges).toEqual([
    {
      node: {
        code: 'gift-demo-25',
        initialBalance: { amount: 25 },
        currentBalance: { amount: (25_000 - baisaOf(totalPrice.gross.amount)) / 1000 },
      },
    },
  ])
})
