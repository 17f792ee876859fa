import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'

const origin = 'https://app.example.om'
const preflight = {
  origin,
  'access-control-request-method': 'POST',
  'access-control-request-headers': 'content-type,authorization',
}
const query = { query: '{ shop { name } }' }

describe('pages of other origins', () => {
  let shop: TestApp
  beforeAll(async () => {
    shop = await buildTestApp()
  })
  afterAll(() => shop.close())

  test.each(['/graphql/', '/graphql/auth/', '/api/v1/products/', '/api/openapi.json'])(
    '[UX-45] may ask before they call %s',
    async (url) => {
      const { statusCode, headers } = await shop.app.inject({ method: 'OPTIONS', url, headers: preflight })
      expect(statusCode).toBe(204)
      expect(headers).toMatchObject({
        'access-control-allow-origin': '*',
        'access-control-allow-methods': expect.stringContaining('POST'),
        'access-control-allow-headers': '*, Authorization',
      })
    },
  )

  test('[UX-45] may read what the API answers, failures included, but never with cookies', async () => {
    const headers = { origin }
    const answers = await Promise.all([
      shop.app.inject({ method: 'POST', url: '/graphql/', payload: query, headers }),
      shop.app.inject({ method: 'POST', url: '/graphql/', payload: { query: '{' }, headers }),
      shop.app.inject({ url: '/api/v1/sellers/products-filters/', headers }),
      shop.app.inject({ url: '/api/v1/nothing/', headers }),
    ])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 400, 200, 404])
    for (const { headers } of answers) {
      expect(headers['access-control-allow-origin']).toBe('*')
      expect(headers['access-control-allow-credentials']).toBeUndefined()
      expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
    }
  })

  test('[UX-45] read nothing of the shop’s own pages', async () => {
    const { headers } = await shop.app.inject({ url: '/health/ready', headers: { origin } })
    expect(headers['access-control-allow-origin']).toBeUndefined()
    expect(headers['cross-origin-resource-policy']).toBe('same-origin')
  })

  test('[UX-46] get pictures with their whole address, the shop’s own pages without the host', async () => {
    const thumbnail = async (headers: Record<string, string>): Promise<string> => {
      const document =
        '{ products(first: 1) { edges { node { thumbnail(size: 64, format: WEBP) { url } } } } }'
      const payload = { query: document }
      const answer = await shop.app.inject({ method: 'POST', url: '/graphql/', payload, headers })
      return answer.json().data.products.edges[0].node.thumbnail.url
    }
    const ask = async (headers: Record<string, string>) => {
      const list = await shop.app.inject({ url: '/api/v1/sellers/products/?limit=1', headers })
      return [await thumbnail(headers), list.json().data[0].image]
    }
    for (const url of await ask({ host: 'shop.example.om' })) {
      expect(url).toMatch(/^http:\/\/shop\.example\.om\/(media|thumbnail)\//)
    }
    // The cached answer of one host is not another's.
    for (const host of ['shop.example.om', 'other.example.om', 'shop.example.om']) {
      expect(await thumbnail({ host })).toMatch(new RegExp(`^http://${host}/`))
    }
    for (const url of await ask({ 'x-media-urls': 'relative' })) {
      expect(url).toMatch(/^\/(media|thumbnail)\//)
    }
  })
})

test('[UX-45] once origins are named, only their pages may call', async () => {
  const shop = await buildTestApp({ seeded: false, env: { CORS_ORIGINS: `${origin}, https://b.example` } })
  const ask = async (from: string) =>
    (await shop.app.inject({ method: 'OPTIONS', url: '/graphql/', headers: { ...preflight, origin: from } }))
      .headers
  expect(await ask(origin)).toMatchObject({ 'access-control-allow-origin': origin, vary: 'Origin' })
  const stranger = await ask('https://evil.example')
  expect(stranger['access-control-allow-origin']).toBeUndefined()
  expect(stranger.vary).toBe('Origin')
  await shop.close()
})
