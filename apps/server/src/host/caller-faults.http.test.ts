import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp()
})
afterAll(() => shop.close())

test.each([
  ['a value given twice', '/thumbnail/products/a.svg?format=png&format=webp', 400],
  ['a size given twice', '/thumbnail/products/a.svg?size=1&size=2', 400],
  ['a value given twice', '/demo/outbox?to=1&to=2', 400],
  ['a NUL in a query', '/demo/outbox.json?to=%00', 400],
  ['a NUL in a path', '/thumbnail/products/%00.svg', 400],
  ['an id with half of its padding', '/api/v1/sellers/product-delivery/?seller_product_id=%2F%3D', 400],
  ['a value that is too long', `/demo/outbox.json?to=${'1'.repeat(81)}`, 400],
])('%s is refused: %s', async (_case, url, status) => {
  expect((await shop.app.inject(url)).statusCode).toBe(status)
})

test('a NUL in a body is refused', async () => {
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/graphql/',
    payload: {
      query: 'query ($search: String) { products(first: 1, search: $search) { totalCount } }',
      variables: { search: 'a\0' },
    },
  })
  expect(answer.statusCode).toBeLessThan(500)
})

test.each([5e11, 2 ** 53 - 1, 1e21])('a quantity of %d is no fault of ours', async (quantity) => {
  const statuses = await Promise.all(
    Array.from({ length: 60 }, async (_, index) => {
      const line = { id: index + 2, quantity, metadata: [] }
      const payload = { seller_product_id: index + 1, quantity: 1, state_id: 11, cart_items: [line] }
      return (await shop.app.inject({ method: 'POST', url: '/api/v1/sellers/card/', payload })).statusCode
    }),
  )
  expect(statuses.filter((status) => status >= 500)).toEqual([])
})

describe('hosts', () => {
  let named: TestApp
  beforeAll(async () => {
    const env = { CHANNEL_MAIN_HOSTS: 'shop.example.om', PUBLIC_URL: 'https://www.example.om' }
    named = await buildTestApp({ seeded: false, env })
  })
  afterAll(() => named.close())

  const statusFor = async (host: string, url = '/robots.txt') =>
    (await named.app.inject({ url, headers: { host } })).statusCode

  test.each(['shop.example.om', 'SHOP.example.om:8080', 'www.example.om', 'tasleem.example.om'])(
    'a shop whose hosts are named answers at %s',
    async (host) => {
      expect(await statusFor(host)).toBe(200)
    },
  )

  test.each(['evil.example', 'shop.example.om.evil.example', '127.0.0.1', 'a b', '[', ''])(
    'and refuses the host "%s"',
    async (host) => {
      expect(await statusFor(host)).toBe(421)
    },
  )

  test('health checks may ask by address', async () => {
    expect(await statusFor('10.0.0.7', '/health/live')).toBe(200)
  })
})

test.each(['/en/%E0%A4%A', '/%', '/api/v1/%c0'])(
  'the malformed address %s gets every security header',
  async (url) => {
    const { statusCode, headers } = await shop.app.inject(url)
    expect(statusCode).toBe(400)
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'self'"),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    })
  },
)
