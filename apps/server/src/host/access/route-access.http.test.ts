import Fastify from 'fastify'
import { afterEach, describe, expect, test } from 'vitest'
import { defineModule } from '#http/define-module.ts'
import { ok, refuse } from '#kernel/outcome.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'
import { operatorWith } from '#testing/test-callers.ts'
import { modules } from '../../modules.ts'
import { routeAccess } from './route-access.ts'

let shop: TestApp | undefined
afterEach(async () => {
  await shop?.close()
  shop = undefined
})

/** A module with one call for each kind of caller, and tokens that name who holds them. */
const sample = defineModule({
  name: 'sample',
  rest: () => async (app) => {
    for (const access of ['public', 'customer', 'driver', 'operator', 'gateway'] as const) {
      app.get(`/sample/${access}/`, { config: { access } }, async ({ caller }) => ({ kind: caller.kind }))
    }
  },
  authenticate: async (_deps, { authorization }) => {
    const [scheme, name] = authorization.split(' ')
    if (scheme !== 'Sample') return undefined
    if (name === 'customer') return ok({ kind: 'customer', customerId: 1, sessionId: 's' })
    if (name === 'operator') return ok(operatorWith([]))
    return refuse('TOKEN_EXPIRED')
  },
})

const open = async () => {
  shop = await buildTestApp({ seeded: false, modules: [...modules, sample] })
  const { app } = shop
  return async (url: string, authorization?: string) => {
    const answer = await app.inject({ url, headers: authorization ? { authorization } : {} })
    return [answer.statusCode, answer.json().kind ?? answer.json().errors[0].code]
  }
}

describe('access to routes', () => {
  test('a route answers the callers it names and refuses the others', async () => {
    const ask = await open()
    expect(await ask('/api/v1/sample/public/')).toEqual([200, 'visitor'])
    expect(await ask('/api/v1/sample/public/', 'Sample customer')).toEqual([200, 'customer'])
    expect(await ask('/api/v1/sample/customer/', 'Sample customer')).toEqual([200, 'customer'])
    expect(await ask('/api/v1/sample/customer/')).toEqual([401, 'UNAUTHENTICATED'])
    expect(await ask('/api/v1/sample/customer/', 'Sample operator')).toEqual([403, 'FORBIDDEN'])
    expect(await ask('/api/v1/sample/operator/', 'Sample operator')).toEqual([200, 'operator'])
    for (const access of ['operator', 'driver', 'gateway']) {
      expect(await ask(`/api/v1/sample/${access}/`, 'Sample customer')).toEqual([403, 'FORBIDDEN'])
      expect(await ask(`/api/v1/sample/${access}/`)).toEqual([401, 'UNAUTHENTICATED'])
    }
  })

  test.each(['Bearer nonsense', 'Basic eDp5', 'Sample gone', 'Sample'])(
    'credentials that nobody accepts (%s) are refused, by what is public, too',
    async (authorization) => {
      const ask = await open()
      const code = authorization.startsWith('Sample') ? 'TOKEN_EXPIRED' : 'TOKEN_MALFORMED'
      expect(await ask('/api/v1/sample/public/', authorization)).toEqual([401, code])
      expect(await ask('/api/v1/sample/customer/', authorization)).toEqual([401, code])
      expect(await ask('/events?audience=centre:1', authorization)).toEqual([401, code])
    },
  )

  test('what is the same for everybody asks for no credentials', async () => {
    await open()
    const headers = { authorization: 'Bearer nonsense' }
    for (const url of ['/health/live', '/api/openapi.json', '/en']) {
      expect([url, (await shop?.app.inject({ url, headers }))?.statusCode]).not.toEqual([url, 401])
    }
    const callback = await shop?.app.inject({ url: '/api/v1/sample/gateway/', headers })
    expect(callback?.json().errors[0].code).toBe('UNAUTHENTICATED')
  })

  test('the ways to new credentials are open to those whose old ones are over', async () => {
    await open()
    const headers = { authorization: 'Bearer nonsense' }
    const answer = await shop?.app.inject({ url: '/api/v1/accounts/captcha/', headers })
    expect(answer?.statusCode).toBe(200)
  })

  test.each([
    '/api/v1/%73ample/customer/',
    '/%61pi/v1/sample/customer/',
    '/api/v1/sample/%63ustomer',
    '/api/v1/sample/customer/?x=/api/v1/sample/public/',
    '//api/v1/sample/customer/',
    '/api/v1/sample/public/../customer/',
    'http://elsewhere/api/v1/sample/customer/',
  ])('the route that answers decides, however the address is written: %s', async (url) => {
    await open()
    const answer = await shop?.app.inject({ url })
    expect([401, 404]).toContain(answer?.statusCode)
  })

  test('a route without declared access stops the start', async () => {
    const app = Fastify()
    await app.register(routeAccess, { identify: async () => undefined })
    app.get('/declared/', { config: { access: 'public' } }, async () => ({}))
    app.get('/careless/', async () => ({}))
    await expect(app.ready()).rejects.toThrow(/do not declare who may use them:\n {2}GET \/careless/)
  })

  test('a route with an id of which nobody says what it names stops the start', async () => {
    const app = Fastify()
    await app.register(routeAccess, { identify: async () => undefined })
    app.get('/api/v1/known/:id/', { config: { access: 'public', object: 'order' } }, async () => ({}))
    app.get('/api/v1/careless/:id/', { config: { access: 'public' } }, async () => ({}))
    await expect(app.ready()).rejects.toThrow(/what these parameters name.*:\n {2}GET \/api\/v1\/careless/)
  })
})
