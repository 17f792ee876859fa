import { ApiError, NoAnswerError } from '@warsha/contract/client/transport.ts'
import { afterEach, describe, expect, test } from 'vitest'
import { isAbort } from './exchange.ts'
import { SessionEndedError } from './http.ts'
import { anyCall } from './testing/any-call.ts'
import type { ShopAnswer, ShopRequest } from './testing/fake-shop.ts'
import { closeShops, expired, ok, openClient, products, renewingShop, settle } from './testing/open-client.ts'

afterEach(closeShops)

describe('an access token past its time', () => {
  test.each([
    ['ExpiredSignatureError', 'extensions.exception.code', expired('ExpiredSignatureError')],
    ['InvalidSignatureError', 'extensions.exception.code', expired('InvalidSignatureError')],
    ['JSONWebTokenError', 'extensions.exception.code', expired('JSONWebTokenError')],
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
    expect(session.reported).toEqual([])
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
    const second = api.call(anyCall('GET', '/content/faq'))
    const third = api.graphql(products, {}, { endpoint: 'wallet' })
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
      settle(api.call(anyCall('GET', '/accounts/user/'))),
    ]
    await Promise.all(calls.map((call) => call.done))
    // Reads continue as a visitor's.
    expect(calls[0]?.outcome).toMatchObject({ products: 'oil' })
    expect(session.reported.filter((what) => what === 'session ended')).toHaveLength(1)
    expect(shop.paths().filter((path) => path === '/graphql/auth/')).toHaveLength(1)
  })

  test('[AUTH-66] what changes something is not done as a visitor when the session cannot be renewed', async () => {
    const renewal = { body: { data: { tokenRefresh: { token: null, errors: [{ code: 'JWT' }] } } } }
    const { api, shop } = await openClient(renewingShop({ renewal }), { token: 'old' })
    const create = 'mutation{checkoutCreate}' as typeof products
    await expect(api.graphql(create, {})).rejects.toBeInstanceOf(SessionEndedError)
    expect(shop.requests.filter(({ path }) => path === '/graphql/')).toHaveLength(1)
  })

  test('a private request that is refused to visitors, too, says that the session has ended', async () => {
    const refusal = { body: { data: { tokenRefresh: { token: null, errors: [{ code: 'JWT' }] } } } }
    const { api } = await openClient(
      (request) =>
        request.path === '/graphql/' && !request.token
          ? { body: expired('PermissionDenied') }
          : renewingShop({ renewal: refusal })(request),
      { token: 'old' },
    )
    await expect(api.graphql(products, {})).rejects.toBeInstanceOf(SessionEndedError)
  })

  test('a shop that cannot be reached for the renewal logs nobody out', async () => {
    const { api, session } = await openClient(renewingShop({ renewal: 'cut' }), { token: 'old' })
    await expect(api.graphql(products, {})).rejects.toBeInstanceOf(NoAnswerError)
    expect(session.reported).toEqual(['no answer: offline'])
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
    const late = settle(api.graphql(products, {}, { endpoint: 'wallet' }))
    await arrived()
    await expect(api.graphql(products, {})).resolves.toMatchObject({ products: 'oil' })
    gate.resolve()
    await late.done
    expect(late.outcome).toMatchObject({ products: 'oil' })
    expect(shop.paths().filter((path) => path === '/graphql/auth/')).toHaveLength(1)
    expect(session.reported).toEqual(['session ended'])
  })

  test.each([
    ['overloaded', { status: 503 }, ['overload']],
    ['broken', { status: 500, body: { errors: [{ message: 'Internal Server Error' }] } }, ['overload']],
    ['asking for patience', { status: 429, body: { detail: 'Too many requests' } }, []],
    ['hidden behind a proxy’s page', { status: 200, body: '<h1>Maintenance</h1>' }, []],
  ])('a shop that is %s during the renewal logs nobody out', async (_case, renewal, told) => {
    const { api, session } = await openClient(renewingShop({ renewal }), { token: 'old' })
    await expect(api.graphql(products, {})).rejects.toBeInstanceOf(ApiError)
    expect(session.reported).toEqual(told)
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
    await expect(api.call(anyCall('GET', '/accounts/user/'))).resolves.toEqual(ok.body)
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
    const call = api.call(anyCall('GET', '/accounts/user/'))
    await expect(call).rejects.toMatchObject({ status: 401, message: 'Sign in first' })
    expect(shop.paths().filter((path) => path.startsWith('/api/'))).toHaveLength(2)
  })

  test('a session that cannot be renewed goes on reading as a visitor', async () => {
    const renewal = { body: { data: { tokenRefresh: { token: null, errors: [{ code: 'JWT' }] } } } }
    const { api, shop, session } = await openClient(renewingShop({ renewal }), { token: 'old' })
    await expect(api.call(anyCall('GET', '/notification/notif/'))).resolves.toEqual(ok.body)
    expect(shop.requests.at(-1)).toMatchObject({ path: '/api/v1/notification/notif/', token: undefined })
    expect(session.reported).toEqual(['session ended'])
  })

  test('[ERR-07] a visitor gets the 401 at once, and it is not logged', async () => {
    const { api, shop, session } = await openClient(() => ({
      status: 401,
      body: { detail: 'Sign in first' },
    }))
    await expect(api.call(anyCall('GET', '/accounts/user/'))).rejects.toMatchObject({ status: 401 })
    expect(shop.requests).toHaveLength(1)
    expect(session.reported).toEqual([])
  })
})
