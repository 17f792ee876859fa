import { aLine } from '@warsha/contract/cart/testing/cart-samples.ts'
import { describe, expect, test } from 'vitest'
import { applyProducts } from './apply-products.ts'
import type { FreshProduct, FreshVariant } from './fresh-product.ts'

const noNotes = { priceBefore: {}, available: {}, limits: {} }

describe('applyProducts', () => {
  test('[CART-30] brings name, picture, price and availability up to date', () => {
    const line = aLine({ name: 'Old name', quantity: 2 })
    const { lines, notes } = apply([line], [aProduct({ price: 9.5, undiscounted: 10 })])
    expect(lines).toEqual([
      {
        ...line,
        name: 'Durub Synthetic 5W-30, 4 L',
        img: '/thumbnail/durub.svg',
        price: 10_000,
        payable_amount: 9_500,
        discount_amount: 500,
        discount_percentage: 5,
        tax: 452,
        serviceMetadata: { free_gift: 'Oil filter' },
      },
    ])
    expect(notes.available).toEqual({ [line.variantId]: 7 })
  })

  test.each([
    ['the stock', 7, null, { available: 7, limit: 50 }],
    ['the limit of the shop', 50, null, { available: 50, limit: 50 }],
    ['the limit of the product', 7, 1, { available: 1, limit: 1 }],
    ['nothing', 0, null, { available: 0, limit: 50 }],
  ])('[UX-120] a line ends at %s', (_case, quantityAvailable, quantityLimitPerCustomer, most) => {
    const product = aProduct()
    const variants = product.variants?.map((variant) => ({
      ...variant,
      quantityAvailable,
      quantityLimitPerCustomer,
    }))
    const { available, limits } = apply([aLine()], [{ ...product, variants: variants ?? null }]).notes
    const { variantId } = aLine()
    expect({ available: available[variantId], limit: limits[variantId] }).toEqual(most)
  })

  test('[UX-14] the picture is that of the variant, or the product’s where it has none', () => {
    const product = aProduct()
    const [variant] = product.variants ?? []
    if (!variant) throw new Error('There is one variant')
    const media = [
      { url: '/media/film.mp4', type: 'VIDEO' as const },
      { url: '/media/5-l.svg', type: 'IMAGE' as const },
    ]
    const pictureWith = (change: Partial<FreshVariant>) =>
      apply([aLine()], [{ ...product, variants: [{ ...variant, ...change }] }]).lines[0]?.img
    expect(pictureWith({ media })).toBe('/media/5-l.svg')
    expect(pictureWith({ media: null })).toBe('/thumbnail/durub.svg')
  })

  test('[CART-30] marks a line whose price changed, with the price the shopper saw', () => {
    const line = aLine({ payable_amount: 8_900 })
    const first = apply([line], [aProduct({ price: 9.5 })])
    expect(first.notes.priceBefore).toEqual({ [line.variantId]: 8_900 })
    const again = apply(first.lines, [aProduct({ price: 9.6 })], first.notes)
    expect(again.notes.priceBefore).toEqual({ [line.variantId]: 8_900 })
    const back = apply(again.lines, [aProduct({ price: 8.9 })], again.notes)
    expect(back.notes.priceBefore).toEqual({})
  })

  test('a price that was forgotten is no price that changed', () => {
    const line = aLine({ price: 0, payable_amount: 0, discount_amount: 0, tax: 0 })
    expect(apply([line], [aProduct()]).notes.priceBefore).toEqual({})
  })

  test('[CART-30] names products that are gone, or whose variant has no price here, and leaves their lines', () => {
    const gone = aLine({ id: 'Product:9', variantId: 'Variant:9' })
    const unpriced = aLine({ id: 'Product:8', variantId: 'Variant:8' })
    const { lines, goneIds } = apply(
      [gone, unpriced],
      [aProduct({ id: 'Product:8', variantId: 'Variant:8', price: null })],
    )
    expect(goneIds).toEqual(['Product:9', 'Product:8'])
    expect(lines).toEqual([gone, unpriced])
  })

  test('[NAV-52] names and gifts come in the language asked for; quantities and bookings stay', () => {
    const line = aLine({ quantity: 3, metadata: [{ key: 'delivery_date', value: '2026-11-16' }] })
    const products = [{ ...aProduct(), translation: { name: 'دروب صناعي 5W-30، 4 لتر' } }]
    const [fresh] = applyProducts([line], { products, lang: 'ar', notes: noNotes }).lines
    expect(fresh).toMatchObject({
      name: 'دروب صناعي 5W-30، 4 لتر',
      serviceMetadata: { free_gift: 'فلتر زيت' },
      quantity: 3,
      metadata: line.metadata,
    })
  })

  test('[CART-29] a bundle knows its parts', () => {
    const bundle = '[{"product_id":"UHJvZHVjdDoy","quantity":2}]'
    const [fresh] = apply([aLine()], [aProduct({ bundle })]).lines
    expect(fresh?.bundle).toEqual([{ product_id: 'UHJvZHVjdDoy', quantity: 2 }])
  })

  test('of a product in several sizes, the size belongs to the name', () => {
    const product = aProduct()
    const [variant] = product.variants ?? []
    if (!variant) throw new Error('There is one variant')
    const nameWith = (other: Partial<FreshVariant>) =>
      apply([aLine()], [{ ...product, variants: [variant, { ...variant, id: 'other', ...other }] }]).lines[0]
        ?.name
    expect(nameWith({})).toBe('Durub Synthetic 5W-30, 4 L · 4 L')
    // A size that is not for sale here is no other size.
    expect(nameWith({ pricing: null })).toBe('Durub Synthetic 5W-30, 4 L')
  })
})

function apply(lines: Parameters<typeof applyProducts>[0], products: FreshProduct[], notes = noNotes) {
  return applyProducts(lines, { products, lang: 'en', notes })
}

type Change = {
  id?: string
  variantId?: string
  price?: number | null
  undiscounted?: number
  bundle?: string
}

function aProduct({ id, variantId, price = 8.9, undiscounted, bundle }: Change = {}): FreshProduct {
  const { id: usualId, variantId: usualVariantId } = aLine()
  return {
    id: id ?? usualId,
    name: 'Durub Synthetic 5W-30, 4 L',
    translation: null,
    thumbnail: { url: '/thumbnail/durub.svg' },
    metafields: bundle ? { bundle } : { free_gift: 'Oil filter', free_gift_ar: 'فلتر زيت' },
    variants: [
      {
        id: variantId ?? usualVariantId,
        name: '4 L',
        translation: null,
        media: [],
        quantityAvailable: 7,
        quantityLimitPerCustomer: null,
        pricing: price === null ? null : pricing(price, undiscounted ?? price),
      },
    ],
  }
}

function pricing(price: number, undiscounted: number) {
  return {
    price: { gross: { amount: price }, tax: { amount: Math.round((price * 1000 * 5) / 105) / 1000 } },
    priceUndiscounted: { gross: { amount: undiscounted } },
  }
}
