import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'
import { categories } from '../../storage/categories.tables.ts'
import { ask } from '../testing/ask-products.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await buildTestApp({ env: { DISPLAY_GROSS_PRICES: 'off' } })
})
afterAll(() => shop.close())

const levelQuery =
  '{ categories(first: 10, level: 0) { totalCount pageInfo { hasNextPage } edges { node { name } } } }'

test('[CAT-24] of more than ten siblings the ten of the first priorities are shown, and that there are more', async () => {
  const extras = Array.from({ length: 9 }, (_, at) => `Extra ${at + 1}`)
  await shop.deps.db.insert(categories).values(
    extras.map((name, at) => ({
      name,
      slug: `extra-${at + 1}`,
      level: 0,
      metadata: { priority: String(1000 + at) },
    })),
  )
  const askLevel = async () => (await ask(shop, levelQuery)).data.categories
  await expect.poll(async () => (await askLevel()).totalCount).toBe(12)

  const { edges, pageInfo } = await askLevel()
  const names = edges.map(({ node }: { node: { name: string } }) => node.name)
  expect(names).toEqual(['Automobile', 'Services', 'Accessories', ...extras.slice(0, 7)])
  expect(pageInfo).toEqual({ hasNextPage: true })
})

test('whether prices are meant to be shown with tax comes from the configuration', async () => {
  const { data } = await ask(
    shop,
    '{ product(slug: "durub-classic-10w-40") { pricing { displayGrossPrices } } }',
  )
  expect(data.product.pricing).toEqual({ displayGrossPrices: false })
  const rest = await shop.app.inject('/api/v1/sellers/products/?state_id=11&limit=1')
  expect(rest.json().data[0].pricing.displayGrossPrices).toBe(false)
})
