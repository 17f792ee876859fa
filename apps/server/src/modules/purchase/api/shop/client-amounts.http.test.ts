import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Booked, bookedLine } from '#modules/checkout/samples/booked-line.ts'
import { usePaymentShop } from '#modules/payments/api/testing/payment-shop.ts'
import { purchasesOf } from '#modules/payments/api/testing/purchases.ts'
import { ask } from '#testing/sign-in.ts'

const shop = usePaymentShop('91000611')
const { begin, complete, choose, fillWallet, wallet, paymentsOf } = purchasesOf(shop)

let booked: Booked
/** The shop's price: the oil by its list and the fee of the shift. */
let due: number
beforeAll(async () => {
  booked = await bookedLine(shop.db(), { capacity: 20 })
  const list = await shop.value<number>(sql`SELECT discounted_price_baisa FROM variant_channel_listings
    JOIN channels ON channels.id = channel_id WHERE slug = 'default-channel' AND variant_id = ${booked.variantKey}`)
  due = (list ?? 0) + booked.feeBaisa
})
beforeEach(() => fillWallet(0))

/** Amounts under every name that a client could hope for. */
const wishes = {
  ...{ price: '0.001', unit_price: '0.001', total: '0.001', undiscounted_price: '0.001', payable: '0' },
  ...{ discount: '99', discount_amount: '99', visible_discount_value: '99', voucher_amount: '99' },
  ...{ service_fee: '0', fee: '0', shipping_price: '0', delivery_amount: '0', tax: '0' },
  ...{ wallet_amount: '99', credit: '99', balance: '99' },
}
const wished = Object.entries(wishes).map(([key, value]) => ({ key, value }))
const rials = (amount: number) => amount / 1000

/** A purchase with amounts in every place that takes pairs, at the payment, too. */
async function purchase(charge: (id: string) => Promise<string>) {
  const line = { ...booked.line, metadata: [...booked.line.metadata, ...wished] }
  const { checkout, errors } = await shop.create({ lines: [line], metadata: wished })
  expect([errors, checkout.totalPrice.gross.amount]).toEqual([[], rials(due)])
  await choose(await charge(checkout.id), 'pay')
  return (await complete(checkout.id)).order
}

describe('[SEC-03] of what a client sends as an amount nothing is used', () => {
  test('prices, discounts and fees beside the lines and the payment: the shop’s own are charged', async () => {
    const order = await purchase(async (id) => {
      const query = `mutation($id: ID!, $data: JSON!) { transactionInitialize(id: $id, amount: 0.001,
        paymentGateway: { id: "warsha.payments", data: $data }) { transactionEvent { amount { amount } } data } }`
      const data = { gateway_id: 'sandbox', callback_host: 'http://localhost/en', amount: 0.001, ...wishes }
      const answer = await ask(shop.shop(), query, { token: shop.token(), variables: { id, data } })
      const { transactionEvent, data: begun } = answer.data.transactionInitialize
      expect([transactionEvent.amount.amount, begun.amount]).toEqual([rials(due), rials(due)])
      return begun.url
    })
    expect(order).toMatchObject({
      paymentStatus: 'FULLY_CHARGED',
      total: { gross: { amount: rials(due) } },
    })
    expect(await paymentsOf(order.number)).toMatchObject([{ source: 'sandbox', amount: due, paid: due }])
    const metadata = await shop.value<Record<string, string>>(sql`SELECT order_lines.metadata FROM order_lines
      JOIN orders ON orders.id = order_id WHERE number = ${Number(order.number)} AND position = 0`)
    expect(metadata).toMatchObject({ service_type: 'service' })
  })

  test('a price in the line itself is refused whole, as in Saleor, when adding and when changing', async () => {
    const create = `mutation($input: CheckoutCreateInput!) { checkoutCreate(input: $input) { checkout { id } } }`
    const change = `mutation($id: ID!, $lines: [CheckoutLineUpdateInput!]!) {
      checkoutLinesUpdate(id: $id, lines: $lines) { checkout { id } } }`
    const token = shop.token()
    const lines = [{ ...booked.line, price: 0.001 }]
    const input = { channel: 'default-channel', lines }
    expect(await ask(shop.shop(), create, { token, variables: { input } })).toMatchObject(denied)
    const { checkout } = await shop.create({ lines: [booked.line] })
    const { variantId } = booked.line
    const variables = { id: checkout.id, lines: [{ variantId, quantity: 1, price: 0.001 }] }
    expect(await ask(shop.shop(), change, { token, variables })).toMatchObject(denied)
    expect((await shop.read(checkout.id)).totalPrice.gross.amount).toBe(rials(due))
  })

  test('no booking goes without its fee: left out, named as another or sent as a line, it is charged or refused', async () => {
    const rest = booked.line.metadata.filter(({ key }) => key !== 'service_fee_id')
    const other = { key: 'service_fee_id', value: booked.line.variantId }
    const fee = { variantId: toGlobalId('ProductVariant', booked.feeVariantId ?? 0), quantity: 1 }
    for (const lines of [
      [{ ...booked.line, metadata: rest }],
      [{ ...booked.line, metadata: [...rest, other] }],
      [{ ...booked.line, metadata: [...rest, { key: 'service_fee_id', value: '' }] }],
      [{ ...booked.line, metadata: rest }, fee],
    ]) {
      const { checkout, errors } = await shop.create({ lines })
      expect(checkout === null).toBe(errors.length > 0)
      expect(checkout?.totalPrice.gross.amount ?? rials(due)).toBe(rials(due))
    }
  })

  test('from the wallet comes what it has and no more than is due, whatever is asked for', async () => {
    const { checkout } = await shop.create({ lines: [booked.line] })
    await fillWallet(1_000)
    expect((await begin(checkout.id, 'WALLET', 5)).transactionEvent.type).toBe('AUTHORIZATION_FAILURE')
    expect(await wallet()).toEqual({ free: 1_000, held: 0 })
    await fillWallet(due + 50_000)
    const { data } = await begin(checkout.id, 'WALLET', rials(due) + 50)
    expect(data.amount).toBeLessThanOrEqual(rials(due))
    const { held } = await wallet()
    expect(held).toBeLessThanOrEqual(due)
  })
})

const denied = {
  data: expect.anything(),
  errors: [{ extensions: { exception: { code: 'PermissionDenied' } } }],
}
