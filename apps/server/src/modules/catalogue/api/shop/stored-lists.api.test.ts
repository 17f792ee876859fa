import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'
import { generateCatalogue } from '../../samples/generated-catalogue.ts'
import { catalogueModel } from '../../use-cases/catalogue-model.ts'
import { ask, askOrder, askPage, askRefusal } from '../testing/ask-products.ts'

/** Two shops on one database: one holds the catalogue in memory, for the other it is too large. */
let inMemory: TestApp
let stored: TestApp
let oils: string
let priority: string
beforeAll(async () => {
  inMemory = await buildTestApp()
  await inMemory.asOwner((db) => generateCatalogue(db, 150))
  await inMemory.deps.db.execute(
    sql`UPDATE products SET name = replace(name, 'Durub', 'durub') WHERE id % 3 = 0`,
  )
  const { DATABASE_URL = '' } = inMemory.deps.config
  stored = await buildTestApp({ seeded: false, env: { DATABASE_URL, CATALOGUE_IN_MEMORY_PRODUCTS: '0' } })
  const found = await ask(
    inMemory,
    `{ category(slug: "engine-oil") { id } attributes(first: 1, filter: { slugs: ["priority"] }) { edges { node { id } } } }`,
  )
  oils = found.data.category.id
  priority = found.data.attributes.edges[0].node.id
})
afterAll(async () => {
  await stored.close()
  await inMemory.close()
})

const inMuscat = { attributes: [{ slug: 'state', values: ['muscat'] }] }

async function expectSamePage(variables: object, isEmpty = false): Promise<void> {
  const [expected, answer] = await Promise.all([askPage(inMemory, variables), askPage(stored, variables)])
  expect(answer).toEqual(expected)
  expect(expected.edges.length > 0).toBe(!isEmpty)
}

describe('a list that is read from the database is the one from memory', () => {
  test.each([
    'NAME',
    'PRICE',
    'MINIMAL_PRICE',
    'RATING',
    'BRANDS',
    'TYPE',
    'PUBLISHED_AT',
    'CREATED_AT',
    'LAST_MODIFIED_AT',
  ])('sorted by %s, page by page in both directions', async (field) => {
    for (const direction of ['ASC', 'DESC']) await expectSamePages({ sortBy: { field, direction } })
  })

  test('by slug and by an attribute, page by page in both directions', async () => {
    await expectSamePages({}, askPage)
    for (const direction of ['ASC', 'DESC']) {
      await expectSamePages({ sortBy: { attributeId: priority, direction } })
    }
  })

  test.each(['oil -filter', '"engine oil" OR battery', 'battery'])('[UX-52] found by %s', async (search) => {
    await expectSamePage({ search, first: 20 })
  })

  test.each([
    'sellers/products-filters/?limit=100',
    'sellers/products-filters/?limit=100&brand=durub&viscosity=5w-30',
    'products/suggestions/?search=oil',
    'products/suggestions/?search=205',
  ])('[UX-49] counted by %s', async (path) => {
    const ask = async ({ app }: TestApp) => (await app.inject(`/api/v1/${path}`)).json()
    const expected = await ask(inMemory)
    expect(await ask(stored)).toEqual(expected)
    expect(JSON.stringify(expected)).toMatch(/"products_count":[1-9]/)
  })

  /** All shown fields are compared once (`askPage`); for other orders, the positions of the products. */
  async function expectSamePages(
    variables: object,
    read: typeof askOrder | typeof askPage = askOrder,
  ): Promise<void> {
    let after: string | undefined
    for (;;) {
      const page = await read(inMemory, { ...variables, first: 70, after })
      expect(await read(stored, { ...variables, first: 70, after })).toEqual(page)
      const { startCursor, endCursor, hasNextPage } = page.pageInfo
      const back = { ...variables, first: null, last: 50, before: endCursor }
      expect(await read(stored, back)).toEqual(await read(inMemory, back))
      if (!hasNextPage) break
      expect(endCursor).not.toBe(startCursor)
      after = endCursor
    }
    const last = { ...variables, first: null, last: 5 }
    expect(await read(stored, last)).toEqual(await read(inMemory, last))
  }

  test.each([
    ['a place', { filter: inMuscat }],
    ['a price', { filter: { price: { gte: 5, lte: 12.5 } } }],
    ['a payable price', { filter: { minimalPrice: { gte: 3.9, lte: 20 } } }],
    ['slugs', { where: { slug: { oneOf: ['generated-3', 'generated-7', '\0'] } } }],
    ['a number', { filter: { attributes: [{ slug: 'priority', valuesRange: { gte: 1, lte: 40 } }] } }],
    ['choices', { filter: { attributes: [{ slug: 'brand', values: ['durub', 'wadi'] }] } }],
    ['a name of a choice', { where: { attributes: [{ slug: 'brand', value: { name: { eq: 'Durub' } } }] } }],
    ['what is for sale', { filter: { isAvailable: true } }],
    [
      'dates',
      { filter: { publishedFrom: '2030-01-01T00:00:00Z', updatedAt: { gte: '2020-01-01T00:00:00Z' } } },
    ],
    [
      'either of two',
      { where: { OR: [{ price: { range: { lte: 4 } } }, { minimalPrice: { range: { gte: 60 } } }] } },
    ],
    ['what is in stock', { filter: { stockAvailability: 'IN_STOCK' } }],
    ['what is in stock in a place', { filter: { stockAvailability: 'IN_STOCK', ...inMuscat } }],
    ['a type', { filter: { productTypes: [toGlobalId('ProductType', 1)] } }],
    ['words', { search: 'durub' }],
    [
      'words in a place, by price',
      { search: 'durub', filter: inMuscat, sortBy: { field: 'PRICE', direction: 'ASC' } },
    ],
    ['Arabic words', { search: 'قطعة 1' }],
  ])('narrowed by %s', async (_name, variables) => {
    await expectSamePage(variables)
  })

  test.each([
    [
      'a category and those below, in a place, by price',
      () => ({ filter: { categories: [oils], ...inMuscat }, sortBy: { field: 'PRICE', direction: 'DESC' } }),
    ],
    ['ids', () => ({ filter: { ids: [toGlobalId('Product', 3), toGlobalId('Product', 8)] } })],
  ])('narrowed by %s', async (_name, variables) => {
    await expectSamePage(variables())
  })

  test.each([
    ['an unknown place', { filter: { attributes: [{ slug: 'state', values: ['nowhere'] }] } }],
    ['an id that no column holds', { filter: { ids: [toGlobalId('Product', 999_999_999_999)] } }],
    ['a zero character', { search: 'no\0thing' }],
    ['what is sold out', { filter: { stockAvailability: 'OUT_OF_STOCK', slugs: ['nothing'] } }],
    ['metadata that nothing has', { filter: { metadata: [{ key: 'none', value: '\0' }] } }],
  ])('nothing for %s', async (_name, variables) => {
    await expectSamePage(variables, true)
  })

  test('and what it cannot be narrowed by is refused, not answered wrongly', async () => {
    expect(await askRefusal(stored, { first: 5, filter: { stocks: { quantity: { gte: 1 } } } })).toBe(
      'This filter is not available for a catalogue of this size.',
    )
    const where = { OR: [{ slug: { eq: 'a' } }, { stocks: { quantity: { gte: 1 } } }] }
    expect(await askRefusal(stored, { first: 5, where })).toContain('not available')
    expect(await askRefusal(stored, { first: 5, after: 'bm90aGluZw==' })).toBe('Received cursor is invalid.')
  })
})

test('only one of the two holds all products', async () => {
  expect((await stored.deps.models.get(catalogueModel)).stored).toBeDefined()
  expect((await inMemory.deps.models.get(catalogueModel)).stored).toBeUndefined()
})

test('a change shows in both', async () => {
  const name = async (shop: TestApp) =>
    (await ask(shop, `{ product(id: "${toGlobalId('Product', 9)}") { name } }`)).data.product.name
  await Promise.all([name(inMemory), name(stored)])
  await inMemory.deps.db.execute(sql`UPDATE products SET name = 'Another name' WHERE id = 9`)
  for (const shop of [inMemory, stored]) {
    await expect.poll(() => name(shop)).toBe('Another name')
  }
  await expectSamePage({ sortBy: { field: 'NAME', direction: 'ASC' } })
})

test('forged cursors and pages beyond all pages do no harm', async () => {
  const forged = ['["5","a\\u0000","b"]', '["1e300","a","b"]', '["","",""]', '["0","\\ud800","b"]']
  for (const text of forged) {
    for (const field of ['NAME', 'PRICE', 'BRANDS']) {
      const variables = { sortBy: { field, direction: 'ASC' }, after: Buffer.from(text).toString('base64') }
      const query = `query ($sortBy: ProductOrder, $after: String) {
        products(first: 3, sortBy: $sortBy, after: $after) { edges { node { slug } } } }`
      const answer = await ask(stored, query, variables)
      const message = answer.errors?.[0].message ?? 'Received cursor is invalid.'
      expect([answer.status < 500, message]).toEqual([true, 'Received cursor is invalid.'])
    }
  }
  const beyond = await stored.app.inject({ url: '/api/v1/sellers/products/?page=999999999&limit=100' })
  expect(beyond.statusCode).toBeLessThan(500)
})

describe('everything else finds its products', () => {
  const same = async (request: object) => {
    const [expected, answer] = await Promise.all(
      [inMemory, stored].map(({ app }) => app.inject({ headers: { 'accept-language': 'en' }, ...request })),
    )
    expect(answer?.json()).toEqual(expected?.json())
    expect(answer?.statusCode).toBe(expected?.statusCode)
    return answer?.json()
  }
  const query = (text: string) => same({ method: 'POST', url: '/graphql/', payload: { query: text } })

  test('by id, slug, variant and article number', async () => {
    const shown = `id slug name description pricing { priceRange { start { gross { amount } } } } metadata { key value }
      variants { id sku quantityAvailable product { slug } }`
    const byId = await query(`{ product(id: "${toGlobalId('Product', 5)}") { ${shown} } }`)
    const { slug, variants } = byId.data.product
    expect(await query(`{ product(slug: "${slug}") { ${shown} } }`)).toEqual(byId)
    await query(`{ productVariant(id: "${variants[0].id}") { id product { slug } } }`)
    await query(`{ productVariant(sku: "${variants[0].sku}") { id product { slug } } }`)
    expect((await query('{ product(slug: "nothing") { id } }')).data.product).toBeNull()
  })

  test('of bundles with their parts', async () => {
    const { rows } = await inMemory.deps.db.execute<{ slug: string }>(
      sql`SELECT slug FROM products WHERE kind = 'bundle'`,
    )
    expect(rows.length).toBeGreaterThan(0)
    for (const { slug } of rows) {
      await query(`{ product(slug: "${slug}") { metadata { key value } variants { quantityAvailable } } }`)
    }
  })

  test.each([
    'products/categories/',
    'sellers/products-filters/',
    'sellers/product-delivery/?seller_product_id=1',
    'sellers/products/?page=2&limit=10',
    'sellers/products/?sort=PRICE:DESC&brand=durub',
    'sellers/products-search/?search=durub',
    'sellers/product-sliders/',
  ])('of the older call %s', async (path) => {
    const { data } = await same({ url: `/api/v1/${path}` })
    expect(data.length).toBeGreaterThan(0)
  })

  test('of stock checks', async () => {
    const products = [1, 2, 3, 40, 99_999].map((id) => ({
      product_id: toGlobalId('Product', id),
      quantity: 2,
    }))
    const payload = { state_id: 11, products, site: 'hig' }
    await same({ method: 'POST', url: '/api/v1/products/check-product-stock/', payload })
  })

  test('of carts', async () => {
    const shown = await query('{ products(first: 4) { edges { node { id variants { id } } } } }')
    const lines = shown.data.products.edges.map(
      ({ node }: { node: { id: string; variants: { id: string }[] } }) => ({
        id: node.id,
        variantId: node.variants[0]?.id,
        quantity: 1,
      }),
    )
    const [first] = lines
    const changed = { seller_product_id: first.id, variant_id: first.variantId, quantity: 1 }
    const payload = { ...changed, city_id: 11, cart_items: lines }
    const { data } = await same({ method: 'POST', url: '/api/v1/sellers/card/', payload })
    expect(data.totals.total_quantity).toBeGreaterThan(0)
  })

  test('of the directory of addresses and of attributes in a category', async () => {
    const [expected, answer] = await Promise.all(
      [inMemory, stored].map(({ app }) => app.inject({ url: '/sitemap.xml' })),
    )
    expect(answer?.body).toBe(expected?.body)
    await query(
      `{ attributes(first: 50, filter: { inCategory: "${oils}" }) { edges { node { slug choices(first: 50) { edges { node { slug } } } } } } }`,
    )
  })
})
