import type { TypedDocument } from '@warsha/contract/client/api-client.ts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { anyCall } from './testing/any-call.ts'
import { createStorage, type FakeStorage, openBrowser } from './testing/fake-browser.ts'
import { openShop, type ShopAnswer, type ShopRequest } from './testing/fake-shop.ts'
import type { Toast } from './toasts.ts'

const me = '{me{id}}' as TypedDocument<{ me: { id: string } | null }, Record<string, never>>
const expired = {
  errors: [
    { message: 'Signature has expired', extensions: { exception: { code: 'ExpiredSignatureError' } } },
  ],
}
const closers: (() => Promise<void>)[] = []

beforeEach(() => {
  vi.resetModules()
})

afterEach(async () => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  for (const close of closers.splice(0)) await close()
})

describe('browserApi', () => {
  test('[REST-03] [REST-04] sends the language of the path and the stored token, even before the page is taken over', async () => {
    const storage = createStorage({ 'warsha:login': { version: 1, state: { token: 'access' } } })
    const { api, shop } = await openPage('/ar/my-orders', () => ({ body: { data: { me: null } } }), storage)
    await api.graphql(me, {})
    expect(shop.requests[0]).toMatchObject({
      token: 'access',
      headers: { 'accept-language': 'ar', 'app-version': '17.6.0' },
    })
  })

  test('[STATE-16] [AUTH-65] a renewed pair of tokens replaces the old one in the login group', async () => {
    const { api, session } = await openPage('/en', ({ path, token }) => {
      if (path === '/graphql/auth/')
        return { body: { data: { tokenRefresh: { token: 'new', refreshToken: 'refresh-2' } } } }
      return { body: token === 'new' ? { data: { me: { id: 'VXNlcjox' } } } : expired }
    })
    session.loginStore.setState({ token: 'old', refreshToken: 'refresh-1' })
    await expect(api.graphql(me, {})).resolves.toEqual({ me: { id: 'VXNlcjox' } })
    expect(session.loginStore.getState()).toMatchObject({ token: 'new', refreshToken: 'refresh-2' })
  })

  test('[AUTH-66] a refused renewal logs out, clears the state and goes to the language root, without a toast', async () => {
    const refused = { data: { tokenRefresh: { token: null, errors: [{ code: 'JWT_INVALID_TOKEN' }] } } }
    const { api, session, browser, toasts } = await openPage('/ar/wallet/', ({ path }) => ({
      body: path === '/graphql/auth/' ? refused : expired,
    }))
    session.loginStore.setState({ token: 'old', refreshToken: 'r', is_login: true, first_name: 'Salim' })
    const failure = await api.graphql(me, {}).catch((error) => error)
    session.showErrors(failure)
    expect(session.loginStore.getState()).toEqual(session.loginStore.getInitialState())
    expect(browser.navigations).toEqual(['/ar'])
    expect(toasts).toEqual([])
  })

  test('[ERR-05] an overloaded shop leads to the overload page, which knows the way back', async () => {
    const { api, session, browser, toasts } = await openPage('/en/products/?category=Oil', () => ({
      status: 503,
    }))
    session.showErrors(await api.graphql(me, {}).catch((error) => error))
    expect(browser.navigations).toEqual(['/en/high-traffic?from=%2Fen%2Fproducts%2F%3Fcategory%3DOil'])
    expect(session.pageBeforeOverload(new URL(`http://x${browser.navigations[0]}`).search, 'en')).toBe(
      '/en/products/?category=Oil',
    )
    expect(toasts).toEqual([])
  })

  test('[ERR-05] on the overload page itself another 5xx leads nowhere', async () => {
    const { api, browser } = await openPage('/en/high-traffic?from=%2Fen', () => ({ status: 503 }))
    await api.graphql(me, {}).catch(() => null)
    expect(browser.navigations).toEqual([])
  })

  test('[ERR-06] no answer is one toast, and the shopper stays', async () => {
    const { api, session, browser, toasts } = await openPage('/en/cart/', () => 'cut')
    session.showErrors(await api.graphql(me, {}).catch((error) => error))
    expect(toasts).toMatchObject([
      { kind: 'error', id: 'no-answer', text: expect.stringContaining('offline') },
    ])
    expect(browser.navigations).toEqual([])
  })

  test('[ERR-07] a REST failure is logged without its query', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const { api } = await openPage('/en', () => ({ status: 404, body: { detail: 'Not found' } }))
    const call = api.call(anyCall('GET', '/accounts/user/'), { query: { phone: '90000001' } })
    await expect(call).rejects.toMatchObject({ status: 404 })
    expect(log.mock.calls).toEqual([['GET /api/v1/accounts/user/: 404']])
  })

  test('[REST-86] a page older than the minimum is told once to reload', async () => {
    const { api, toasts } = await openPage('/en', () => ({
      body: { data: { me: null } },
      headers: { 'X-Min-App-Version': '17.10.0' },
    }))
    await api.graphql(me, {})
    await api.graphql(me, {})
    expect(toasts).toMatchObject([{ kind: 'info', action: { label: 'Reload' } }])
  })

  test.each(['17.6.0', '17.5.9', '9.0.0', 'nonsense'])(
    '[REST-86] a minimum of %s says nothing',
    async (minimum) => {
      const { api, toasts } = await openPage('/en', () => ({
        body: { data: { me: null } },
        headers: { 'X-Min-App-Version': minimum },
      }))
      await api.graphql(me, {})
      expect(toasts).toEqual([])
    },
  )

  test('there is none on the server', async () => {
    vi.stubGlobal('document', undefined)
    const { browserApi } = await import('./browser-api.ts')
    expect(browserApi).toThrow('comes with the request')
  })
})

async function openPage(path: string, answer: (request: ShopRequest) => ShopAnswer, storage?: FakeStorage) {
  const shop = await openShop(answer)
  closers.push(shop.close)
  const browser = openBrowser(path, storage)
  // Relative addresses are the browser's own; here they need an origin.
  const send = globalThis.fetch
  vi.stubGlobal('fetch', (to: string, init: RequestInit) => send(shop.url + to, init))

  const { browserApi } = await import('./browser-api.ts')
  const { loginStore } = await import('./groups/login.ts')
  const { showErrors } = await import('./show-errors.ts')
  const { receiveToasts } = await import('./toasts.ts')
  const { pageBeforeOverload } = await import('./overload.ts')
  const toasts: Toast[] = []
  receiveToasts((toast) => toasts.push(toast))
  return { api: browserApi(), shop, browser, toasts, session: { loginStore, showErrors, pageBeforeOverload } }
}
