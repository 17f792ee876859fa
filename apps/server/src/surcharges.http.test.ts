import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { baisa } from '@warsha/contract/money/baisa.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SurchargeKind } from '#modules/checkout/rules/surcharge.ts'
import { bookedLine, setStock } from '#modules/checkout/samples/booked-line.ts'
import type { BookedLine } from '#modules/checkout/use-cases/booked-line.ts'
import { surchargeKinds } from '#modules/checkout/use-cases/surcharge-kinds.ts'
import { operatorsOf } from '#modules/payments/api/testing/operators.ts'
import { usePaymentShop } from '#modules/payments/api/testing/payment-shop.ts'
import { purchasesOf } from '#modules/payments/api/testing/purchases.ts'
import { returnsOf } from '#modules/returns/api/testing/return-shop.ts'
import { ask } from '#testing/sign-in.ts'
import { waitUntil } from '#testing/wait-until.ts'

const isTyre = ({ variant }: BookedLine) => {
  for (let at = variant.product.category; at; at = at.parent) if (at.slug === 'tyres') return true
  return false
}
const tyreDisposal: SurchargeKind<BookedLine> = {
  kind: 'tyre_disposal',
  scope: 'line',
  name: { en: 'Tyre disposal', ar: 'التخلص من الإطارات' },
  taxBasisPoints: 500,
  refund: 'with-units',
  amountOf: (line) => (isTyre(line) ? { unitBaisa: baisa(500) } : undefined),
}
const giftWrap: SurchargeKind<BookedLine> = {
  kind: 'gift_wrap',
  scope: 'order',
  name: { en: 'Gift wrap', ar: 'تغليف هدية' },
  taxBasisPoints: 500,
  refund: 'never',
  amountOf: (lines) => (lines.some(isTyre) ? { unitBaisa: baisa(333) } : undefined),
}

/** The list that a new kind is added to: while these tests run, the shop knows two more. */
const kinds = surchargeKinds as SurchargeKind<BookedLine>[]
beforeAll(() => void kinds.push(tyreDisposal, giftWrap))
afterAll(() => void kinds.splice(-2))

const shop = usePaymentShop('91000391', undefined, { APPROVAL_LIMIT: '900', APPROVAL_DAILY_LIMIT: '999' })
const { begin, complete, choose, fillWallet, wallet } = purchasesOf(shop)
const { idOf, signIn, read, cancel } = operatorsOf(shop)
const returns = returnsOf(shop)
let admin: Awaited<ReturnType<typeof signIn>>
beforeAll(async () => {
  admin = await signIn('administrator')
})

const quantity = 3
const slotFee = 1_500 * quantity
const disposal = 500 * quantity
const wrap = 333

/** Three tyres, booked to be fitted at a centre whose slot has a fee. */
async function tyres() {
  const { line } = await bookedLine(shop.db(), { capacity: 5 })
  const { rows } = await shop.db().execute<{ product: number; variant: number }>(sql`
    SELECT products.id AS product, min(product_variants.id) AS variant
    FROM products JOIN product_variants ON product_id = products.id JOIN categories ON categories.id = category_id
    WHERE categories.slug = 'tyres-15-inch' GROUP BY products.id ORDER BY products.id LIMIT 1`)
  const { product = 0, variant = 0 } = rows[0] ?? {}
  await setStock(shop.db(), variant, 100)
  await shop.db().execute(sql`INSERT INTO product_service_types (product_id, service_type, venue)
    VALUES (${product}, 'service', 'center') ON CONFLICT DO NOTHING`)
  const product_id = toGlobalId('Product', product)
  const metadata = line.metadata.map((pair) =>
    pair.key === 'product_id' ? { ...pair, value: product_id } : pair,
  )
  return { id: product_id, variantId: toGlobalId('ProductVariant', variant), quantity, metadata }
}

const surchargeFields =
  'surcharges { kind name scope lineId listedAs quantity taxRate isRefundable total { gross { amount } tax { amount } } }'
const amounts = `subtotalPrice { gross { amount } tax { amount } } ${surchargeFields} lines { id quantity totalPrice { gross { amount } tax { amount } } }`

async function query(text: string, id: string) {
  const answer = await ask(shop.shop(), text, { variables: { id }, token: shop.token() })
  expect(answer.errors).toBeUndefined()
  return answer.data
}

async function buy() {
  const { id: _, ...line } = await tyres()
  const { checkout, errors } = await shop.create({ lines: [line] })
  expect(errors).toEqual([])
  const { checkout: shown } = await query(`query($id: ID) { checkout(id: $id) { ${amounts} } }`, checkout.id)
  await fillWallet(0)
  await choose((await begin(checkout.id)).data.url, 'pay')
  const { order } = await complete(checkout.id)
  return { number: Number(order.number), id: String(order.id), shown }
}

type Money = { amount: number }
type Taxed = { gross: Money; tax: Money }
const inBaisa = (amount: number) => Math.round(amount * 1000)
const sumOf = (rows: readonly Taxed[], part: 'gross' | 'tax') =>
  rows.reduce((sum, row) => sum + inBaisa(row[part].amount), 0)

describe('a kind of surcharge that was declared', () => {
  test('is in the preview of a cart by its name in the language asked for, with its tax', async () => {
    const item = await tyres()
    const preview = async (lang: string) =>
      (
        await shop.shop().app.inject({
          method: 'POST',
          url: '/api/v1/orders/order-summary/',
          headers: { host: 'localhost', 'accept-language': lang },
          payload: { city_id: 11, cart_items: [item] },
        })
      ).json()
    const { data } = await preview('en')
    expect(data.surcharges).toEqual([
      expect.objectContaining({
        kind: 'slot_fee',
        name: 'Service fee',
        amount: slotFee / 1000,
        tax_amount: 0,
      }),
      expect.objectContaining({ kind: 'tyre_disposal', scope: 'line', quantity, amount: 1.5, tax_rate: 5 }),
      expect.objectContaining({ kind: 'gift_wrap', scope: 'order', amount: 0.333, is_refundable: false }),
    ])
    expect(data.service_amount).toBe(slotFee / 1000)
    const arabic = (await preview('ar')).data.surcharges.map(({ name }: { name: string }) => name)
    expect(arabic).toEqual(['رسوم الخدمة', 'التخلص من الإطارات', 'تغليف هدية'])
    const listed = async (cart_items: object[]) =>
      (await returns.call('POST', 'sellers/card/surcharges/', { city_id: 11, cart_items })).data
    expect(await listed([item])).toEqual({ surcharges: data.surcharges, tax_amount: data.tax_amount })
    expect(await listed([{ ...item, quantity: 9_000 }])).toEqual({ surcharges: [], tax_amount: 0 })
  })

  test('is charged with the checkout, sold with the order and written on the invoice, to the baisa', async () => {
    const { shown, id } = await buy()
    expect(shown.surcharges.map(({ kind, scope }: { kind: string; scope: string }) => [kind, scope])).toEqual(
      [
        ['slot_fee', 'LINE'],
        ['tyre_disposal', 'LINE'],
        ['gift_wrap', 'ORDER'],
      ],
    )
    // Saleor's lines have the goods and the fee that a variant stands for.
    expect(shown.lines).toHaveLength(2)
    expect(shown.surcharges[0]).toMatchObject({ listedAs: shown.lines[1].id, lineId: shown.lines[0].id })
    const goods: Taxed = shown.lines[0].totalPrice
    const parts = [goods, ...shown.surcharges.map(({ total }: { total: Taxed }) => total)]
    expect(sumOf(parts, 'gross')).toBe(inBaisa(shown.subtotalPrice.gross.amount))
    expect(sumOf(parts, 'tax')).toBe(inBaisa(shown.subtotalPrice.tax.amount))
    const taxed = inBaisa(goods.gross.amount) + disposal + wrap
    expect(inBaisa(shown.subtotalPrice.tax.amount)).toBe(Math.round((taxed * 5) / 105))

    const ofOrder = `query($id: ID!) { order(id: $id) { total { gross { amount } tax { amount } } ${surchargeFields}
      summary { itemsAmount { amount } serviceAmount { amount } }
      invoices { id total { gross { amount } tax { amount } }
        lines { name quantity taxPercent totalPrice { gross { amount } tax { amount } } } } } }`
    await waitUntil(async () => (await query(ofOrder, id)).order.invoices.length === 1)
    const { order } = await query(ofOrder, id)
    expect(order.total).toEqual(shown.subtotalPrice)
    expect(order.surcharges.map(({ total }: { total: Taxed }) => total)).toEqual(
      shown.surcharges.map(({ total }: { total: Taxed }) => total),
    )
    expect(order.summary.serviceAmount.amount).toBe(slotFee / 1000)
    const [invoice] = order.invoices
    expect(invoice.lines.slice(1)).toMatchObject([
      { name: 'Service fee', taxPercent: 0, totalPrice: { gross: { amount: slotFee / 1000 } } },
      { name: 'Tyre disposal', quantity, taxPercent: 5, totalPrice: { gross: { amount: disposal / 1000 } } },
      { name: 'Gift wrap', quantity: 1, taxPercent: 5, totalPrice: { gross: { amount: wrap / 1000 } } },
    ])
    const rows = invoice.lines.map(({ totalPrice }: { totalPrice: Taxed }) => totalPrice)
    expect([sumOf(rows, 'gross'), sumOf(rows, 'tax')]).toEqual([
      inBaisa(invoice.total.gross.amount),
      inBaisa(invoice.total.tax.amount),
    ])
    const pdf = await shop.shop().app.inject({
      url: `/api/v1/invoices/${invoice.id}/pdf/`,
      headers: { host: 'localhost', 'accept-language': 'ar', authorization: `Bearer ${shop.token()}` },
    })
    expect(pdf.statusCode).toBe(200)
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    const listed = await returns.call('GET', `orders/user-orders/?id=${encodeURIComponent(id)}`)
    expect(listed.data.summary.surcharges.map(({ name }: { name: string }) => name)).toEqual([
      'Service fee',
      'Tyre disposal',
      'Gift wrap',
    ])
  })

  test('comes back with a cancelled order, unless it is never refunded; the credit note says the same', async () => {
    const { number } = await buy()
    const id = await idOf(number)
    const { paid_baisa: paid } = await read(admin, id)
    const { status, body } = await cancel(admin, id, { to: 'wallet' })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      status: 'CANCELED',
      payment_status: 'PARTIALLY_REFUNDED',
      refunded_baisa: paid - wrap,
      refundable_baisa: wrap,
    })
    expect(await wallet()).toEqual({ free: paid - wrap, held: 0 })
    const notes = () =>
      shop.db().execute<{ total: number; names: string[] }>(sql`
        SELECT note.total_baisa AS total, jsonb_path_query_array(document, '$.lines[*].name.en') AS names
        FROM credit_notes AS note JOIN orders ON orders.id = order_id WHERE orders.number = ${number}`)
    await waitUntil(async () => (await notes()).rows.length === 1)
    const [note] = (await notes()).rows
    expect(note?.total).toBe(paid - wrap)
    expect(note?.names.slice(1)).toEqual(['Service fee', 'Tyre disposal'])
  })

  test('comes back unit by unit with a return; the fee of the slot with the last one; what is never refunded stays', async () => {
    const { number } = await buy()
    const key = await shop.value<string>(sql`SELECT order_lines.public_id FROM order_lines
      JOIN orders ON orders.id = order_id WHERE orders.number = ${number}`)
    const item = toGlobalId('OrderLine', key ?? '')
    const { paid_baisa: paid } = await read(admin, await idOf(number))
    const goods = paid - slotFee - disposal - wrap
    const returnUnits = async (units: number) => {
      const { answer, id, code } = await returns.request(item, units)
      expect(answer.status).toBe(200)
      expect((await returns.verify(id, code)).status).toBe(200)
      return answer.data.amounts
    }
    const first = await returnUnits(1)
    expect(first.surcharges).toEqual([{ kind: 'tyre_disposal', name: 'Tyre disposal', amount: 0.5 }])
    const second = await returnUnits(2)
    expect(second.surcharges).toEqual([
      { kind: 'slot_fee', name: 'Service fee', amount: slotFee / 1000 },
      { kind: 'tyre_disposal', name: 'Tyre disposal', amount: 1 },
    ])
    expect(inBaisa(first.refund_amount) + inBaisa(second.refund_amount)).toBe(goods + slotFee + disposal)
    const left = await read(admin, await idOf(number))
    expect(left).toMatchObject({ status: 'RETURNED', refundable_baisa: wrap })
  })
})
