import { appVersion } from '@warsha/contract/app-version.ts'
import { createApiClient, type TypedDocument } from '@warsha/contract/client/api-client.ts'
import type { ApiRequest } from '@warsha/contract/client/transport.ts'
import { createBrowserTransport } from '../http.ts'
import { openShop, type ShopAnswer, type ShopRequest } from './fake-shop.ts'

const closers: (() => Promise<void>)[] = []

/** No document of the schema: the shop behind these tests answers what a test wants. */
export const products = '{products}' as TypedDocument<{ products: string }, Record<string, never>>

export const ok = { body: { data: { products: 'oil', me: { id: 'VXNlcjox' } } } }

type Answerer = (request: ShopRequest, count: number) => ShopAnswer | Promise<ShopAnswer>

/** The typed client on the browser's transport, a real shop behind it, and a record of what the shopper is told. */
export async function openClient(answer: Answerer, tokens: { token?: string } = {}) {
  const shop = await openShop(answer)
  closers.push(shop.close)
  const session = {
    tokens: { token: '', refreshToken: 'refresh', ...tokens },
    otherTab: null as { token: string; refreshToken: string } | null,
    language: 'en',
    reported: [] as string[],
  }
  const transport = createBrowserTransport({
    baseUrl: shop.url,
    appVersion,
    language: () => session.language,
    readTokens: () => session.tokens,
    pullTokens: () => {
      session.tokens = session.otherTab ?? session.tokens
    },
    storeTokens: ({ token, refreshToken }) => {
      session.tokens = { token, refreshToken: refreshToken ?? session.tokens.refreshToken }
    },
    endSession: () => {
      session.tokens = { token: '', refreshToken: '' }
      session.reported.push('session ended')
    },
    noteConnection: () => undefined,
    reportNoAnswer: (reason) => session.reported.push(`no answer: ${reason}`),
    reportOverload: () => session.reported.push('overload'),
    reportMinAppVersion: (version) => session.reported.push(`minimum ${version}`),
    logFailure: ({ method, path }: ApiRequest, status) =>
      session.reported.push(`logged ${method} ${path} ${status}`),
  })
  return {
    api: createApiClient(transport),
    shop,
    session,
    async arrived(count = 1) {
      while (shop.requests.length < count) await new Promise((resolve) => setImmediate(resolve))
    },
  }
}

export async function closeShops(): Promise<void> {
  for (const close of closers.splice(0)) await close()
}

/** Accepts every token but `old`, and renews that to `new` unless told otherwise. */
export function renewingShop({ body = expired(), renewal }: { body?: unknown; renewal?: ShopAnswer } = {}) {
  return ({ path, token }: ShopRequest): ShopAnswer => {
    if (path === '/graphql/auth/') {
      return renewal ?? { body: { data: { tokenRefresh: { token: 'new', refreshToken: 'refresh-2' } } } }
    }
    if (token !== 'old') return ok
    return path.startsWith('/api/') ? { status: 401, body: { detail: 'Signature has expired' } } : { body }
  }
}

export function expired(code = 'ExpiredSignatureError') {
  return {
    data: null,
    errors: [{ message: 'Signature has expired', extensions: { exception: { code } } }],
  }
}

/** Watches a call without waiting for it. */
export function settle(promise: Promise<unknown>) {
  const call = { outcome: undefined as unknown, done: Promise.resolve() }
  call.done = promise.then(
    (value) => {
      call.outcome = value
    },
    (error) => {
      call.outcome = error
    },
  )
  return call
}
