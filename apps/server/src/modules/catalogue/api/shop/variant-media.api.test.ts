import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'
import { ask } from '../testing/ask-products.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp()
})
afterAll(() => shop.close())

type Answer = {
  media: { id: string; url: string }[]
  variants: { name: string; media: { id: string; url: string }[] }[]
}

async function oil(): Promise<Answer> {
  const query =
    '{ product(slug: "durub-synthetic-5w-30") { media { id url } variants { name media { id url } } } }'
  return (await ask(shop, query)).data.product
}

test('[UX-13] each size has pictures of its own, which are among those of the product', async () => {
  const { media, variants } = await oil()
  const firsts = variants.map((variant) => new URL(variant.media[0]?.url ?? '').pathname)
  expect(variants.map(({ name }) => name)).toEqual(['4 L', '1 L', '5 L'])
  expect(firsts).toEqual(
    ['1.webp', '2.svg', '3.svg'].map((name) => `/media/products/durub-synthetic-5w-30-${name}`),
  )
  const own = variants.flatMap((variant) => variant.media.map(({ id }) => id))
  expect(new Set(own).size).toBe(own.length)
  expect(media.map(({ id }) => id)).toEqual(expect.arrayContaining(own))
})

test('a product in one variant has its pictures to itself', async () => {
  const query = '{ product(slug: "durub-classic-10w-40") { media { id } variants { media { id } } } }'
  const { media, variants } = (await ask(shop, query)).data.product
  expect(media.length).toBeGreaterThan(0)
  expect(variants).toEqual([{ media: [] }])
})

test('a picture that is linked to another variant shows there without a restart', async () => {
  const { db } = shop.deps
  await db.execute(sql`DELETE FROM variant_media USING product_variants
    WHERE variant_id = product_variants.id AND product_variants.sku = 'OIL-DUN-5W30-5L'`)
  await expect.poll(async () => (await oil()).variants[2]?.media).toEqual([])
  await db.execute(sql`INSERT INTO variant_media (product_id, variant_id, media_id)
    SELECT product_variants.product_id, product_variants.id, product_media.id
    FROM product_variants JOIN product_media USING (product_id)
    WHERE sku = 'OIL-DUN-5W30-5L' AND url LIKE '%-3.svg'`)
  await expect.poll(async () => (await oil()).variants[2]?.media).toHaveLength(1)
})
