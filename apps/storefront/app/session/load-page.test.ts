import { listCategoriesCall } from '@warsha/contract/catalogue/catalogue.calls.ts'
import { createApiClient } from '@warsha/contract/client/api-client.ts'
import type { StorePlace } from '@warsha/contract/client/storefront-context.ts'
import { RouterContextProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { apiContext, originContext, placeContext, shopContext } from './contexts.ts'
import { browserPage, type PageSource, serverPage } from './load-page.ts'
import { openBrowser } from './testing/fake-browser.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('one function loads a page on the server, from what came with the request', async () => {
  const context = new RouterContextProvider()
  context.set(
    apiContext,
    createApiClient(async ({ path }) => ({ status: 200, body: { asked: path } })),
  )
  context.set(placeContext, aPlace({ stateId: 3 }))
  context.set(originContext, 'https://shop.test')
  context.set(shopContext, { channel: 'tasleem-channel' } as PageSource['shop'])
  const request = new Request('https://shop.test/en/products/?category=Oil')

  const page = serverPage({ context, params: { lang: 'en' }, request })
  expect(await load(page)).toEqual({
    asked: '/api/v1/products/categories/?city_id=3&category_id=Oil',
    lang: 'en',
  })
  expect(page).toMatchObject({ origin: 'https://shop.test', shop: { channel: 'tasleem-channel' } })
})

test('and in the browser, from the shopper’s own session', async () => {
  openBrowser('/ar/products/')
  vi.stubGlobal('fetch', async (to: string) => Response.json({ asked: to }))
  const request = new Request('https://shop.test/ar/products/?category=Oil')

  const page = browserPage({ params: { lang: 'ar' }, request })
  expect(await load(page)).toEqual({
    asked: '/api/v1/products/categories/?city_id=11&category_id=Oil',
    lang: 'ar',
  })
})

async function load({ api, lang, place, url, signal }: PageSource) {
  const query = { city_id: place.stateId, category_id: url.searchParams.get('category') }
  const answer = await api.call(listCategoriesCall, { query, signal })
  return { ...answer, lang }
}

function aPlace(change: Partial<StorePlace>): StorePlace {
  return {
    countryId: 1,
    countryName: 'Oman',
    stateId: 11,
    stateName: 'Muscat',
    stateSlug: 'muscat',
    isChosen: true,
    ...change,
  }
}
