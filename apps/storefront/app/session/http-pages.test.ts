import type { ApiClient } from '@warsha/contract/client/api-client.ts'
import { afterEach, describe, expect, test } from 'vitest'
import { SessionEndedError } from './http.ts'
import { anyCall } from './testing/any-call.ts'
import { closeShops, expired, ok, openClient, renewingShop } from './testing/open-client.ts'

afterEach(closeShops)

describe('pages of a list', () => {
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
    const { api, shop } = await openClient(
      (request) =>
        request.path.startsWith('/api/') ? { status: 401 } : renewingShop({ renewal: refusal })(request),
      { token: 'old' },
    )
    await expect(collect(api)).rejects.toBeInstanceOf(SessionEndedError)
    expect(shop.requests.map(({ path, token }) => [path.split('?')[0], token])).toEqual([
      ['/api/v1/service_center/service-types/', 'old'],
      ['/graphql/', 'old'],
      ['/graphql/auth/', undefined],
      ['/graphql/', undefined],
      ['/api/v1/service_center/service-types/', undefined],
    ])
  })
})

async function collect(api: ApiClient): Promise<number[]> {
  const items: number[] = []
  const query = { state_id: 11, limit: 20 }
  for await (const page of api.pages(anyCall('GET', '/service_center/service-types/'), { query })) {
    items.push(...page.data)
  }
  return items
}
