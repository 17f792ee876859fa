import { formatMoment } from '@warsha/contract/formats/format-day.ts'
import { describe, expect, test } from 'vitest'
import { renderPart } from '~/session/testing/render-part.tsx'
import type { ShownOrder } from './order-calls.ts'
import { OrderSummary } from './order-summary.tsx'

const money = (amount: number) => ({ amount })
const surcharge = (kind: string, name: string, amount: number) => ({
  kind,
  name,
  undiscountedTotal: money(amount),
})

function summaryOf(
  lang: 'en' | 'ar',
  summary: Record<string, { amount: number }> = {},
  paymentStatus = 'FULLY_CHARGED',
  refunds: object[] = [],
) {
  const order = {
    number: '10007',
    // The last evening of the year in Muscat; the day before in London.
    created: '2026-12-30T20:30:00Z',
    paymentStatus,
    lines: [],
    surcharges: [
      surcharge('slot_fee', 'Service fee', 3.7),
      surcharge('tyre_disposal', 'Tyre disposal', 0.5),
      surcharge('tyre_disposal', 'Tyre disposal', 1),
    ],
    refunds,
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

/** Without the marks that keep its time in one piece. */
const ordered = (lang: 'en' | 'ar') =>
  formatMoment('2026-12-30T20:30:00Z', lang, Date.now()).replaceAll(/[\u2068\u2069]/g, '')

test('[UX-157] the summary of a paid order has every amount under its own name, a minus before what is taken off and none before what pays, and asks for nothing', async () => {
  const { rows } = await summaryOf('en')
  expect(rows).toEqual([
    ['Order number', '10007'],
    ['Ordered on', ordered('en')],
    ['Items', '9.500 OMR'],
    ['Delivery', '1.200 OMR'],
    ['Service', '2.500 OMR'],
    ['Tyre disposal', '1.500 OMR'],
    ['Discount', '−1.500 OMR'],
    ['Tax included', '0.557 OMR'],
    ['Total', '11.700 OMR'],
    ['Paid by gift card', '0.500 OMR'],
    ['Paid from wallet', '2.000 OMR'],
    ['Paid by card', '9.200 OMR'],
  ])
})

test('in Arabic the same, with the sign before its number and the currency behind it', async () => {
  const { rows, html } = await summaryOf('ar')
  expect(rows).toEqual([
    ['رقم الطلب', '10007'],
    ['تاريخ الطلب', ordered('ar')],
    ['مجموع البنود', '9.500 ر.ع.'],
    ['التوصيل', '1.200 ر.ع.'],
    ['الخدمة', '2.500 ر.ع.'],
    ['Tyre disposal', '1.500 ر.ع.'],
    ['الخصم', '−1.500 ر.ع.'],
    ['الضريبة المشمولة', '0.557 ر.ع.'],
    ['الإجمالي', '11.700 ر.ع.'],
    ['مدفوع ببطاقة هدية', '0.500 ر.ع.'],
    ['مدفوع من المحفظة', '2.000 ر.ع.'],
    ['مدفوع بالبطاقة', '9.200 ر.ع.'],
  ])
  expect(html).toMatch(/<bdi dir="ltr"[^>]*>−1\.500<\/bdi>/)
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
    'Tyre disposal',
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

describe('what was given back', () => {
  const back = (target: string, amount: number, isDone = true) => ({ target, amount: money(amount), isDone })
  const refunds = [
    back('WALLET', 2),
    back('CARD', 1.25),
    back('CARD', 0.005),
    back('GIFT_CARD', 0.5),
    back('CARD', 3, false),
  ]

  test('is a row for each place it went to, and card money that is not there yet one of its own', async () => {
    const { rows, text } = await summaryOf('en', {}, 'PARTIALLY_REFUNDED', refunds)
    expect(rows.slice(-4)).toEqual([
      ['Refunded to your wallet', '2.000 OMR'],
      ['Refunded to your card', '1.255 OMR'],
      ['Refunded to your gift card', '0.500 OMR'],
      ['On its way back to your card', '3.000 OMR'],
    ])
    expect(text).toContain('Your bank may take a few days to show it.')
  })

  test('is said in Arabic, too, and a bank is named only where a card gets it', async () => {
    const { rows, text } = await summaryOf('ar', {}, 'FULLY_REFUNDED', refunds.slice(0, 1))
    expect(rows.slice(-1)).toEqual([['استُرد إلى محفظتك', '2.000 ر.ع.']])
    expect(text).not.toContain('البنك')
  })
})
