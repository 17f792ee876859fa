import { expect, test } from 'vitest'
import { renderPart } from '~/session/testing/render-part.tsx'
import type { ShownOrder } from './order-calls.ts'
import { OrderSummary } from './order-summary.tsx'

const money = (amount: number) => ({ amount })

function summaryOf(
  lang: 'en' | 'ar',
  summary: Record<string, { amount: number }> = {},
  paymentStatus = 'FULLY_CHARGED',
) {
  const order = {
    number: '10007',
    // The last evening of the year in Muscat; the day before in London.
    created: '2026-12-30T20:30:00Z',
    paymentStatus,
    lines: [],
    shippingPrice: { gross: money(0) },
    total: { gross: money(11.7), tax: money(0.557) },
    summary: {
      itemsAmount: money(9.5),
      deliveryAmount: money(1.2),
      serviceAmount: money(2.5),
      giftCardAmount: money(0.5),
      usedCredit: money(2),
      discountAmount: money(1.5),
      payableAmount: money(9.2),
      ...summary,
    },
  } as unknown as ShownOrder
  return renderPart(<OrderSummary order={order} />, { lang, texts: ['orders'] })
}

test('the summary of a paid order has every amount under its own name, a minus before what is taken off, and asks for nothing', async () => {
  const { rows } = await summaryOf('en')
  expect(rows).toEqual([
    ['Order number', '10007'],
    ['Ordered on', '2026/12/31'],
    ['Items', '9.500 OMR'],
    ['Delivery', '1.200 OMR'],
    ['Service', '2.500 OMR'],
    ['Discount', '−1.500 OMR'],
    ['Tax included', '0.557 OMR'],
    ['Total', '11.700 OMR'],
    ['Gift card', '−0.500 OMR'],
    ['Paid from wallet', '−2.000 OMR'],
    ['Paid by card', '9.200 OMR'],
  ])
})

test('in Arabic the same, with the sign before its number and the currency behind it', async () => {
  const { rows, html } = await summaryOf('ar')
  expect(rows).toEqual([
    ['رقم الطلب', '10007'],
    ['تاريخ الطلب', '2026/12/31'],
    ['مجموع البنود', '9.500 ر.ع.'],
    ['التوصيل', '1.200 ر.ع.'],
    ['الخدمة', '2.500 ر.ع.'],
    ['الخصم', '−1.500 ر.ع.'],
    ['الضريبة المشمولة', '0.557 ر.ع.'],
    ['الإجمالي', '11.700 ر.ع.'],
    ['بطاقة هدية', '−0.500 ر.ع.'],
    ['مدفوع من المحفظة', '−2.000 ر.ع.'],
    ['مدفوع بالبطاقة', '9.200 ر.ع.'],
  ])
  expect(html).toMatch(/<bdi dir="ltr"[^>]*>−2\.000<\/bdi>/)
})

test('an amount of nothing has no row', async () => {
  const none = {
    deliveryAmount: money(0),
    giftCardAmount: money(0),
    discountAmount: money(0),
    usedCredit: money(0),
    payableAmount: money(0),
  }
  const { rows } = await summaryOf('en', none)
  expect(rows.map(([label]) => label)).toEqual([
    'Order number',
    'Ordered on',
    'Items',
    'Service',
    'Tax included',
    'Total',
  ])
})

test.each([
  ['PARTIALLY_REFUNDED', 'Paid by card'],
  ['FULLY_REFUNDED', 'Paid by card'],
  ['NOT_CHARGED', 'Amount payable'],
  ['PENDING', 'Amount payable'],
  ['PARTIALLY_CHARGED', 'Amount payable'],
  ['REFUSED', 'Amount payable'],
])('the rest of an order that is %s is called "%s"', async (paymentStatus, label) => {
  expect((await summaryOf('en', {}, paymentStatus)).rows.at(-1)).toEqual([label, '9.200 OMR'])
})
