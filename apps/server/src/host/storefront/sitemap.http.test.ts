import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { productChannelListings } from '#modules/catalogue/storage/listings.tables.ts'
import { products } from '#modules/catalogue/storage/products.tables.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'
import { writeFiles } from './sitemap.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp()
})
afterAll(() => shop.close())

async function read(url = '/sitemap.xml', host = 'shop.example.om') {
  const answer = await shop.app.inject({ url, headers: { host } })
  const entries = [...answer.body.matchAll(/<url>(.*?)<\/url>/g)].map(([, entry = '']) => entry)
  return {
    status: answer.statusCode,
    type: answer.headers['content-type'],
    entries,
    addresses: entries.map((entry) => /<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? ''),
  }
}

describe('/sitemap.xml', () => {
  test('[SEO-03] lists home, public pages, categories and products in both languages', async () => {
    const { status, type, addresses } = await read()
    expect(status).toBe(200)
    expect(type).toContain('application/xml')
    const product = encodeURIComponent(toGlobalId('Product', 1))
    for (const lang of ['en', 'ar']) {
      const origin = `http://shop.example.om/${lang}`
      expect(addresses).toEqual(
        expect.arrayContaining([
          origin,
          `${origin}/promotion`,
          `${origin}/support/`,
          `${origin}/terms-and-policy/`,
          `${origin}/products/?category=Automobile`,
          `${origin}/products/?category=Engine+oil&amp;cat=Automobile%2CEngine+oil`,
          `${origin}/product/${product}/`,
        ]),
      )
    }
    expect(new Set(addresses).size).toBe(addresses.length)
  })

  test('[SEO-02] [SEO-03] every entry names its versions in all languages', async () => {
    const { entries } = await read()
    for (const entry of entries) {
      const languages = [...entry.matchAll(/hreflang="([\w-]+)" href="(.*?)"/g)].map(([, lang]) => lang)
      expect(languages).toEqual(['en', 'ar', 'x-default'])
    }
  })

  test('[SEO-03] nothing private and nothing that is not sold is in it', async () => {
    const { addresses } = await read()
    expect(addresses.filter((address) => /cart|login|wallet|payment|profile|console/.test(address))).toEqual(
      [],
    )
    const fees = await shop.deps.db.select({ id: products.id }).from(products).where(eq(products.kind, 'fee'))
    for (const { id } of fees) {
      const path = `/product/${encodeURIComponent(toGlobalId('Product', id))}/`
      expect(addresses.some((address) => address.endsWith(path))).toBe(false)
    }
  })

  test('[SEO-03] [CHAN-09] each channel has its own products', async () => {
    const main = await read()
    const sister = await read('/sitemap.xml', 'tasleem.example.om')
    expect(sister.addresses.length).toBeGreaterThan(10)
    expect(sister.addresses.length).not.toBe(main.addresses.length)
    expect(sister.addresses[0]).toBe('http://tasleem.example.om/en')
  })

  test('[SEO-03] a product taken off the shelf leaves it', async () => {
    const path = `/product/${encodeURIComponent(toGlobalId('Product', 2))}/`
    const isListed = async () => (await read()).addresses.some((address) => address.endsWith(path))
    expect(await isListed()).toBe(true)
    const { db } = shop.deps
    await db
      .update(productChannelListings)
      .set({ isPublished: false })
      .where(eq(productChannelListings.productId, 2))
    await expect.poll(() => isListed()).toBe(false)
  })

  test('a shop of this size has no further parts', async () => {
    expect((await read('/sitemap-1.xml')).status).toBe(404)
    expect((await read('/sitemap-x.xml')).status).toBe(404)
  })
})

test('addresses that fill a file go on in the next one', () => {
  const pages = Array.from({ length: 5 }, (_, at) => ({ path: `/p/${at}?a=1&b=2` }))
  const files = writeFiles(pages, 'https://shop.example.om', 4)
  const counts = files.map((file) => file.match(/<loc>/g)?.length)
  expect(counts).toEqual([4, 4, 2])
  expect(files.join('')).not.toContain('a=1&b')
})
