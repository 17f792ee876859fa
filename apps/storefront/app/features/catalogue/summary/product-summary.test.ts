import { toCartProduct } from '@warsha/contract/cart/cart-product.ts'
import { describe, expect, test } from 'vitest'
import type { ProductNode, VariantNode } from './product-node.ts'
import { toProductSummary } from './product-summary.ts'

describe('a product on a card', () => {
  test('[PROD-01] has its translated name outside English', () => {
    const node = aProduct({ name: 'Durub', translation: { name: 'دروب' } })
    expect(summary(node, 'ar').name).toBe('دروب')
    expect(summary(aProduct({ name: 'Durub', translation: null }), 'ar').name).toBe('Durub')
  })

  test('[PROD-30] has its tag and free gift in the page’s language, or not at all', () => {
    const metafields = { tag: 'New', tag_ar: 'جديد', free_gift: 'Oil filter' }
    expect(summary(aProduct({ metafields }), 'en')).toMatchObject({ tag: 'New', freeGift: 'Oil filter' })
    expect(summary(aProduct({ metafields }), 'ar')).toMatchObject({ tag: 'جديد', freeGift: 'Oil filter' })
    expect(summary(aProduct({ metafields: null }), 'en')).toMatchObject({ tag: null, freeGift: null })
  })

  test('[PROD-03] [PROD-04] has the badge that its metadata asks for', () => {
    const variants = [aVariant({ pricing: priced(8.9, 11.125) })]
    expect(summary(aProduct({ variants }), 'en').badge).toEqual({ kind: 'percentage', percentage: 20 })
    const metafields = { visible_discount_type: 'fixed', fixed_discount_amount: '2.225' }
    expect(summary(aProduct({ variants, metafields }), 'en').badge).toEqual({ kind: 'fixed', amount: 2_225 })
    const odd = { visible_discount_type: 'fixed', fixed_discount_amount: 'a lot' }
    expect(summary(aProduct({ variants, metafields: odd }), 'en').badge).toEqual({
      kind: 'fixed',
      amount: 2_225,
    })
  })

  test('is left out when it is not for sale here', () => {
    expect(toProductSummary(aProduct({ variants: [aVariant({ pricing: null })] }), { lang: 'en' })).toBeNull()
    expect(toProductSummary(aProduct({ variants: null }), { lang: 'en' })).toBeNull()
  })
})

describe('a product in several sizes', () => {
  const large = aVariant({ id: 'large', name: '4 L', pricing: priced(8.9), attributes: volume('4-l') })
  const small = aVariant({ id: 'small', name: '1 L', pricing: priced(3.1), attributes: volume('1-l') })
  const node = aProduct({ variants: [large, small] })

  test('shows the first, and says which one it is', () => {
    expect(summary(node, 'en')).toMatchObject({ variantId: 'large', variantName: '4 L', otherVariants: 1 })
    expect(summary(aProduct({ variants: [large] }), 'en')).toMatchObject({
      variantName: null,
      otherVariants: 0,
    })
  })

  test('shows the cheapest in a list ordered by price', () => {
    expect(toProductSummary(node, { lang: 'en', isCheapest: true })?.variantId).toBe('small')
  })

  test('[UX-75] a list ordered by price says which cheaper size is out of stock', () => {
    const gone = aProduct({ variants: [large, { ...small, quantityAvailable: 0 }] })
    expect(toProductSummary(gone, { lang: 'en', isCheapest: true })).toMatchObject({
      variantId: 'large',
      cheaperGone: { name: '1 L', payable: 3_100 },
    })
    expect(toProductSummary(gone, { lang: 'en' })?.cheaperGone).toBeNull()
    const none = aProduct({ variants: [large, small].map((each) => ({ ...each, quantityAvailable: 0 })) })
    expect(toProductSummary(none, { lang: 'en', isCheapest: true })).toMatchObject({
      variantId: 'small',
      cheaperGone: null,
    })
    const filters = { volume: ['4-l'] }
    expect(toProductSummary(gone, { lang: 'en', isCheapest: true, filters })?.cheaperGone).toBeNull()
  })

  test('[UX-15] the picture is that of the variant shown, and the link names it unless the page would offer it anyway', () => {
    const pictured = { ...small, media: [{ url: '/media/1-l.svg', type: 'IMAGE' as const }] }
    const both = aProduct({ variants: [large, pictured] })
    expect(toProductSummary(both, { lang: 'en', isCheapest: true })).toMatchObject({
      picture: '/media/1-l.svg',
      linkedVariantId: 'small',
    })
    expect(summary(both, 'en')).toMatchObject({
      picture: '/thumbnail/products/durub-1.svg?size=512&format=webp',
      linkedVariantId: null,
    })
    const soldOut = aProduct({ variants: [{ ...large, quantityAvailable: 0 }, pictured] })
    expect(summary(soldOut, 'en')).toMatchObject({ variantId: 'small', linkedVariantId: null })
  })

  test('shows the size that was filtered for', () => {
    const filters = { volume: ['1-l', '5-l'], brand: ['durub'] }
    expect(toProductSummary(node, { lang: 'en', filters })?.variantId).toBe('small')
    expect(toProductSummary(node, { lang: 'en', filters: { volume: ['20-l'] } })?.variantId).toBe('large')
  })

  test('[PROD-11] is out of stock only when every size is', () => {
    const gone = { ...large, quantityAvailable: 0 }
    expect(summary(aProduct({ variants: [gone, small] }), 'en')).toMatchObject({
      variantId: 'small',
      quantityAvailable: 7,
    })
    const none = aProduct({ variants: [gone, { ...small, quantityAvailable: 0 }] })
    expect(summary(none, 'en')).toMatchObject({ variantId: 'large', quantityAvailable: 0 })
  })

  test('goes into the cart under its size, with its prices and parts', () => {
    const bundle = JSON.stringify([{ product_id: 'p1', quantity: 2 }, { product_id: 'p2' }, null])
    const product = summary(
      { ...node, variants: [{ ...large, pricing: priced(8.9, 11.125) }, small], metafields: { bundle } },
      'en',
    )
    expect(toCartProduct(product)).toEqual({
      id: 'product',
      variantId: 'large',
      name: 'Durub Synthetic 5W-30 · 4 L',
      price: 11_125,
      payable_amount: 8_900,
      discount_amount: 2_225,
      discount_percentage: 20,
      tax: 424,
      img: '/thumbnail/products/durub-1.svg?size=512&format=webp',
      bundle: [{ product_id: 'p1', quantity: 2 }],
      serviceMetadata: null,
    })
  })
})

function summary(node: ProductNode, lang: 'en' | 'ar') {
  const made = toProductSummary(node, { lang })
  if (!made) throw new Error('The product is not for sale')
  return made
}

function aProduct(change: Partial<ProductNode> = {}): ProductNode {
  return {
    id: 'product',
    name: 'Durub Synthetic 5W-30',
    translation: null,
    thumbnail: { url: '/thumbnail/products/durub-1.svg?size=512&format=webp' },
    metafields: {},
    warranty: null,
    variants: [aVariant()],
    ...change,
  }
}

function aVariant(change: Partial<VariantNode> = {}): VariantNode {
  return {
    id: 'variant',
    name: 'Usual',
    translation: null,
    media: [],
    quantityAvailable: 7,
    pricing: priced(8.9),
    ...change,
  }
}

function priced(amount: number, before = amount): VariantNode['pricing'] {
  return {
    price: { gross: { amount }, tax: { amount: 0.424 } },
    priceUndiscounted: { gross: { amount: before } },
  }
}

function volume(slug: string): VariantNode['attributes'] {
  return [{ attribute: { slug: 'volume' }, values: [{ slug }] }]
}
