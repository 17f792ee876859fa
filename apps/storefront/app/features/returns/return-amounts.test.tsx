import { formatMoment } from '@warsha/contract/formats/format-day.ts'
import type {
  ReturnAmounts as Amounts,
  ReturnAnswer,
  ReturnableItem,
} from '@warsha/contract/returns/returns.rest.ts'
import { describe, expect, test } from 'vitest'
import { renderPart } from '~/session/testing/render-part.tsx'
import { ReturnAmounts } from './return-amounts.tsx'
import { ReturnDone } from './return-done.tsx'
import { ReturnableCard } from './returnable-card.tsx'

const amounts: Amounts = {
  quantity: 2,
  total_amount: 8,
  discount_amount: 1,
  service_amount: 1.5,
  surcharges: [
    { kind: 'slot_fee', name: 'Service fee', amount: 1 },
    { kind: 'tyre_disposal', name: 'Tyre disposal', amount: 0.5 },
  ],
  payment_fee: 0.2,
  refund_amount: 8.7,
  gift_card_amount: 0,
  wallet_amount: 8.7,
}

const show = (change: Partial<Amounts> = {}, lang: 'en' | 'ar' = 'en') =>
  renderPart(<ReturnAmounts amounts={{ ...amounts, ...change }} />, { lang, texts: ['returns'] })

describe('what a return gives back', () => {
  test('is the price less the discount, with the fees that come back', async () => {
    expect((await show()).rows).toEqual([
      ['Price', '8.000 OMR'],
      ['Discount', '−1.000 OMR'],
      ['Service fee', '1.000 OMR'],
      ['Tyre disposal', '0.500 OMR'],
      ['Payment fee', '0.200 OMR'],
      ['You get back', '8.700 OMR'],
    ])
  })

  test('has no rows of nothing', async () => {
    const { rows } = await show({
      discount_amount: 0,
      surcharges: [],
      service_amount: 0,
      payment_fee: 0,
      refund_amount: 8,
    })
    expect(rows).toEqual([
      ['Price', '8.000 OMR'],
      ['You get back', '8.000 OMR'],
    ])
  })

  test('says what goes to a gift card and what to the wallet', async () => {
    const { rows } = await show({ gift_card_amount: 3, wallet_amount: 5.7 })
    expect(rows.slice(-2)).toEqual([
      ['To your gift card', '3.000 OMR'],
      ['To your wallet', '5.700 OMR'],
    ])
  })

  test('in Arabic has the minus before its number', async () => {
    const { rows, html } = await show({}, 'ar')
    expect(rows[1]).toEqual(['الخصم', '−1.000 ر.ع.'])
    expect(html).toMatch(/<bdi dir="ltr"[^>]*>−1\.000<\/bdi>/)
  })
})

const item = {
  id: 'line',
  order_number: '10007',
  product_name: 'Motor oil 5W-30',
  image: null,
  quantity: 3,
  returnable_quantity: 2,
  is_delivered: false,
  appointment_time: '2026-11-20T20:30:00Z',
  delivered_at: null,
  returnable_until: '2026-11-19T20:30:00Z',
} as unknown as ReturnableItem

/** As the page writes a moment, without the marks that keep its time in one piece. */
const shown = (at: string) => formatMoment(at, 'en', Date.now()).replaceAll(/[\u2068\u2069]/g, '')

describe('what may come back', () => {
  test('has its order, how many, its appointment and until when, by the clock of Muscat', async () => {
    const { text } = await renderPart(<ReturnableCard item={item} />, { lang: 'en', texts: ['returns'] })
    expect(text).toBe(
      `Motor oil 5W-30 Order 10007 2 pieces can be returned Appointment ${shown('2026-11-20T20:30:00Z')} Can be cancelled until ${shown('2026-11-19T20:30:00Z')}`,
    )
  })

  test('is cancelled where it is an appointment of one piece, which goes without saying', async () => {
    const one = { ...item, returnable_quantity: 1 }
    const { text } = await renderPart(<ReturnableCard item={one} />, { lang: 'ar', texts: ['returns'] })
    expect(text).toContain('يمكن الإلغاء حتى')
    expect(text).not.toContain('قطعة')
  })

  test('that was delivered says when instead of an appointment', async () => {
    const delivered = { ...item, is_delivered: true, delivered_at: '2026-11-01T09:00:00Z' } as ReturnableItem
    const { text } = await renderPart(<ReturnableCard item={delivered} />, { lang: 'en', texts: ['returns'] })
    expect(text).toContain(`Delivered ${shown('2026-11-01T09:00:00Z')}`)
    expect(text).not.toContain('Appointment')
  })
})

describe('a return that is done', () => {
  const done = { product_name: 'Motor oil 5W-30', order_number: '10007', amounts } as unknown as ReturnAnswer

  test('says of what and how much, and leads to the wallet and to the next one', async () => {
    const { text, html, rows } = await renderPart(<ReturnDone done={done} isCancellation={false} />, {
      lang: 'en',
      texts: ['returns'],
    })
    expect(text).toContain('Your return is complete Motor oil 5W-30 · Order 10007')
    expect(rows.at(-1)).toEqual(['You get back', '8.700 OMR'])
    expect(html).toMatch(/href="\/en\/wallet\/"[^>]*>Go to my wallet/)
    expect(html).toMatch(/href="\/en\/returnable-orders\/"[^>]*>Return something else/)
  })

  test('of what cost nothing says that nothing is given back', async () => {
    const free = { ...done, amounts: { ...amounts, refund_amount: 0 } }
    const { text, rows } = await renderPart(<ReturnDone done={free} isCancellation={false} />, {
      lang: 'en',
      texts: ['returns'],
    })
    expect(rows).toEqual([])
    expect(text).toContain('Nothing was paid, so nothing is to be given back.')
  })
})
