import { NoAnswerError } from '@warsha/contract/client/transport.ts'
import { siteCode } from '@warsha/contract/constants.ts'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { isAbort } from './exchange.ts'
import { anyCall } from './testing/any-call.ts'
import { closeShops, ok, openClient, products, settle } from './testing/open-client.ts'

afterEach(async () => {
  vi.useRealTimers()
  await closeShops()
})

describe('every request', () => {
  test('[REST-01] [REST-02] [REST-03] REST speaks JSON and carries app-version and the current language', async () => {
    const { api, shop, session } = await openClient(() => ({ body: { data: [] } }))
    await api.call(anyCall('POST', '/products/check-product-stock/'), { body: { site: siteCode } })
    session.language = 'ar'
    await api.call(anyCall('GET', '/locations/countries/'))
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

  test('[REST-04] the bearer token is sent when there is one, and no such header otherwise', async () => {
    const { api, shop, session } = await openClient(() => ok)
    await api.call(anyCall('GET', '/content/faq'))
    await api.graphql(products, {})
    session.tokens = { token: 'access', refreshToken: 'refresh' }
    await api.call(anyCall('GET', '/content/faq'))
    await api.graphql(products, {}, { endpoint: 'wallet' })
    expect(shop.requests.map(({ headers }) => headers.authorization)).toEqual([
      undefined,
      undefined,
      'Bearer access',
      'Bearer access',
    ])
  })

  test('the site code is hig', async () => {
    const { api, shop } = await openClient(() => ({ body: {} }))
    await api.call(anyCall('POST', '/products/product-service-types/'), {
      body: { state_id: 11, products: [], site: siteCode },
    })
    expect(shop.requests[0]?.body).toEqual({ state_id: 11, products: [], site: 'hig' })
  })

  test('[GQL-01] the endpoint is chosen by the client name', async () => {
    const { api, shop } = await openClient(() => ok)
    for (const endpoint of [undefined, 'shop', 'auth', 'wallet', 'otp'] as const)
      await api.graphql(products, {}, { endpoint })
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
    await api.call(anyCall('GET', '/sellers/products-search/'), { query })
    expect(new URL(shop.requests[0]?.path ?? '', shop.url).searchParams.toString()).toBe(
      new URLSearchParams({ city_id: '11', search: 'زيت & oil' }).toString(),
    )
  })

  test('[REST-86] a minimum version in the answer is passed on', async () => {
    const { api, session } = await openClient(() => ({ ...ok, headers: { 'X-Min-App-Version': '18.0.0' } }))
    await api.graphql(products, {})
    expect(session.reported).toEqual(['minimum 18.0.0'])
  })
})

describe('no answer', () => {
  test('[REST-05] a call is given up after 50 s, not before', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { api, session, arrived } = await openClient(() => 'never')
    const call = settle(api.call(anyCall('GET', '/content/faq')))
    await arrived()
    await vi.advanceTimersByTimeAsync(49_999)
    expect(call.outcome).toBeUndefined()
    await vi.advanceTimersByTimeAsync(1)
    await call.done
    expect(call.outcome).toBeInstanceOf(NoAnswerError)
    expect(call.outcome).toMatchObject({ reason: 'timeout' })
    expect(session.reported).toEqual(['no answer: timeout'])
  })

  test('[ERR-06] a connection that breaks is told and leads nowhere, over REST and GraphQL', async () => {
    const { api, session } = await openClient(() => 'cut')
    const failure = { name: 'NoAnswerError', reason: 'offline' }
    await expect(api.graphql(products, {})).rejects.toMatchObject(failure)
    await expect(api.call(anyCall('GET', '/content/faq'))).rejects.toMatchObject(failure)
    expect(session.reported).toEqual(['no answer: offline', 'no answer: offline'])
  })

  test('a caller that gives up gets an AbortError, and nobody is told', async () => {
    const { api, session, arrived } = await openClient(() => 'never')
    const caller = new AbortController()
    const call = settle(api.graphql(products, {}, { signal: caller.signal }))
    await arrived()
    caller.abort(new Error('the card was removed'))
    await call.done
    expect(isAbort(call.outcome)).toBe(true)
    expect(session.reported).toEqual([])
  })

  test('a background request fails without telling the shopper', async () => {
    const { api, session } = await openClient((_request, count) => (count === 1 ? 'cut' : { status: 503 }))
    const options = { isBackground: true }
    await expect(api.graphql(products, {}, options)).rejects.toBeInstanceOf(NoAnswerError)
    await expect(api.graphql(products, {}, options)).rejects.toMatchObject({ status: 503 })
    expect(session.reported).toEqual([])
  })
})

describe('failures', () => {
  test.each([500, 502, 503, 504])(
    '[ERR-05] GraphQL answering %i leads to the overload page',
    async (status) => {
      const { api, session } = await openClient(() => ({ status, body: '<h1>Bad gateway</h1>' }))
      await expect(api.graphql(products, {})).rejects.toMatchObject({ status, source: 'graphql' })
      expect(session.reported).toEqual(['overload'])
    },
  )

  test.each([400, 403, 404, 409, 429, 500, 503])(
    '[ERR-07] REST answering %i is thrown to the caller and logged, without leaving the page',
    async (status) => {
      const body = { errors: [{ field: 'quantity', code: 'STOCK', message: 'Stock is insufficient' }] }
      const { api, session, shop } = await openClient(() => ({ status, body }))
      const call = api.call(anyCall('POST', '/products/check-product-stock/'), { body: {} })
      await expect(call).rejects.toMatchObject({
        status,
        problems: [{ field: 'quantity', code: 'STOCK', message: 'Stock is insufficient' }],
      })
      expect(session.reported).toEqual([`logged POST /api/v1/products/check-product-stock/ ${status}`])
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
