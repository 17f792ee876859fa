import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fixedClock } from '#testing/fixed-clock.ts'
import { makeMember, signInStaff } from '#testing/staff.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'
import type { Storefront } from './load-storefront.ts'

const query = 'query ($id: ID!) { product(id: $id) { name } }'

/** A storefront whose pages ask the shop for the product that they are about. */
const storefront: Storefront = {
  clientFolder: import.meta.dirname,
  pageParameters: () => ({ names: [] }),
  async render(request, page) {
    const id = decodeURIComponent(new URL(request.url).pathname.split('/').at(-1) ?? '')
    const answer = await page.transport({
      method: 'POST',
      path: '/graphql/',
      body: { query, variables: { id } },
    })
    const { product } = (answer.body as { data: { product: { name: string } | null } }).data
    page.writePage({ html: `<h1>${product?.name ?? 'nothing'}</h1>`, scripts: [] })
    return new Response(null, { status: product ? 200 : 404, headers: { 'content-type': 'text/html' } })
  },
  close: async () => undefined,
}

let shop: TestApp
let manager: Awaited<ReturnType<typeof signInStaff>>
const clock = fixedClock(new Date())
beforeAll(async () => {
  shop = await buildTestApp({ storefront, clock })
  manager = await signInStaff(shop, await makeMember(shop, 'manager', [2]))
  await shop.deps.db.execute(
    sql`UPDATE product_channel_listings SET is_published = false WHERE product_id = 1`,
  )
})
afterAll(() => shop.close())

const open = (url: string) => shop.app.inject({ url, headers: { host: 'localhost', accept: 'text/html' } })
const page = '/en/product/UHJvZHVjdDox'
const linkTo = async (id: number) => (await manager.ask(`/products/${id}/preview/`)).body.data.url as string

test('[OPS-02] a signed link shows an unpublished product, uncached; without it there is nothing', async () => {
  expect((await open(page)).statusCode).toBe(404)
  const link = await linkTo(1)
  const shown = await open(link)
  expect(shown.statusCode).toBe(200)
  expect(shown.body).not.toContain('nothing')
  expect(shown.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' })
  expect((await open(page)).statusCode).toBe(404)
  expect(
    (
      await shop.app.inject({
        method: 'POST',
        url: '/graphql/',
        payload: { query, variables: { id: 'UHJvZHVjdDox' } },
      })
    ).json().data.product,
  ).toBeNull()
})

test('[OPS-02] an altered or expired link, and one to another product, show nothing', async () => {
  const link = await linkTo(2)
  expect((await open(link.replace('UHJvZHVjdDoy', 'UHJvZHVjdDox'))).statusCode).toBe(404)
  const token = new URL(link, 'http://localhost').searchParams.get('preview') ?? ''
  for (const altered of [
    token.replace(/^2\./, '1.'),
    token.slice(0, -2),
    `${token}A`,
    token.replace(/\.\d{13}\./, '.9999999999999.'),
    '',
    'x',
  ])
    expect([altered, (await open(`${page}?preview=${altered}`)).statusCode]).toEqual([altered, 404])
  const fresh = await linkTo(1)
  clock.advance(14 * 60_000)
  expect((await open(fresh)).statusCode).toBe(200)
  clock.advance(60_000)
  expect((await open(fresh)).statusCode).toBe(404)
})

test('[OPS-02] no header of a stranger opens a preview, and no stranger gets a link', async () => {
  const headers = { host: 'localhost', 'x-preview': '1', 'x-inside': 'guess' }
  expect((await shop.app.inject({ url: page, headers })).statusCode).toBe(404)
  const payload = { query, variables: { id: 'UHJvZHVjdDox' } }
  const answer = await shop.app.inject({ method: 'POST', url: '/graphql/', headers, payload })
  expect(answer.json().data.product).toBeNull()
  expect((await shop.app.inject('/api/v1/console/products/1/preview/')).statusCode).toBe(401)
  const staff = await signInStaff(shop, await makeMember(shop, 'centre-staff', [2]))
  expect((await staff.ask('/products/1/preview/')).status).toBe(403)
  expect((await manager.ask('/products/99999/preview/')).status).toBe(404)
})
