import { setBooking } from '@warsha/contract/cart/booking-actions.ts'
import type { CartLine } from '@warsha/contract/cart/cart-line.ts'
import { baisa, noBaisa } from '@warsha/contract/money/baisa.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { cartStore, changeLines } from '~/session/groups/cart.ts'
import { openBrowser } from '~/session/testing/fake-browser.ts'
import { renderPart } from '~/session/testing/render-part.tsx'
import { CartLineCard } from './cart-line-card.tsx'
import { cartNotesStore } from './cart-notes.ts'
import { CartSummary } from './cart-summary.tsx'

const oil: CartLine = {
  id: 'UHJvZHVjdDox',
  variantId: 'v1',
  name: 'Motor oil 5W-30',
  quantity: 3,
  price: baisa(4_000),
  payable_amount: baisa(3_500),
  discount_amount: baisa(500),
  discount_percentage: 12.5,
  tax: baisa(167),
  tax_rate: 5,
  img: '',
  bundle: [],
  metadata: [],
  serviceMetadata: null,
  error: null,
}

const texts = ['cart', 'catalogue'] as const

beforeEach(() => {
  openBrowser('/en/cart')
  // Rendering without a browser reads the initial state of stores; here it reads the current one.
  for (const store of [cartStore, cartNotesStore])
    vi.spyOn(store, 'getInitialState').mockImplementation(() => store.getState() as never)
  cartNotesStore.setState({ priceBefore: {}, available: {}, limits: {} })
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function summaryOf(lines: CartLine[], lang: 'en' | 'ar' = 'en') {
  changeLines(() => lines)
  return renderPart(<CartSummary />, { lang, texts })
}

describe('the summary of a cart', () => {
  test('has what the shop adds by its name, contained in tax and total', async () => {
    changeLines(() => [oil])
    const rows = [{ name: 'Tyre disposal', amount: baisa(1_500) }]
    const summary = <CartSummary surcharges={{ rows, tax: baisa(571) }} />
    expect((await renderPart(summary, { lang: 'en', texts })).rows.slice(3)).toEqual([
      ['Tyre disposal', '1.500 OMR'],
      ['Tax included', '0.571 OMR'],
      ['Total', '12.000 OMR'],
    ])
  })

  test('has goods before their discount, the discount with a minus, the tax contained and what is to be paid', async () => {
    const { rows, text } = await summaryOf([oil])
    expect(text).toContain('3 items')
    expect(rows).toEqual([
      ['Items', '12.000 OMR'],
      ['Discount', '−1.500 OMR'],
      ['Service fee', 'Set by the time you book'],
      ['Tax included', '0.500 OMR'],
      ['Total', '10.500 OMR'],
    ])
  })

  test('has the fee of the booked hour for every piece, which is no piece itself', async () => {
    const metadata = [
      { key: 'slot_id', value: '7' },
      { key: 'delivery_date', value: '2026-11-20' },
      { key: 'service_fee_id', value: 'fee' },
    ]
    const booked = setBooking([oil], oil.variantId, { metadata, feeAmount: baisa(1_500) })
    const { rows, text } = await summaryOf(booked)
    expect(text).toContain('3 items')
    expect(rows).toContainEqual(['Service fee', '4.500 OMR'])
    expect(rows.at(-1)).toEqual(['Total', '15.000 OMR'])
  })

  test('has no row for a discount of nothing', async () => {
    const plain = { ...oil, quantity: 1, price: oil.payable_amount, discount_amount: noBaisa }
    const { rows, text } = await summaryOf([plain])
    expect(rows.map(([label]) => label)).toEqual(['Items', 'Service fee', 'Tax included', 'Total'])
    expect(text).toContain('1 item ')
  })

  test('in Arabic has the sign before its number', async () => {
    const { rows, html } = await summaryOf([oil], 'ar')
    expect(rows[1]?.[1]).toBe('−1.500 ر.ع.')
    expect(html).toMatch(/<bdi dir="ltr"[^>]*>−1\.500<\/bdi>/)
  })

  test('leads on, unless a line is wrong', async () => {
    expect((await summaryOf([oil])).html).toMatch(/<a[^>]*href="\/en\/booking\/"/)
    const { html, text } = await summaryOf([{ ...oil, error: 'Only 2 left.' }])
    expect(html).not.toContain('href="/en/booking/"')
    expect(text).toContain('1 product needs a change')
  })
})

const cardOf = (change: Partial<CartLine> = {}) =>
  renderPart(<CartLineCard line={{ ...oil, ...change }} isAboveFold />, { lang: 'en', texts })

describe('a line of the cart', () => {
  test('has the price of one with the old one struck, and what all of them come to', async () => {
    const { text, html } = await cardOf()
    expect(text).toContain('3.500 OMR')
    expect(html).toMatch(/<s[^>]*>.*Price before discount.*4\.000.*<\/s>/)
    expect(text).toMatch(/Total ?10\.500 OMR/)
  })

  test('without a discount has no price before it', async () => {
    const { html } = await cardOf({ price: oil.payable_amount, discount_amount: noBaisa })
    expect(html).not.toContain('<s ')
  })

  test('says when it is booked, what comes with it and how many are in a bundle', async () => {
    const { text } = await cardOf({
      metadata: [
        { key: 'delivery_date', value: '2026-11-20' },
        { key: 'delivery_time', value: '10:00-11:00' },
      ],
      serviceMetadata: { free_gift: 'Air freshener' },
      bundle: [
        { product_id: 'a', quantity: 1 },
        { product_id: 'b', quantity: 1 },
      ],
    })
    expect(text).toContain('Booked for Fri 20 Nov, 10:00–11:00')
    expect(text).toContain('+ free gift: Air freshener')
    expect(text).toContain('Bundle of 2 products')
  })

  test('says from what to what its price has changed', async () => {
    cartNotesStore.setState({ priceBefore: { v1: baisa(3_200) } })
    expect((await cardOf()).text).toContain('The price changed from 3.200 OMR to 3.500 OMR.')
  })

  test('that asks for more than there are offers as many as there are, or to remove it', async () => {
    cartNotesStore.setState({ available: { v1: 2 } })
    const { text, html } = await cardOf({ error: 'Only 2 left.' })
    expect(text).toContain('Only 2 left. Set to 2')
    expect(html).toContain('aria-label="Set to 2: Motor oil 5W-30"')
    cartNotesStore.setState({ available: { v1: 0 } })
    expect((await cardOf({ error: 'Out of stock.' })).text).toContain('Out of stock. Remove')
    // It is wrong for another reason than its quantity.
    cartNotesStore.setState({ available: { v1: 3 } })
    expect((await cardOf({ error: 'Not sold here.' })).text).toContain('Not sold here. Remove')
  })
})
