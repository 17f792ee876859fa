import { setBooking } from '@warsha/contract/cart/booking-actions.ts'
import { decreaseProduct } from '@warsha/contract/cart/cart-actions.ts'
import { aLine } from '@warsha/contract/cart/testing/cart-samples.ts'
import { baisa } from '@warsha/contract/money/baisa.ts'
import { afterEach, describe, expect, test } from 'vitest'
import type { ShopAnswer, ShopRequest } from '~/session/testing/fake-shop.ts'
import { closeCartPages, openCartPage } from './testing/open-cart-page.ts'

const oil = aLine({ id: 'Product:1', variantId: 'Variant:1', name: 'Oil', quantity: 2 })
const tyre = aLine({ id: 'Product:2', variantId: 'Variant:2', name: 'Tyre' })

afterEach(closeCartPages)

describe('refreshCart', () => {
  test('[CART-30] reads all products with one call by their ids, in the language and for the place of the page', async () => {
    const { refreshCart, shop } = await openPage('/ar/cart/', { products: [oil, tyre] })
    await refreshCart()
    const calls = shop.requests.filter((request) => request.path === '/graphql/')
    expect(calls.map((call) => (call.body as { variables: unknown }).variables)).toEqual([
      {
        ids: ['Product:1', 'Product:2'],
        first: 100,
        channel: 'default-channel',
        lang: 'AR',
        place: { countryArea: 'muscat' },
      },
    ])
  })

  test('[CART-30] more than a hundred products are read and checked a hundred at a time', async () => {
    const many = Array.from({ length: 101 }, (_, index) =>
      aLine({ id: `P:${index}`, variantId: `V:${index}` }),
    )
    const { refreshCart, shop } = await openPage('/en/cart/', { stored: many, products: many })
    await refreshCart()
    const sizes = shop.requests.map(({ body }) => {
      const { variables, products } = body as { variables?: { ids: string[] }; products?: unknown[] }
      return variables?.ids.length ?? products?.length ?? 0
    })
    expect(sizes.sort((one, other) => one - other)).toEqual([1, 1, 100, 100])
  })

  test('[CART-20] [CART-30] marks what cannot be had and forgives what can be had again, without a toast', async () => {
    const stored = [{ ...oil, error: 'Stock is insufficient' }, tyre]
    const refusal = { status: 400, body: { errors: { 'Product:2': ['Not sold here'] } } }
    const { refreshCart, lines, texts } = await openPage('/en/cart/', {
      stored,
      products: stored,
      stock: refusal,
    })
    await refreshCart()
    expect(lines().map((line) => line.error)).toEqual([null, 'Not sold here'])
    expect(texts()).toEqual([])
  })

  test('[CART-30] a product that is missing from the answer is marked as no longer available', async () => {
    const { refreshCart, lines } = await openPage('/en/cart/', { products: [oil] })
    await refreshCart()
    expect(lines().map((line) => line.error)).toEqual([null, 'This product is no longer available.'])
  })

  test.each<[string, { products?: undefined; stock: ShopAnswer; graphql: ShopAnswer }]>([
    ['is down', { stock: { status: 503, body: {} }, graphql: { status: 503, body: {} } }],
    ['is out of reach', { stock: 'cut', graphql: 'cut' }],
    ['answers no list', { stock: { status: 500 }, graphql: { body: { data: { products: null } } } }],
  ])('a shop that %s changes nothing and says nothing', async (_case, answers) => {
    const stored = [{ ...oil, error: 'Stock is insufficient' }]
    const { refreshCart, lines, texts, navigations } = await openPage('/en/cart/', { stored, ...answers })
    await refreshCart()
    expect([lines(), texts(), navigations]).toEqual([stored, [], []])
  })

  test('a quantity changed meanwhile is not judged by the answer for the former one', async () => {
    const refusal = { status: 400, body: { errors: { 'Product:1': ['Only one left'] } } }
    const { refreshCart, lines, changeLines } = await openPage('/en/cart/', {
      products: [oil, tyre],
      stock: refusal,
    })
    const refreshed = refreshCart()
    changeLines((current) => decreaseProduct(current, 'Variant:1'))
    await refreshed
    expect(lines().map((line) => [line.quantity, line.error])).toEqual([
      [1, null],
      [1, null],
    ])
  })
})

describe('syncPlace', () => {
  const booked = setBooking([oil, tyre], 'Variant:1', {
    metadata: [{ key: 'service_fee_id', value: 'Fee:1' }],
    feeAmount: baisa(1_000),
  })

  test('[LOC-19] bookings of the former place go, lines not sold in the new one are marked, both are told', async () => {
    const refusal = {
      status: 400,
      body: { errors: { 'Product:2': ['This product is not sold in your location.'] } },
    }
    const page = await openPage('/en', { stored: booked, products: [oil, tyre], stock: refusal })
    await page.syncPlace(new AbortController().signal)
    expect(page.lines().map((line) => [line.name, line.metadata.length, line.error])).toEqual([
      ['Oil', 0, null],
      ['Tyre', 0, 'This product is not sold in your location.'],
    ])
    expect(page.texts()).toEqual([
      'Your bookings were removed, because they were made for another location.',
      '1 product in your cart is not available in this location.',
    ])
    page.toasts.at(-1)?.action?.onSelect()
    expect(page.navigations).toEqual(['/en/cart/'])
  })

  test('[LOC-19] a place that has everything is no news', async () => {
    const page = await openPage('/en', { products: [oil, tyre] })
    await page.syncPlace(new AbortController().signal)
    expect(page.texts()).toEqual([])
  })
})

type Answers = {
  stored?: (typeof oil)[]
  products?: (typeof oil)[]
  stock?: ShopAnswer
  graphql?: ShopAnswer
}

async function openPage(path: string, { stored = [oil, tyre], products = [], stock, graphql }: Answers) {
  const page = await openCartPage(path, stored, (request: ShopRequest) => {
    if (request.path !== '/graphql/') return stock ?? { body: { data: {} } }
    return (
      graphql ?? { body: { data: { products: { edges: products.map((line) => ({ node: nodeOf(line) })) } } } }
    )
  })
  return { ...page, ...(await import('./sync-place.ts')) }
}

function nodeOf(line: typeof oil) {
  const gross = (baisa: number) => ({ amount: baisa / 1_000 })
  return {
    id: line.id,
    name: line.name,
    translation: null,
    thumbnail: { url: line.img },
    metafields: {},
    variants: [
      {
        id: line.variantId,
        name: line.name,
        translation: null,
        media: [],
        quantityAvailable: 9,
        quantityLimitPerCustomer: null,
        pricing: {
          price: { gross: gross(line.payable_amount), tax: gross(line.tax) },
          priceUndiscounted: { gross: gross(line.price) },
        },
      },
    ],
  }
}
