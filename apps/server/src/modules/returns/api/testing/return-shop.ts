import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { sql } from 'drizzle-orm'
import { bookedLine } from '#modules/checkout/samples/booked-line.ts'
import { useUnits } from '#modules/orders/api/testing/use-units.ts'
import type { usePaymentShop } from '#modules/payments/api/testing/payment-shop.ts'
import { purchasesOf } from '#modules/payments/api/testing/purchases.ts'
import { ask, sentCode } from '#testing/sign-in.ts'

export type Sold = {
  id: number
  number: number
  customerId: number
  total: number
  /** Of the first line, as the API names it. */
  item: string
  slotId: number
  variantId: number
}

/** A customer's steps to return something. */
export function returnsOf(shop: ReturnType<typeof usePaymentShop>) {
  const { begin, complete, choose, fillWallet, wallet, customerId, refund } = purchasesOf(shop)
  let sentCodes = 1

  async function call(method: 'GET' | 'POST', path: string, payload?: object, token = shop.token()) {
    const answer = await shop.shop().app.inject({
      method,
      url: `/api/v1/${path}`,
      headers: { host: 'localhost', 'accept-language': 'en', authorization: `Bearer ${token}` },
      ...(payload && { payload }),
    })
    return { status: answer.statusCode, ...answer.json() }
  }

  async function addCode(id: string, code: string) {
    const query = `mutation($id: ID, $code: String!) {
      checkoutAddPromoCode(id: $id, promoCode: $code) { errors { message } } }`
    await ask(shop.shop(), query, { variables: { id, code }, token: shop.token() })
  }

  /** An order of oil at a centre, paid by the wallet for this much and by card for the rest. */
  async function sell({ quantity = 1, credit = 0, code = '' } = {}): Promise<Sold> {
    const { line, slotId, variantKey: variantId } = await bookedLine(shop.db(), { capacity: 5 })
    const { checkout } = await shop.create({ lines: [{ ...line, quantity }] })
    if (code) await addCode(checkout.id, code)
    await fillWallet(credit)
    if (credit > 0) await begin(checkout.id, 'WALLET')
    const begun = await begin(checkout.id)
    await choose(begun.data.url, 'pay')
    const number = Number((await complete(checkout.id)).order.number)
    const id = (await shop.value<number>(sql`SELECT id FROM orders WHERE number = ${number}`)) ?? 0
    const key = await shop.value<string>(
      sql`SELECT public_id FROM order_lines WHERE order_id = ${id} AND position = 0`,
    )
    const total = Math.round(checkout.totalPrice.gross.amount * 1000)
    const item = toGlobalId('OrderLine', key ?? '')
    return { id, number, customerId: await customerId(), total, item, slotId, variantId }
  }

  return {
    call,
    sell,
    wallet,
    refund,

    /** Brings the goods of an order, so many days ago. */
    async deliver({ id }: Sold, units: number, daysAgo = 0) {
      await shop.db().execute(sql`UPDATE order_lines SET metadata = metadata || '{"service_type": "delivery"}'
        WHERE order_id = ${id} AND position = 0`)
      await useUnits(shop.db(), { orderId: id, position: 0, units })
      await shop.db().execute(sql`UPDATE order_lines SET delivered_at = now() - ${daysAgo} * interval '1 day'
        WHERE order_id = ${id} AND position = 0`)
    },

    async reason(): Promise<number> {
      const { data } = await call('GET', 'rates/poll-questions/?type=returned')
      return data[0].id
    },

    /** Asks for a return, as if the last code had been sent long ago; the answer has the code that was sent. */
    async request(item: string, quantity = 1, change: object = {}) {
      await shop.db().execute(sql`DELETE FROM attempts`)
      const poll_id = await this.reason()
      const answer = await call('POST', 'orders/returned/', { id: item, quantity, poll_id, ...change })
      if (answer.status !== 200) return { answer, id: '', code: '' }
      sentCodes += 1
      return { answer, id: answer.data.id, code: await sentCode(shop.shop(), shop.phone, sentCodes) }
    },

    verify: (id: string, code: string, token?: string) =>
      call('POST', 'orders/returned-verify/', { id, code }, token),

    async stateOf({ id, slotId, variantId }: Sold) {
      const { rows } = await shop.db().execute<Record<string, unknown>>(sql`
        SELECT status, payment_status AS payment, returned, used,
          (SELECT taken FROM slots WHERE id = ${slotId}) AS taken,
          (SELECT sum(on_hand)::int FROM stocks WHERE variant_id = ${variantId}) AS stock
        FROM orders JOIN order_lines ON order_id = orders.id AND position = 0 WHERE orders.id = ${id}`)
      return rows[0]
    },

    refundsOf: ({ id }: Sold) =>
      shop.value<number>(sql`SELECT coalesce(sum(order_refunds.amount_baisa), 0)::int FROM order_refunds
        JOIN order_payments ON order_payments.id = payment_id WHERE order_id = ${id}`),
  }
}
