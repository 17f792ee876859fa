import { baisa } from '@warsha/contract/money/baisa.ts'
import { describe, expect, test } from 'vitest'
import { renderPart } from '~/session/testing/render-part.tsx'
import { StockNote } from '../buy/stock-note.tsx'
import type { ProductSummary } from '../summary/product-summary.ts'
import { ProductCard } from './product-card.tsx'

const product = {
  id: 'UHJvZHVjdDox',
  name: 'Motor oil 5W-30',
  tag: null,
  freeGift: null,
  picture: null,
  variantId: 'v1',
  variantName: null,
  otherVariants: 0,
  linkedVariantId: null,
  price: baisa(8_900),
  payable: baisa(6_675),
  tax: baisa(318),
  badge: { kind: 'percentage', percentage: 25 },
  quantityAvailable: 9,
  cheaperGone: null,
  bundle: [],
} as unknown as ProductSummary

const show = (change: Partial<ProductSummary> = {}, lang: 'en' | 'ar' = 'en') =>
  renderPart(<ProductCard product={{ ...product, ...change }} />, { lang, texts: ['catalogue'] })

describe('the card of a product', () => {
  test('has what is to be paid, the price before it struck, and the discount as a percentage', async () => {
    const { text, html } = await show()
    expect(text).toContain('6.675 OMR')
    expect(html).toMatch(/<s[^>]*>.*Price before discount.*8\.900.*<\/s>/)
    expect(html).toContain('>−25%</bdi>')
    expect(text).toContain('Discount 25%')
  })

  test('has the discount as an amount where that is shown', async () => {
    const { html, text } = await show({ badge: { kind: 'fixed', amount: baisa(2_225) } })
    expect(html).toMatch(/>[-−]2\.225<\/bdi>/)
    expect(text).toContain('Discount 2.225 OMR')
  })

  test('names its label and a free gift where it has them', async () => {
    expect((await show({ tag: 'New', freeGift: 'Car perfume' })).text).toMatch(/New ?\+ free gift/i)
    const { text } = await show()
    expect(text).not.toMatch(/New|free gift/i)
    expect((await show({ tag: 'جديد' }, 'ar')).text).toContain('جديد')
  })

  test('leads to the size that its price is for', async () => {
    const { html } = await show({ linkedVariantId: 'v2' })
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
    expect(links).toHaveLength(2)
    for (const href of links) expect(href).toContain('v2')
  })

  test('without a discount has one price and no badge', async () => {
    const { text, html } = await show({ price: product.payable, badge: null })
    expect(html).not.toContain('<s ')
    expect(text).not.toContain('Discount')
  })

  test('says that it is out of stock, and nothing of that while there is one', async () => {
    expect((await show({ quantityAvailable: 0 })).text).toContain('Out of stock')
    expect((await show({ quantityAvailable: 1 })).text).not.toContain('Out of stock')
  })

  test('says which size the price is for, how many others there are, and which cheaper one is gone', async () => {
    const { text } = await show({
      variantName: '4 L',
      otherVariants: 2,
      cheaperGone: { name: '1 L', payable: baisa(2_100) },
    })
    expect(text).toMatch(/4 L · .*2/)
    expect(text).toContain('1 L at 2.100 OMR is out of stock')
  })

  test('in Arabic has the currency of Arabic and the figure of the badge from left to right', async () => {
    const { text, html } = await show({}, 'ar')
    expect(text).toContain('6.675 ر.ع.')
    expect(html).toMatch(/<bdi dir="ltr"[^>]*>−25%<\/bdi>/)
  })
})

describe('the note about the stock', () => {
  const note = (available: number, limit: number | null = null, isSoldHere = true) =>
    renderPart(<StockNote {...{ available, limit, isSoldHere, placeName: 'Sohar' }} />, {
      lang: 'en',
      texts: ['catalogue', 'product'],
    })

  test('is made when five or fewer are left, and not for six', async () => {
    expect((await note(6)).text).toBe('')
    expect((await note(5)).text).toContain('5')
    expect((await note(1)).text).toContain('1')
    expect((await note(0)).text).toBe('Out of stock')
  })

  test('is about the limit where that is reached first, and about the place where it is not sold', async () => {
    expect((await note(4, 2)).text).toContain('2')
    expect((await note(2, 4)).text).not.toContain('4')
    expect((await note(9, null, false)).text).toContain('Sohar')
  })
})
