import { appVersion } from '@warsha/contract/app-version.ts'
import { type ApiClient, createApiClient, document } from '@warsha/contract/client/api-client.ts'
import { ApiError, type ApiRequest, NoAnswerError } from '@warsha/contract/client/transport.ts'
import { siteCode } from '@warsha/contract/constants.ts'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { isAbort } from './exchange.ts'
import { createBrowserTransport, SessionEndedError } from './http.ts'
import { openShop, type ShopAnswer, type ShopRequest } from './testing/fake-shop.ts'

const closers: (() => Promise<void>)[] = []
const products = document<{ products: string }>('{products}')
const ok = { body: { data: { products: 'oil', me: { id: 'VXNlcjox' } } } }

afterEach(async () => {
  vi.useRealTimers()
  for (const close of closers.splice(0)) await close()
})

describe('every request', () => {
  test('[REST-01] [REST-02] [REST-03] REST speaks JSON and carries app-version and the current language', async () => {
    const { api, shop, session } = await openClient(() => ({ body: { data: [] } }))
    await api.rest({ method: 'POST', path: 'products/check-product-stock/', body: { site: siteCode } })
    session.language = 'ar'
    await api.rest({ method: 'GET', path: 'locations/countries/' })
    expect(shop.requests[0]).toMatchObject({
      method: 'POST',
      path: '/api/v1/products/check-product-stock/',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        'app-version': '17.6.0',
        'accept-language': 'en',
      },
    })
    expect(shop.requests[1]?.headers).toMatchObject({ 'accept-language': 'ar', 'app-version': '17.6.0' })
    expect(shop.requests[1]?.headers).not.toHaveProperty('content-type')
  })

  test('[REST-04] [AUTH-60] the bearer token is sent when there is one, and no such header otherwise', async () => {
    const { api, shop, session } = await openClient(() => ok)
    await api.rest({ method: 'GET', path: 'content/faq' })
    await api.graphql(products, {})
    session.tokens = { token: 'access', refreshToken: 'refresh' }
    await api.rest({ method: 'GET', path: 'content/faq' })
    await api.graphql(products, {}, { door: 'wallet' })
    expect(shop.requests.map(({ headers }) => headers.authorization)).toEqual([
      undefined,
      undefined,
      'Bearer access',
      'Bearer access',
    ])
  })

  test('[REST-06] the site code is hig', async () => {
    const { api, shop } = await openClient(() => ({ body: {} }))
    await api.rest({
      method: 'POST',
      path: 'products/product-service-types/',
      body: { state_id: 11, products: [], site: siteCode },
    })
    expect(shop.requests[0]?.body).toEqual({ state_id: 11, products: [], site: 'hig' })
  })

  test('[GQL-01] the door is chosen by the client name', async () => {
    const { api, shop } = await openClient(() => ok)
    for (const door of [undefined, 'shop', 'auth', 'wallet', 'otp'] as const)
      await api.graphql(products, {}, { door })
    expect(shop.paths()).toEqual([
      '/graphql/',
      '/graphql/',
      '/graphql/auth/',
      '/graphql/wallet/',
      '/graphql/otp/',
    ])
  })

  test('the query of a REST call is written out, without what is not given', async () => {
    const { api, shop } = await openClient(() => ({ body: {} }))
    const query = { city_id: 11, search: 'زيت & oil', category_id: undefined, page: null }
    await api.rest({ method: 'GET', path: 'sellers/products-search/', query })
    expect(new URL(shop.requests[0]?.path ?? '', shop.url).searchParams.toString()).toBe(
      new URLSearchParams({ city_id: '11', search: 'زيت & oil' }).toString(),
    )
  })

  test('[REST-86] a minimum version in the answer is passed on', async () => {
    const { api, session } = await openClient(() => ({ ...ok, headers: { 'X-Min-App-Version': '18.0.0' } }))
    await api.graphql(products, {})
    expect(session.told).toEqual(['minimum 18.0.0'])
  })
})

describe('no answer', () => {
  test('[REST-05] a call is given up after 50 s, not before', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { api, session, arrived } = await openClient(() => 'never')
    const call = settle(api.rest({ method: 'GET', path: 'content/faq' }))
    await arrived()
    await vi.advanceTimersByTimeAsync(49_999)
    expect(call.outcome).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    await call.done
    expect(call.outcome).toBeInstanceOf(NoAnswerError)
    expect(call.outcome).toMatchObject({ reason: 'timeout' })
    expect(session.told).toEqual(['no answer: timeout'])
  })

  test('[ERR-06] a connection that breaks is told and leads nowhere, over REST and GraphQL', async () => {
    const { api, session } = await openClient(() => 'cut')
    const failure = { name: 'NoAnswerError', reason: 'offline' }
    await expect(api.graphql(products, {})).rejects.toMatchObject(failure)
    await expect(api.rest({ method: 'GET', path: 'content/faq' })).rejects.toMatchObject(failure)
    expect(session.told).toEqual(['no answer: offline', 'no answer: offline'])
  })

  test('a caller that gives up gets an AbortError, and nobody is told', async () => {
    const { api, session, arrived } = await openClient(() => 'never')
    const caller = new AbortController()
    const call = settle(api.graphql(products, {}, { signal: caller.signal }))
    await arrived()
    caller.abort(new Error('the card was removed'))
    await call.done
    expect(isAbort(call.outcome)).toBe(true)
    expect(session.told).toEqual([])
  })

  test('a background request fails without telling the shopper', async () => {
    const { api, session } = await openClient((_request, count) => (count === 1 ? 'cut' : { status: 503 }))
    const options = { isBackground: true }
    await expect(api.graphql(products, {}, options)).rejects.toBeInstanceOf(NoAnswerError)
    await expect(api.graphql(products, {}, options)).rejects.toMatchObject({ status: 503 })
    expect(session.told).toEqual([])
  })
})

describe('failures', () => {
  test.each([500, 502, 503, 504])(
    '[ERR-05] GraphQL answering %i leads to the overload page',
    async (status) => {
      const { api, session } = await openClient(() => ({ status, body: '<h1>Bad gateway</h1>' }))
      await expect(api.graphql(products, {})).rejects.toMatchObject({ status, source: 'graphql' })
      expect(session.told).toEqual(['overload'])
    },
  )

  test.each([400, 403, 404, 409, 429, 500, 503])(
    '[ERR-07] REST answering %i is thrown to the caller and logged, without leaving the page',
    async (status) => {
      const body = { errors: [{ field: 'quantity', code: 'STOCK', message: 'Stock is insufficient' }] }
      const { api, session, shop } = await openClient(() => ({ status, body }))
      const call = api.rest({ method: 'POST', path: 'products/check-product-stock/', body: {} })
      await expect(call).rejects.toMatchObject({
        status,
        problems: [{ field: 'quantity', code: 'STOCK', message: 'Stock is insufficient' }],
      })
      expect(session.told).toEqual([`logged POST /api/v1/products/check-product-stock/ ${status}`])
      expect(shop.requests).toHaveLength(1)
    },
  )

  test('a GraphQL refusal that has nothing to do with tokens is thrown as it is', async () => {
    const body = {
      data: null,
      errors: [{ message: 'Cannot query', extensions: { exception: { code: 'X' } } }],
    }
    const { api, shop } = await openClient(() => ({ status: 400, body }), { token: 'access' })
    await expect(api.graphql(products, {})).rejects.toMatchObject({ problems: [{ code: 'X' }] })
    expect(shop.requests).toHaveLength(1)
  })
})

describe('an access token past its time', () => {
  test.each([
    ['ExpiredSignatureError', 'extensions.exception.code', expired('ExpiredSignatureError')],
    ['InvalidSignatureError', 'extensions.exception.code', expired('InvalidSignatureError')],
    ['ExpiredSignatureError', 'errors[].code', { errors: [{ code: 'ExpiredSignatureError', message: '' }] }],
    [
      'InvalidSignatureError',
      'the errors of a mutation',
      { data: { accountUpdate: { errors: [{ code: 'InvalidSignatureError', message: '' }] } } },
    ],
  ])('[ERR-03] [ERR-04] %s in %s renews the session and repeats the request', async (_code, _place, body) => {
    const { api, shop, session } = await openClient(renewingShop({ body }), { token: 'old' })
    await expect(api.graphql(products, {})).resolves.toMatchObject({ products: 'oil' })
    expect(shop.requests.map(({ path, token }) => [path, token])).toEqual([
      ['/graphql/', 'old'],
      ['/graphql/auth/', undefined],
      ['/graphql/', 'new'],
    ])
    expect(session.tokens).toEqual({ token: 'new', refreshToken: 'refresh-2' })
    expect(session.told).toEqual([])
  })

  test('[AUTH-63] [AUTH-65] ten requests that fail at once cause one renewal, and all are repeated', async () => {
    const { api, shop } = await openClient(renewingShop(), { token: 'old' })
    const calls = Array.from({ length: 10 }, () => api.graphql(products, {}))
    await expect(Promise.all(calls)).resolves.toHaveLength(10)
    expect(shop.paths().filter((path) => path === '/graphql/auth/')).toHaveLength(1)
    expect(shop.requests.filter(({ token }) => token === 'new')).toHaveLength(10)
  })

  test('[AUTH-64] a request issued while the renewal runs waits for it', async () => {
    const gate = Promise.withResolvers<void>()
    const { api, shop, arrived } = await openClient(
      async (request) => {
        if (request.path === '/graphql/auth/') await gate.promise
        return renewingShop()(request)
      },
      { token: 'old' },
    )
    const first = api.graphql(products, {})
    await arrived(2)
    const second = api.rest({ method: 'GET', path: 'content/faq' })
    const third = api.graphql(products, {}, { door: 'wallet' })
    await new Promise((resolve) => setTimeout(resolve, 30))
    expect(shop.requests).toHaveLength(2)
    gate.resolve()
    await Promise.all([first, second, third])
    expect(shop.requests.slice(2).map(({ token }) => token)).toEqual(['new', 'new', 'new'])
  })

  test('a caller that gives up while waiting leaves at once; the renewal goes on for the others', async () => {
    const gate = Promise.withResolvers<void>()
    const { api, arrived } = await openClient(
      async (request) => {
        if (request.path === '/graphql/auth/') await gate.promise
        return renewingShop()(request)
      },
      { token: 'old' },
    )
    const patient = api.graphql(products, {})
    await arrived(2)
    const caller = new AbortController()
    const impatient = settle(api.graphql(products, {}, { signal: caller.signal }))
    caller.abort()
    await impatient.done
    expect(isAbort(impatient.outcome)).toBe(true)
    gate.resolve()
    await expect(patient).resolves.toMatchObject({ products: 'oil' })
  })

  test('a token that another tab has renewed meanwhile is used instead of renewing again', async () => {
    const { api, shop, session } = await openClient(renewingShop(), { token: 'old' })
    session.otherTab = { token: 'new', refreshToken: 'refresh-2' }
    await api.graphql(products, {})
    expect(shop.paths()).toEqual(['/graphql/', '/graphql/'])
  })

  test.each([
    ['answers errors', { body: { data: { tokenRefresh: { token: null, errors: [{ code: 'JWT' }] } } } }],
    ['is refused as a whole', { status: 400, body: { errors: [{ message: 'no' }] } }],
  ])('[AUTH-66] a renewal that %s ends the session once, whoever waits', async (_case, refusal) => {
    const { api, shop, session } = await openClient(renewingShop({ renewal: refusal }), { token: 'old' })
    const calls = [
      settle(api.graphql(products, {})),
      settle(api.graphql(products, {})),
      settle(api.rest({ method: 'GET', path: 'accounts/user/' })),
    ]
    await Promise.all(calls.map((call) => call.done))
    expect(calls[0]?.outcome).toBeInstanceOf(SessionEndedError)
    expect(session.told.filter((what) => what === 'session ended')).toHaveLength(1)
    expect(shop.paths().filter((path) => path === '/graphql/auth/')).toHaveLength(1)
  })

  test('a shop that cannot be reached for the renewal logs nobody out', async () => {
    const { api, session } = await openClient(renewingShop({ renewal: 'cut' }), { token: 'old' })
    await expect(api.graphql(products, {})).rejects.toBeInstanceOf(NoAnswerError)
    expect(session.told).toEqual(['no answer: offline'])
    expect(session.tokens.token).toBe('old')
  })

  test('a request that fails after the session has ended does not try to renew it', async () => {
    const gate = Promise.withResolvers<void>()
    const refusal = { body: { data: { tokenRefresh: { token: null, errors: [{ code: 'JWT' }] } } } }
    const { api, shop, session, arrived } = await openClient(
      async (request) => {
        if (request.path === '/graphql/wallet/') await gate.promise
        return renewingShop({ renewal: refusal })(request)
      },
      { token: 'old' },
    )
    const late = settle(api.graphql(products, {}, { door: 'wallet' }))
    await arrived()
    await expect(api.graphql(products, {})).rejects.toBeInstanceOf(SessionEndedError)
    gate.resolve()
    await late.done
    expect(late.outcome).toBeInstanceOf(SessionEndedError)
    expect(shop.paths().filter((path) => path === '/graphql/auth/')).toHaveLength(1)
    expect(session.told).toEqual(['session ended'])
  })

  test.each([
    ['overloaded', { status: 503 }, ['overload']],
    ['broken', { status: 500, body: { errors: [{ message: 'Internal Server Error' }] } }, ['overload']],
    ['asking for patience', { status: 429, body: { detail: 'Too many requests' } }, []],
    ['hidden behind a proxy’s page', { status: 200, body: '<h1>Maintenance</h1>' }, []],
  ])('a shop that is %s during the renewal logs nobody out', async (_case, renewal, told) => {
    const { api, session } = await openClient(renewingShop({ renewal }), { token: 'old' })
    await expect(api.graphql(products, {})).rejects.toBeInstanceOf(ApiError)
    expect(session.told).toEqual(told)
    expect(session.tokens.token).toBe('old')
  })

  test('a new token that is refused as well is not renewed again', async () => {
    const shopOfRefusals = ({ path }: ShopRequest): ShopAnswer =>
      path === '/graphql/auth/'
        ? { body: { data: { tokenRefresh: { token: 'new', refreshToken: 'refresh-2' } } } }
        : { body: expired('ExpiredSignatureError') }
    const { api, shop } = await openClient(shopOfRefusals, { token: 'old' })
    await expect(api.graphql(products, {})).rejects.toMatchObject({
      problems: [{ code: 'ExpiredSignatureError' }],
    })
    expect(shop.requests).toHaveLength(3)
  })

  test('a visitor has no session to renew', async () => {
    const { api, shop } = await openClient(() => ({ body: expired('ExpiredSignatureError') }))
    await expect(api.graphql(products, {})).rejects.toBeInstanceOf(ApiError)
    expect(shop.requests).toHaveLength(1)
  })
})

describe('REST answering 401', () => {
  test('[AUTH-67] [AUTH-68] a light me query renews the session and the request is repeated', async () => {
    const { api, shop } = await openClient(renewingShop(), { token: 'old' })
    await expect(api.rest({ method: 'GET', path: 'accounts/user/' })).resolves.toEqual(ok.body)
    expect(shop.requests.map(({ path, token }) => [path, token])).toEqual([
      ['/api/v1/accounts/user/', 'old'],
      ['/graphql/', 'old'],
      ['/graphql/auth/', undefined],
      ['/graphql/', 'new'],
      ['/api/v1/accounts/user/', 'new'],
    ])
    expect(shop.requests[1]?.body).toMatchObject({ query: '{me{id}}' })
  })

  test('[AUTH-68] a second 401 goes to the caller', async () => {
    const stubborn = (request: ShopRequest): ShopAnswer =>
      request.path.startsWith('/api/')
        ? { status: 401, body: { detail: 'Sign in first' } }
        : renewingShop()(request)
    const { api, shop } = await openClient(stubborn, { token: 'old' })
    const call = api.rest({ method: 'GET', path: 'accounts/user/' })
    await expect(call).rejects.toMatchObject({ status: 401, message: 'Sign in first' })
    expect(shop.paths().filter((path) => path.startsWith('/api/'))).toHaveLength(2)
  })

  test('a token that makes the customer a stranger is renewed too', async () => {
    const forgetful = (request: ShopRequest): ShopAnswer => {
      if (request.path === '/graphql/' && request.token === 'old') return { body: { data: { me: null } } }
      return renewingShop()(request)
    }
    const { api, shop } = await openClient(forgetful, { token: 'old' })
    await api.rest({ method: 'GET', path: 'accounts/user/' })
    expect(shop.requests.at(-1)).toMatchObject({ path: '/api/v1/accounts/user/', token: 'new' })
  })

  test('[ERR-07] a visitor gets the 401 at once, and it is not logged', async () => {
    const { api, shop, session } = await openClient(() => ({
      status: 401,
      body: { detail: 'Sign in first' },
    }))
    await expect(api.rest({ method: 'GET', path: 'accounts/user/' })).rejects.toMatchObject({ status: 401 })
    expect(shop.requests).toHaveLength(1)
    expect(session.told).toEqual([])
  })
})

describe('restPages', () => {
  test('[REST-07] asks for page after page and stops where next is absent', async () => {
    const { api, shop } = await openClient(({ path }) => {
      const page = Number(new URL(path, 'http://shop').searchParams.get('page'))
      const pagination = page < 3 ? { next: page + 1, page } : { page }
      return { body: { data: [page * 10, page * 10 + 1], pagination } }
    })
    expect(await collect(api)).toEqual([10, 11, 20, 21, 30, 31])
    expect(shop.paths()).toEqual(
      [1, 2, 3].map((page) => `/api/v1/service_center/service-types/?state_id=11&limit=20&page=${page}`),
    )
  })

  test.each([
    ['no pagination', { data: [1] }],
    ['a next of null', { data: [1], pagination: { next: null } }],
    ['an empty page that names a next one', { data: [], pagination: { next: 2 } }],
  ])('[REST-07] %s ends the list', async (_case, body) => {
    const { api, shop } = await openClient(() => ({ body }))
    await collect(api)
    expect(shop.requests).toHaveLength(1)
  })

  test('[AUTH-69] each page may renew the session once', async () => {
    let validToken = 'token-1'
    const { api, shop } = await openClient(
      ({ path, token }) => {
        if (path === '/graphql/auth/') return { body: { data: { tokenRefresh: { token: validToken } } } }
        if (token !== validToken) return path === '/graphql/' ? { body: expired() } : { status: 401 }
        if (path === '/graphql/') return ok
        const page = Number(new URL(path, 'http://shop').searchParams.get('page'))
        validToken = `token-${page + 1}`
        return { body: { data: [page], pagination: page < 3 ? { next: page + 1 } : {} } }
      },
      { token: 'old' },
    )
    expect(await collect(api)).toEqual([1, 2, 3])
    expect(shop.paths().filter((path) => path === '/graphql/auth/')).toHaveLength(3)
  })

  test('[AUTH-69] a refused renewal ends the walk instead of repeating it for ever', async () => {
    const refusal = { body: { data: { tokenRefresh: { token: null, errors: [{ code: 'JWT' }] } } } }
    const { api, shop } = await openClient(renewingShop({ renewal: refusal }), { token: 'old' })
    await expect(collect(api)).rejects.toBeInstanceOf(SessionEndedError)
    expect(shop.requests).toHaveLength(3)
  })
})

type Answerer = (request: ShopRequest, count: number) => ShopAnswer | Promise<ShopAnswer>

async function openClient(answer: Answerer, tokens: { token?: string } = {}) {
  const shop = await openShop(answer)
  closers.push(shop.close)
  const session = {
    tokens: { token: '', refreshToken: 'refresh', ...tokens },
    otherTab: null as { token: string; refreshToken: string } | null,
    language: 'en',
    told: [] as string[],
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
      session.told.push('session ended')
    },
    tellNoAnswer: (reason) => session.told.push(`no answer: ${reason}`),
    tellOverload: () => session.told.push('overload'),
    tellMinAppVersion: (version) => session.told.push(`minimum ${version}`),
    logFailure: ({ method, path }: ApiRequest, status) =>
      session.told.push(`logged ${method} ${path} ${status}`),
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

/** Accepts every token but `old`, and renews that to `new` unless told otherwise. */
function renewingShop({ body = expired(), renewal }: { body?: unknown; renewal?: ShopAnswer } = {}) {
  return ({ path, token }: ShopRequest): ShopAnswer => {
    if (path === '/graphql/auth/') {
      return renewal ?? { body: { data: { tokenRefresh: { token: 'new', refreshToken: 'refresh-2' } } } }
    }
    if (token !== 'old') return ok
    return path.startsWith('/api/') ? { status: 401, body: { detail: 'Signature has expired' } } : { body }
  }
}

function expired(code = 'ExpiredSignatureError') {
  return {
    data: null,
    errors: [{ message: 'Signature has expired', extensions: { exception: { code } } }],
  }
}

async function collect(api: ApiClient): Promise<number[]> {
  const items: number[] = []
  const query = { state_id: 11, limit: 20 }
  for await (const page of api.restPages<number>({
    method: 'GET',
    path: 'service_center/service-types/',
    query,
  })) {
    items.push(...page.data)
  }
  return items
}

function settle(promise: Promise<unknown>) {
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
