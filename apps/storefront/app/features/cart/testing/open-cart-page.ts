import type { CartLine } from '@warsha/contract/cart/cart-line.ts'
import { vi } from 'vitest'
import { openBrowser } from '~/session/testing/fake-browser.ts'
import { openShop, type ShopAnswer, type ShopRequest } from '~/session/testing/fake-shop.ts'
import type { Toast } from '~/session/toasts.ts'

const closers: (() => Promise<void>)[] = []

/** A page with a filled cart, with a shop that responds as given. Modules are loaded again for each page. */
export async function openCartPage(
  path: string,
  stored: CartLine[],
  answer: (request: ShopRequest) => ShopAnswer | Promise<ShopAnswer>,
) {
  vi.resetModules()
  const shop = await openShop(answer)
  closers.push(shop.close)
  const browser = openBrowser(path)
  // What waits to be stored must not reach the storage of the next page.
  closers.push(async () => browser.leave())
  // Relative addresses are the browser's own; here they need an origin.
  const send = globalThis.fetch
  vi.stubGlobal('fetch', (to: string, init: RequestInit) => send(shop.url + to, init))
  vi.spyOn(console, 'error').mockReturnValue()

  const [cart, { receiveToasts }, { loadTexts }, { rememberPageFacts }, { defaultPlace }] = await Promise.all(
    [
      import('~/session/groups/cart.ts'),
      import('~/session/toasts.ts'),
      import('~/session/messages.ts'),
      import('~/session/place.ts'),
      import('@warsha/contract/constants.ts'),
    ],
  )
  await loadTexts('cart', 'catalogue')
  rememberPageFacts({
    shop: { channel: 'default-channel' } as never,
    place: { ...defaultPlace, isChosen: true },
  })
  const shown: Toast[] = []
  receiveToasts((toast) => shown.push(toast))
  cart.changeLines(() => stored)
  return {
    shop,
    navigations: browser.navigations,
    changeLines: cart.changeLines,
    lines: (): CartLine[] => cart.cartStore.getState().lines,
    toasts: shown,
    texts: () => shown.map((toast) => toast.text),
  }
}

export async function closeCartPages(): Promise<void> {
  for (const close of closers.splice(0)) await close()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
}
