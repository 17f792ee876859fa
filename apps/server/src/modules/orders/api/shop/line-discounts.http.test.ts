import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { bookedLine } from '#modules/checkout/samples/booked-line.ts'
import { useOrderShop } from '../testing/order-shop.ts'

// saleor/checkout/complete_checkout.py (a placed order has fixed discounts), graphql/order/types.py (OrderLine.resolve_discounts:
// a voucher is the order's alone by default) and graphql/discount/types/discounts.py.

const shop = useOrderShop('91000971')

const document = `query($id: ID!) { order(id: $id) {
  discounts { type name translatedName valueType value amount { amount } total { amount } }
  lines { quantity unitDiscount { amount currency } unitDiscountReason unitDiscountType unitDiscountValue
    unitPrice { gross { amount } } undiscountedUnitPrice { gross { amount } }
    discounts { id type name translatedName valueType value total { amount currency } unit { amount currency } } } } }`

async function buyTwo({ percent, promoCode }: { percent?: number; promoCode?: string }) {
  const { line, variantKey } = await bookedLine(shop.db(), { capacity: 5 })
  await shop.rows(sql`UPDATE variant_channel_listings SET discount_kind = ${percent ? 'percent' : 'none'},
    discount_value = ${percent ?? 0} WHERE variant_id = ${variantKey}`)
  const { checkout } = await shop.create({ lines: [{ ...line, quantity: 2 }] })
  if (promoCode) {
    const add = `mutation($id: ID, $promoCode: String!) {
      checkoutAddPromoCode(id: $id, promoCode: $promoCode) { errors { code } } }`
    const { data } = await shop.send(add, { id: checkout.id, promoCode })
    expect(data.checkoutAddPromoCode.errors).toEqual([])
  }
  const { id } = await shop.pay(checkout.id)
  return async (as?: null, acceptLanguage = 'en') =>
    (await shop.send(document, { id }, as, { headers: { 'accept-language': acceptLanguage } })).data.order
}

test('[GQL-71] a line that was sold for a reduced price has one fixed discount, of the piece and of the line', async () => {
  const read = await buyTwo({ percent: 10 })
  const { lines, discounts } = await read()
  const [line] = lines
  const unit = line.unitDiscount.amount
  expect(unit).toBeGreaterThan(0)
  expect(unit).toBeCloseTo(line.undiscountedUnitPrice.gross.amount - line.unitPrice.gross.amount, 3)
  expect(line).toMatchObject({
    unitDiscountReason: null,
    unitDiscountType: 'FIXED',
    unitDiscountValue: unit,
    discounts: [
      {
        type: 'PROMOTION',
        name: 'Reduced price',
        translatedName: 'Reduced price',
        valueType: 'FIXED',
        value: unit,
        unit: { amount: unit, currency: 'OMR' },
      },
    ],
  })
  expect(line.discounts[0].total.amount).toBeCloseTo(2 * unit, 3)
  expect(discounts).toEqual([])
  const inArabic = await read(undefined, 'ar')
  expect(inArabic.lines[0].discounts[0].translatedName).toBe('سعر مخفّض')
  // Whoever holds the order's id reads prices, and these are prices.
  expect((await read(null)).lines[0].discounts).toHaveLength(1)
})

test('[GQL-71] a code is a discount of the order, and of no line', async () => {
  const { lines, discounts } = await (await buyTwo({ promoCode: 'welcome10' }))()
  for (const line of lines)
    expect(line).toMatchObject({ discounts: [], unitDiscount: { amount: 0 }, unitDiscountValue: 0 })
  const [code] = discounts
  expect(discounts).toHaveLength(1)
  expect(code.total.amount).toBeGreaterThan(0)
  expect(code).toMatchObject({
    type: 'VOUCHER',
    valueType: 'FIXED',
    value: code.total.amount,
    amount: code.total,
  })
  expect(code.translatedName).toBe(code.name)
})
