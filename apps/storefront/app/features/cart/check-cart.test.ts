import { aLine } from '@warsha/contract/cart/testing/cart-samples.ts'
import { afterEach, describe, expect, test } from 'vitest'
import type { ShopAnswer } from '~/session/testing/fake-shop.ts'
import { closeCartPages, openCartPage } from './testing/open-cart-page.ts'

const oil = aLine({ id: 'UHJvZHVjdDox', variantId: 'Variant:1', name: 'Oil', quantity: 3 })
const tyre = aLine({ id: 'UHJvZHVjdDoy', variantId: 'Variant:2', name: 'Tyre' })
const insufficient = 'Stock is insufficient. Please remove this product'
afterEach(closeCartPages)

describe('checkCart', () => {
  test('[REST-34] asks for every product with place, quantity, bundle, booking and site', async () => {
    const { checkCart, shop } = await openPage('/en/cart/', () => ({ body: { data: {} } }))
    expect(await checkCart()).toBe(true)
    expect(shop.requests[0]).toMatchObject({
      method: 'POST',
      path: '/api/v1/products/check-product-stock/',
      body: {
        state_id: 11,
        site: 'hig',
        products: [
          { product_id: oil.id, quantity: 3, bundle: [], metadata: [] },
          { product_id: tyre.id, quantity: 1, bundle: [], metadata: [] },
        ],
      },
    })
  })

  test('[ERR-16] [ERR-18] 400 writes each message on its line, says how many need a change and goes to the cart', async () => {
    const { checkCart, lines, texts, navigations } = await openPage('/en/booking/', () => ({
      status: 400,
      body: { errors: { [oil.id]: [insufficient], [tyre.id]: ['Not sold here'] } },
    }))
    expect(await checkCart()).toBe(false)
    expect(lines().map((line) => line.error)).toEqual([insufficient, 'Not sold here'])
    expect(texts()).toEqual(['2 products need a change'])
    expect(navigations).toEqual(['/en/cart/'])
  })

  test('[ERR-16] who is on the cart already stays there', async () => {
    const { checkCart, navigations } = await openPage('/ar/cart/', () => ({
      status: 400,
      body: { errors: { [oil.id]: [insufficient] } },
    }))
    await checkCart()
    expect(navigations).toEqual([])
  })

  test.each([
    [
      409,
      { errors: [{ field: null, code: 'CONFLICT', message: 'Somebody was faster.' }] },
      'Somebody was faster.',
    ],
    [500, { detail: 'Sorry, something went wrong.' }, 'Sorry, something went wrong.'],
    [
      400,
      { errors: [{ field: 'products', code: 'INVALID', message: 'Please check this value.' }] },
      'Please check this value.',
    ],
  ])('[ERR-17] [ERR-18] %i about no product shows its message and stays', async (status, body, text) => {
    const { checkCart, lines, texts, navigations } = await openPage('/en/booking/', () => ({ status, body }))
    expect(await checkCart()).toBe(false)
    expect(lines()).toEqual([oil, tyre])
    expect(texts()).toEqual([text])
    expect(navigations).toEqual([])
  })

  test('[REST-36] a check that is given up says nothing and changes nothing', async () => {
    const { checkCart, lines, texts, navigations } = await openPage('/en/booking/', () => 'never')
    const abort = new AbortController()
    const answer = checkCart(abort.signal)
    abort.abort()
    expect(await answer).toBe(false)
    expect([lines(), texts(), navigations]).toEqual([[oil, tyre], [], []])
  })
})

async function openPage(path: string, answer: () => ShopAnswer) {
  const page = await openCartPage(path, [oil, tyre], answer)
  const { checkCart } = await import('./check-cart.ts')
  return { ...page, checkCart }
}
