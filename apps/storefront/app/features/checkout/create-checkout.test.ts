import type { ShopSettings } from '@warsha/contract/client/storefront-context.ts'
import { defaultPlace } from '@warsha/contract/constants.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openBrowser } from '~/session/testing/fake-browser.ts'
import { openShop } from '~/session/testing/fake-shop.ts'
import type { Toast } from '~/session/toasts.ts'

const place = { ...defaultPlace, isChosen: false }
const closers: (() => Promise<void>)[] = []

beforeEach(() => {
  vi.resetModules()
})

afterEach(async () => {
  vi.unstubAllGlobals()
  for (const close of closers.splice(0)) await close()
})

test('[CHK-11] the id of the created checkout is stored as checkoutId', async () => {
  const { createCheckout, loginStore } = await openPage([{ id: 'point-1' }])
  expect(loginStore.getState().checkoutId).not.toBe('checkout-1')
  expect(await createCheckout()).toBe('payment')
  expect(loginStore.getState().checkoutId).toBe('checkout-1')
})

test('a checkout without a collection point is not stored, so no payment can start from it', async () => {
  const { createCheckout, loginStore, shop, toasts } = await openPage([])
  const before = loginStore.getState().checkoutId
  expect(await createCheckout()).toBe('stay')
  expect(loginStore.getState().checkoutId).toBe(before)
  expect(shop.requests).toHaveLength(1)
  expect(toasts).toHaveLength(1)
})

/** A page of a shop that makes a checkout with these collection points. */
async function openPage(availableCollectionPoints: { id: string }[]) {
  const checkout = {
    id: 'checkout-1',
    isShippingRequired: true,
    totalPrice: { gross: { amount: 1.5 } },
    availableCollectionPoints,
  }
  const data = { checkoutCreate: { checkout, errors: [] }, checkoutDeliveryMethodUpdate: { errors: [] } }
  const shop = await openShop(() => ({ body: { data } }))
  closers.push(shop.close)
  openBrowser('/en/booking/')
  // Relative addresses are the browser's own; here they need an origin.
  const send = globalThis.fetch
  vi.stubGlobal('fetch', (to: string, init: RequestInit) => send(shop.url + to, init))
  const { createCheckout } = await import('./create-checkout.ts')
  const { loginStore } = await import('~/session/groups/login.ts')
  const { rememberPageFacts } = await import('~/session/place.ts')
  const { receiveToasts } = await import('~/session/toasts.ts')
  rememberPageFacts({ shop: { channel: 'default-channel' } as ShopSettings, place })
  const toasts: Toast[] = []
  receiveToasts((toast) => toasts.push(toast))
  return { createCheckout, loginStore, shop, toasts }
}
