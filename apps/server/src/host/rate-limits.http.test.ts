import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'
import { graphqlLimits } from './graphql/limits.ts'

let shop: TestApp
beforeEach(async () => {
  shop = await buildTestApp({ seeded: false, env: { RATE_LIMIT_PER_MINUTE: '20' } })
})
afterEach(() => shop.close())

async function statusesOf(count: number, url: (index: number) => string) {
  const statuses: number[] = []
  for (let index = 0; index < count; index++) statuses.push((await shop.app.inject(url(index))).statusCode)
  return statuses
}

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle r="4"/></svg>'
async function draw(count: number) {
  const folder = path.join(shop.deps.config.DATA_DIR, 'media')
  await mkdir(folder, { recursive: true })
  for (let index = 0; index < count; index++) await writeFile(path.join(folder, `p${index}.svg`), drawing)
}

describe('the requests of an address', () => {
  test.each([
    ['not found', '/api/v1/nothing/'],
    ['refused', '/api/v1/accounts/user/'],
    ['wrong', '/demo/outbox.json?to=%00'],
    ['answered', '/robots.txt'],
  ])('count when they are %s', async (_case, url) => {
    const statuses = await statusesOf(21, () => url)
    expect(statuses.slice(0, 20)).not.toContain(429)
    expect(statuses[20]).toBe(429)
    const { headers } = await shop.app.inject(url)
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  })

  test('count for the address that sent them, whatever they say about it', async () => {
    const statuses: number[] = []
    for (let index = 0; index < 21; index++) {
      const headers = { 'x-forwarded-for': `10.0.0.${index}`, forwarded: `for=10.0.0.${index}` }
      statuses.push((await shop.app.inject({ url: '/robots.txt', headers })).statusCode)
    }
    expect(statuses[20]).toBe(429)
  })

  test('never count for health, and files cost nothing', async () => {
    await draw(1)
    expect(await statusesOf(40, () => '/health/live')).not.toContain(429)
    expect(await statusesOf(40, () => '/media/p0.svg')).not.toContain(429)
    expect(await statusesOf(1, () => '/robots.txt')).toEqual([200])
  })
})

describe('behind a proxy', () => {
  const open = (TRUST_PROXY: string) =>
    buildTestApp({ seeded: false, env: { RATE_LIMIT_PER_MINUTE: '20', TRUST_PROXY } })
  const lastStatus = async (
    { app }: TestApp,
    forwarded: (index: number) => string,
    remoteAddress = '10.0.0.1',
  ) => {
    let status = 0
    for (let index = 0; index < 21; index++) {
      const headers = { 'x-forwarded-for': forwarded(index) }
      status = (await app.inject({ url: '/robots.txt', headers, remoteAddress })).statusCode
    }
    return status
  }

  test.each([
    ['one hop', '1', (index: number) => `198.51.100.${index}, 203.0.113.9`],
    ['two hops', '2', (index: number) => `198.51.100.${index}, 203.0.113.9, 10.0.0.2`],
    ['its network', '10.0.0.0/8', (index: number) => `198.51.100.${index}, 203.0.113.9, 10.0.0.2`],
  ])(
    'known by %s, callers count by the address the proxy saw, not by one they write',
    async (_how, trusted, forwarded) => {
      const proxied = await open(trusted)
      expect(await lastStatus(proxied, forwarded)).toBe(429)
      // Another visitor behind the same proxy.
      expect(await lastStatus(proxied, (index) => `198.51.100.${index}, 203.0.113.${10 + index}`)).not.toBe(
        429,
      )
      await proxied.close()
    },
  )

  test('a caller who does not come through the networks of the proxies is not believed', async () => {
    const proxied = await open('10.0.0.0/8')
    expect(await lastStatus(proxied, (index) => `198.51.100.${index}`, '203.0.113.50')).toBe(429)
    await proxied.close()
  })
})

describe('expensive work has a budget of its own', () => {
  test('making pictures: a quarter; those that are there stay free', async () => {
    await draw(7)
    const statuses = await statusesOf(7, (index) => `/thumbnail/p${index}.svg?size=32&format=png`)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429])
    expect(await statusesOf(30, () => '/thumbnail/p0.svg?size=32&format=png')).not.toContain(429)
  })

  test('searching: a tenth; other documents go on', async () => {
    const ask = async (query: string) => {
      const answer = await shop.app.inject({ method: 'POST', url: '/graphql/', payload: { query } })
      return answer.statusCode
    }
    const search = (index: number) => ask(`{ products(first: 1, search: "oil ${index}") { totalCount } }`)
    expect([await search(1), await search(2), await search(3)]).toEqual([200, 200, 429])
    expect(await ask('{ products(first: 1) { totalCount } }')).toBe(200)
  })

  test('every search of a document counts, also those inside a list', async () => {
    const ask = async (query: string, remoteAddress: string) => {
      const answer = await shop.app.inject({
        method: 'POST',
        url: '/graphql/',
        payload: { query },
        remoteAddress,
      })
      return answer.statusCode
    }
    const search = (alias: string) => `${alias}: products(first: 1, search: "oil ${alias}") { totalCount }`
    expect(await ask(`{ ${search('a')} ${search('b')} }`, '192.0.2.31')).toBe(200)
    expect(await ask(`{ ${search('c')} }`, '192.0.2.31')).toBe(429)
    expect(await ask(`{ ${search('a')} ${search('b')} ${search('d')} }`, '192.0.2.32')).toBe(429)
    const nested = `{ categories(first: 3) { edges { node { ${search('a')} } } } }`
    expect(await ask(nested, '192.0.2.33')).toBe(429)
  })

  test.each([
    ['no measurable time counts as one request', 0, 200],
    ['a millisecond at every reading counts as several requests', 1, 429],
  ])('a document that takes %s', async (_counts, ms, second) => {
    const before = graphqlLimits.processorMsOfRequest
    graphqlLimits.processorMsOfRequest = 0.01
    // The thread's own clock would measure the machine.
    let micros = 0
    const clock = vi.spyOn(process, 'threadCpuUsage').mockImplementation(() => {
      micros += ms * 1000
      return { user: micros, system: 0 }
    })
    try {
      const ask = () =>
        shop.app.inject({
          method: 'POST',
          url: '/graphql/',
          payload: { query: '{ products(first: 100) { edges { node { id name slug } } } }' },
          remoteAddress: '192.0.2.34',
        })
      expect((await ask()).statusCode).toBe(200)
      expect((await ask()).statusCode).toBe(second)
    } finally {
      clock.mockRestore()
      graphqlLimits.processorMsOfRequest = before
    }
  })
})
