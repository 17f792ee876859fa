import { describe, expect, test } from 'vitest'
import { onlyChannel, sampleCatalogue } from '../../catalogue/samples/catalogue-samples.ts'
import { changeLines, priceLine, type SentLine } from './change-cart.ts'

const catalogue = sampleCatalogue({
  products: [
    { slug: 'oil', name: 'Oil', nameAr: 'زيت', prices: [8900, 20_000], payable: [8000, 20_000] },
    { slug: 'fee', kind: 'fee', prices: [500] },
    { slug: 'kit', bundle: [{ sku: 'oil-1', quantity: 2 }] },
  ],
})
const shop = { catalogue, channel: onlyChannel(catalogue), locale: 'en' as const }
const line = (more: Partial<SentLine>): SentLine => ({
  id: '1',
  variant: undefined,
  productId: 1,
  variantId: undefined,
  name: undefined,
  quantity: 1,
  metadata: [],
  ...more,
})

describe('changeLines', () => {
  test('[REST-81] changes the quantity of a product that is there', () => {
    const lines = [line({ productId: 3, id: '3' }), line({ quantity: 2 })]
    expect(changeLines(lines, line({ quantity: 5 })).map(({ quantity }) => quantity)).toEqual([1, 5])
  })

  test('[REST-81] adds one that is not, and another variant is another line', () => {
    const lines = [line({ variantId: 1 })]
    expect(changeLines(lines, line({ productId: 3 }))).toHaveLength(2)
    expect(changeLines(lines, line({ variantId: 2 }))).toHaveLength(2)
  })

  test('a fee is no product, even under the same number', () => {
    expect(changeLines([line({ name: 'service_fee' })], line({}))).toHaveLength(2)
  })
})

describe('priceLine', () => {
  test('prices are those of the shop, with the tax they contain', () => {
    expect(priceLine(line({ quantity: 3 }), shop)).toMatchObject({
      id: '1',
      variantId: '1',
      name: 'Oil',
      quantity: 3,
      price: 8900,
      payable_amount: 8000,
      discount_amount: 900,
      discount_percentage: 10,
      tax: 381,
    })
  })

  test('answers in the words and ids of the caller', () => {
    const asked = line({ id: 'UHJvZHVjdDox', variant: 'UHJvZHVjdFZhcmlhbnQ6Mg==', variantId: 2 })
    expect(priceLine(asked, { ...shop, locale: 'ar' })).toMatchObject({
      id: 'UHJvZHVjdDox',
      variantId: 'UHJvZHVjdFZhcmlhbnQ6Mg==',
      name: 'زيت',
      price: 20_000,
    })
  })

  test('[CART-04] a fee has neither tax nor discount, and only a fee may be called one', () => {
    const fee = line({ id: '3', variant: '3', productId: undefined, variantId: 3, name: 'service_fee' })
    expect(priceLine(fee, shop)).toMatchObject({
      name: 'service_fee',
      price: 500,
      tax: 0,
      discount_amount: 0,
    })
    expect(priceLine({ ...fee, variantId: 1 }, shop)).toBeUndefined()
    expect(priceLine(line({ productId: 2 }), shop)).toBeUndefined()
  })

  test('[CART-29] a bundle tells its parts by product', () => {
    expect(priceLine(line({ productId: 3 }), shop)?.bundle).toEqual([{ product_id: '1', quantity: 2 }])
  })

  test('what the shop does not know has no price', () => {
    for (const asked of [line({ productId: 99 }), line({ productId: undefined }), line({ variantId: 4 })]) {
      expect(priceLine(asked, shop)).toBeUndefined()
    }
  })
})
