import { toCartProduct } from '@warsha/contract/cart/cart-product.ts'
import { describe, expect, test } from 'vitest'
import { type DetailVariant, type ProductDetail, readProductId } from './product-detail.ts'
import { maxPieces, offerOf, type ProductView, toProductView, variantToOffer } from './product-view.ts'

const muscat = { lang: 'en', stateSlug: 'muscat' } as const

test.each([
  ['the stock', 7, null, 7],
  ['what a customer may have', 7, 1, 1],
  ['the stock, where a customer might have more', 2, 5, 2],
])('[UX-75] the pieces to wish for end at %s', (_case, quantityAvailable, quantityLimitPerCustomer, most) => {
  const [variant] = view(
    aProduct({ variants: [aVariant({ quantityAvailable, quantityLimitPerCustomer })] }),
  ).variants
  expect(variant && maxPieces(variant)).toBe(most)
})

describe('what the page shows', () => {
  test('[PROD-30] tag, gift and names are in the page’s language', () => {
    const detail = aProduct({
      translation: { name: 'دروب', description: null },
      metafields: { tag: 'New', tag_ar: 'جديد', free_gift: 'Oil filter', free_gift_ar: 'فلتر زيت' },
    })
    expect(toProductView(detail, { ...muscat, lang: 'ar' })).toMatchObject({
      name: 'دروب',
      tag: 'جديد',
      gift: 'فلتر زيت',
    })
    expect(view(detail)).toMatchObject({ tag: 'New', gift: 'Oil filter' })
    expect(view(aProduct({ metafields: { tag: '' } }))).toMatchObject({ tag: null, gift: null })
  })

  test('a product without a price is none', () => {
    expect(toProductView(aProduct({ variants: [aVariant({ pricing: null })] }), muscat)).toBeNull()
  })

  test('the way leads from the top category to its own', () => {
    const step = (name: string) => ({ id: name, name, slug: name, translation: null })
    const category = { ...step('Oil'), ancestors: { edges: [{ node: step('Automobile') }] } }
    expect(view(aProduct({ category })).path.map(({ name }) => name)).toEqual(['Automobile', 'Oil'])
  })

  test('it knows whether the shopper’s place is among those it is sold in', () => {
    const soldIn = (...slugs: string[]) =>
      view(aProduct({ attributes: [{ ...stateAttribute, values: slugs.map(aPlace) }] })).isSoldHere
    expect(soldIn('muscat', 'sur')).toBe(true)
    expect(soldIn('dubai')).toBe(false)
    expect(view(aProduct({ attributes: [] })).isSoldHere).toBe(true)
  })
})

describe('a product in several variants', () => {
  const large = aVariant({ id: 'large', name: '4 L', pricing: priced(8.9, 11.125) })
  const small = aVariant({ id: 'small', name: '1 L', pricing: priced(2.48) })

  test('[PROD-32] the first in stock is offered, or the first of all', () => {
    const gone = { ...large, quantityAvailable: 0 }
    expect(variantToOffer(view(aProduct({ variants: [gone, small] })).variants)?.id).toBe('small')
    const none = view(aProduct({ variants: [gone, { ...small, quantityAvailable: 0 }] }))
    expect(variantToOffer(none.variants)?.id).toBe('large')
  })

  test('each has its own price and badge, and goes into the cart under its own name', () => {
    const product = view(aProduct({ variants: [large, small] }))
    const [first] = product.variants
    if (!first) throw new Error('There are two variants')
    expect(first).toMatchObject({
      price: 11_125,
      payable: 8_900,
      badge: { kind: 'percentage', percentage: 20 },
    })
    expect(toCartProduct(offerOf(product, first))).toMatchObject({
      variantId: 'large',
      name: 'Durub · 4 L',
      discount_amount: 2_225,
      discount_percentage: 20,
      tax: 424,
    })
  })
})

describe('the pictures of variants', () => {
  const picture = (id: string) => ({
    id,
    url: `/${id}.svg`,
    small: `/${id}-256.svg`,
    alt: '',
    type: 'IMAGE' as const,
  })
  const large = aVariant({ id: 'large', media: [{ id: 'a' }] })
  const small = aVariant({ id: 'small', media: [{ id: 'b' }, { id: 'c' }] })
  const shown = (detail: Partial<ProductDetail>) =>
    view(aProduct(detail)).variants.map(({ pictures }) => pictures.map(({ id }) => id))

  test('[UX-14] each has its own first, then those that show none in particular', () => {
    const media = ['a', 'b', 'shared', 'c'].map(picture)
    expect(shown({ media, variants: [large, small] })).toEqual([
      ['a', 'shared'],
      ['b', 'c', 'shared'],
    ])
  })

  test('a variant without its own has what others do not claim, or everything', () => {
    const plain = aVariant({ id: 'plain', media: [] })
    expect(shown({ media: ['a', 'shared'].map(picture), variants: [large, plain] })[1]).toEqual(['shared'])
    expect(shown({ media: [picture('a')], variants: [large, plain] })[1]).toEqual(['a'])
  })

  test('[UX-14] the cart gets the picture of the variant', () => {
    const product = view(aProduct({ media: ['a', 'b', 'c'].map(picture), variants: [large, small] }))
    const chosen = variantToOffer(product.variants, 'small')
    if (!chosen) throw new Error('There are two variants')
    expect(offerOf(product, chosen).picture).toBe('/b-256.svg')
  })
})

describe('what tells variants apart', () => {
  const volume = { slug: 'volume', name: 'Volume', translation: { name: 'الحجم' } }
  const variants = [
    aVariant({ id: '1', attributes: [{ attribute: volume }] }),
    aVariant({ id: '2', attributes: [{ attribute: volume }] }),
  ]

  test('[UX-16] is named once, in the page’s language', () => {
    expect(view(aProduct({ variants })).optionName).toBe('الحجم')
    const untranslated = variants.map((each) => ({
      ...each,
      attributes: [{ attribute: { ...volume, translation: null } }],
    }))
    expect(view(aProduct({ variants: untranslated })).optionName).toBe('Volume')
    expect(view(aProduct()).optionName).toBeNull()
  })
})

test.each([
  ['12', 'UHJvZHVjdDoxMg=='],
  ['UHJvZHVjdDoxMg==', 'UHJvZHVjdDoxMg=='],
  ['0', null],
  ['durub', null],
  ['Q2F0ZWdvcnk6MQ==', null],
  ['%', null],
])('the address %s names the product %s', (id, expected) => {
  expect(readProductId(id)).toBe(expected)
})

const stateAttribute = {
  attribute: { slug: 'state', name: 'Place', inputType: 'MULTISELECT', translation: null, metafields: null },
} as const

function aPlace(slug: string) {
  return { slug, name: slug, plainText: null, richText: null, translation: null }
}

function view(detail: ProductDetail): ProductView {
  const made = toProductView(detail, muscat)
  if (!made) throw new Error('The product is not for sale')
  return made
}

function aProduct(change: Partial<ProductDetail> = {}): ProductDetail {
  return {
    id: 'UHJvZHVjdDox',
    name: 'Durub',
    slug: 'durub',
    description: null,
    translation: null,
    metafields: {},
    media: [],
    category: null,
    attributes: [],
    variants: [aVariant()],
    ...change,
  }
}

function aVariant(change: Partial<DetailVariant> = {}): DetailVariant {
  return {
    id: 'variant',
    name: 'Usual',
    translation: null,
    media: [],
    attributes: [],
    quantityAvailable: 7,
    quantityLimitPerCustomer: null,
    pricing: priced(8.9),
    ...change,
  }
}

function priced(amount: number, before = amount): DetailVariant['pricing'] {
  return {
    price: { gross: { amount }, tax: { amount: 0.424 } },
    priceUndiscounted: { gross: { amount: before } },
  }
}
