import { expect, test } from 'vitest'
import { renderPart } from '~/session/testing/render-part.tsx'
import type { ShownOrder } from './order-calls.ts'
import { OrderSummary } from './order-summary.tsx'

const money = (amount: number) => ({ amount })

function summaryOf(lang: 'en' | 'ar', summary: Partial<ShownOrder['summary']> = {}) {
  const order = {
    number: '10007',
    // The last evening of the year in Muscat; the day before in London.
    created: '2026-12-30T20:30:00Z',
    lines: [],
    shippingPrice: { gross: money(0) },
    total: { gross: money(11.7), tax: money(0.557) },
    summary: {
      deliveryAmount: money(1.2),
      serviceAmount: money(2.5),
      usedCredit: money(2),
      discountAmount: money(1.5),
      payableAmount: money(9.7),
      ...summary,
    },
  } as unknown as ShownOrder
  return renderPart(<OrderSummary order={order} />, { lang, texts: ['orders'] })
}

test('the summary of an order has every amount under its own name, and a minus before what is taken off', async () => {
  const { rows } = await summaryOf('en')
  expect(rows).toEqual([
    ['Order number', '10007'],
    ['Ordered on', '2026/12/31'],
    ['Shipping', '0.000 OMR'],
    ['Delivery', '1.200 OMR'],
    ['Service', '2.500 OMR'],
    ['Discount', '−1.500 OMR'],
    ['Tax included', '0.557 OMR'],
    ['Total', '11.700 OMR'],
    ['Paid from wallet', '−2.000 OMR'],
    ['Amount payable', '9.700 OMR'],
  ])
})

test('in Arabic the same, with the sign before its number and the currency behind it', async () => {
  const { rows, html } = await summaryOf('ar')
  expect(rows).toEqual([
    ['رقم الطلب', '10007'],
    ['تاريخ الطلب', '2026/12/31'],
    ['الشحن', '0.000 ر.ع.'],
    ['التوصيل', '1.200 ر.ع.'],
    ['الخدمة', '2.500 ر.ع.'],
    ['الخصم', '−1.500 ر.ع.'],
    ['الضريبة المشمولة', '0.557 ر.ع.'],
    ['الإجمالي', '11.700 ر.ع.'],
    ['مدفوع من المحفظة', '−2.000 ر.ع.'],
    ['المبلغ المستحق', '9.700 ر.ع.'],
  ])
  expect(html).toMatch(/<bdi dir="ltr"[^>]*>−2\.000<\/bdi>/)
})

test('nothing taken off has no minus', async () => {
  const { rows } = await summaryOf('en', { discountAmount: money(0), usedCredit: money(0) } as never)
  expect(rows).toContainEqual(['Discount', '0.000 OMR'])
  expect(rows).toContainEqual(['Paid from wallet', '0.000 OMR'])
})
