import { brotliDecompressSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { hashForPolicy } from '#host/content-policy.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'
import type { Storefront } from './load-storefront.ts'

type Answer = { status?: number; headers?: Record<string, string>; html?: string }

let rendered: string[] = []
let answerWith: (incident: string) => Answer = () => ({})
let held: Promise<void> | undefined

/** A storefront whose pages say what they were made from. */
const storefront: Storefront = {
  clientFolder: import.meta.dirname,
  pageParameters: (path) =>
    path.includes('products')
      ? { names: ['sort'], hasFilters: true }
      : { names: [], isPrivate: path.includes('login') },
  async render(request, page) {
    rendered.push(request.url)
    await held
    const { status = 200, headers = {}, html } = answerWith(page.incidentId)
    const text = html ?? `<p>${request.url} ${page.origin} ${page.place.stateSlug}</p><script>go()</script>`
    page.writePage({ html: text, scripts: ['go()'] })
    return new Response(null, { status, headers: { 'content-type': 'text/html', ...headers } })
  },
  close: async () => undefined,
}

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp({ storefront })
})
afterAll(() => shop.close())
// Another host has pages of its own, so every test begins with an empty cache.
let host = ''
beforeEach((context) => {
  host = `${context.task.id.replaceAll('_', '-').replace(/^-/, '')}.example`
  rendered = []
  answerWith = () => ({})
  held = undefined
})

const ask = (url: string, headers: Record<string, string> = {}) =>
  shop.app.inject({ url, headers: { host, ...headers } })

test('parameters that no page knows make no other page', async () => {
  const page = `http://${host}/en/products/?sort=NAME-ASC`
  for (const name of [
    'utm_source',
    'fbclid',
    'x',
    ...Array(20)
      .fill('')
      .map(() => `x${Math.random()}`),
  ]) {
    const { body } = await ask(`/en/products/?${name}=1&sort=NAME-ASC&${name}=2`)
    expect(body).toContain(`<p>${page} `)
  }
  expect(new Set(rendered)).toEqual(new Set([page]))
  // Once more if the connection for notices was lost meanwhile: then everything counts as changed.
  expect(rendered.length).toBeLessThanOrEqual(2)
})

test('a filter of the catalogue is a parameter of a listing', async () => {
  await ask('/en/products/?brand=shell')
  await ask('/en/products/?brand=mobil')
  expect(rendered.map((url) => new URL(url).search)).toEqual(['?brand=shell', '?brand=mobil'])
})

test('a sale does not empty the page cache', async () => {
  const { deps } = shop
  await ask('/en/products/')
  const version = deps.models.version(['stock'])
  await deps.db.execute(sql`UPDATE stocks SET on_hand = on_hand + 1 WHERE variant_id = 1`)
  await expect.poll(() => deps.models.version(['stock']), { interval: 5 }).toBeGreaterThan(version)
  expect((await ask('/en/products/')).statusCode).toBe(200)
  expect(rendered).toHaveLength(1)
})

test('a change of the catalogue is visible soon, without anybody waiting', async () => {
  const { deps } = shop
  await ask('/en/products/')
  await deps.db.execute(sql`UPDATE products SET name = name || ' (new)' WHERE id = 1`)
  await expect.poll(async () => (await ask('/en/products/')) && rendered.length, { interval: 20 }).toBe(2)
})

test('a page leaves compressed, with a policy that allows its own scripts and no others', async () => {
  for (let time = 0; time < 2; time++) {
    const answer = await ask('/en', { 'accept-encoding': 'gzip, br' })
    expect(answer.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(answer.rawPayload).toString()).toContain('<script>go()</script>')
    const policy = answer.headers['content-security-policy']
    expect(policy).toContain(`script-src 'self' 'strict-dynamic' ${hashForPolicy('go()')};`)
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default warsha-start")
  }
  expect((await ask('/en')).body).toContain('<script>go()</script>')
})

test('what a proxy says about the protocol reaches no page', async () => {
  const proxied = await buildTestApp({ storefront, env: { TRUST_PROXY: '1' } })
  const bodyOf = async (protocol: string) => {
    const headers = { host: 'shop.example.om', 'x-forwarded-proto': protocol }
    return (await proxied.app.inject({ url: '/en', headers })).body
  }
  expect(await bodyOf('javascript://%0aalert(1)//')).toContain(' http://shop.example.om ')
  expect(await bodyOf('https')).toContain(' https://shop.example.om ')
  await proxied.close()
})

test.each(['a b', 'evil.example/x', 'a"><script>', 'a@b', 'a:b'])(
  'a host of %j is refused, not rendered',
  async (host) => {
    for (const url of ['/en', '/robots.txt', '/sitemap.xml']) {
      expect((await ask(url, { host })).statusCode).toBe(400)
    }
    expect(rendered).toEqual([])
  },
)

test.each<[string, (incident: string) => Answer]>([
  ['a failure', () => ({ status: 404 })],
  ['a page that sets a cookie', () => ({ headers: { 'set-cookie': 'a=b' } })],
  ['a page that names its request', (incident) => ({ html: `<p>${incident}</p>` })],
])('%s is not cached', async (_case, answer) => {
  answerWith = answer
  await ask('/en')
  await ask('/en')
  expect(rendered).toHaveLength(2)
})

test('rendering has a bounded queue: beyond it the answer is a quick 503', async () => {
  const { promise, resolve: release } = Promise.withResolvers<void>()
  held = promise
  const admitted = Array.from({ length: 64 }, (_, index) => ask(`/en/page-${index}`))
  await expect.poll(() => rendered.length).toBe(4)
  const refused = await ask('/en/one-too-many')
  expect(refused.statusCode).toBe(503)
  expect(refused.headers['retry-after']).toBe('5')
  expect(await Promise.race([...admitted, 'waiting'])).toBe('waiting')
  release()
  expect((await Promise.all(admitted)).map(({ statusCode }) => statusCode)).toEqual(Array(64).fill(200))
  expect((await ask('/en/one-too-many')).statusCode).toBe(200)
})

test('a private page is stored by no cache', async () => {
  for (const _turn of [1, 2]) {
    const { statusCode, headers } = await ask('/en/login')
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store'])
  }
  expect(rendered).toHaveLength(2)
  answerWith = () => ({ status: 404 })
  expect((await ask('/en/login')).headers['cache-control']).toBe('no-store')
})

test('a public page is asked for again before it is shown', async () => {
  expect((await ask('/en')).headers['cache-control']).toBe('no-cache')
})
