import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'
import { generateCatalogue } from '../../samples/generated-catalogue.ts'
import { catalogueModel } from '../../use-cases/catalogue-model.ts'

const generated = 10_000
let small: TestApp
let large: TestApp
beforeAll(async () => {
  small = await buildTestApp()
  large = await buildTestApp()
  await large.asOwner((db) => generateCatalogue(db, generated))
  // Until all of them are in memory the database answers.
  const { loading } = await large.deps.models.get(catalogueModel)
  await loading?.promise
}, 300_000)
afterAll(async () => {
  await small.close()
  await large.close()
})

const card = `id name slug translation(languageCode: AR) { name } thumbnail(size: 256, format: WEBP) { url alt }
  pricing { onSale priceRange { start { gross { amount currency } } } } metadata { key value } variants { id quantityAvailable }`
const listing = `query ($sortBy: ProductOrder, $after: String) { products(first: 24, after: $after, channel: "default-channel", sortBy: $sortBy,
  filter: { attributes: [{ slug: "state", values: ["muscat"] }] }) { totalCount pageInfo { hasNextPage endCursor } edges { node { ${card} } } } }`
const byPrice = { sortBy: { field: 'PRICE', direction: 'ASC' } }

async function ask(shop: TestApp, query: string, variables: object = {}) {
  const answer = await shop.app.inject({ method: 'POST', url: '/graphql/', payload: { query, variables } })
  return answer.json()
}

/** The cost of a page in a shop that was asked for it before. */
async function costOf({ app, deps }: TestApp) {
  // Finished answers are kept by their text: under a name of its own each request is answered anew.
  const page = (name: string) => {
    const query = listing.replace('query', `query ${name}`)
    return app.inject({ method: 'POST', url: '/graphql/', payload: { query, variables: byPrice } })
  }
  await page('First')
  const statements = await deps.connection.statementsOf(() => page('Second'))
  const answer = await page('Third')
  const rows = answer.json().data.products.edges.length
  return { statements, rows, bytes: answer.rawPayload.length }
}

describe('with ten thousand products', () => {
  test('pages reach every product of a place once, without a statement', async () => {
    const seen = new Set<string>()
    const first = await ask(large, listing, byPrice)
    const { totalCount } = first.data.products
    expect(totalCount).toBeGreaterThan(generated / 4)
    const statements = await large.deps.connection.statementsOf(async () => {
      for (
        let page = first;
        ;
        page = await ask(large, listing, { ...byPrice, after: page.data.products.pageInfo.endCursor })
      ) {
        for (const { node } of page.data.products.edges) seen.add(node.id)
        if (!page.data.products.pageInfo.hasNextPage) break
      }
      expect(seen.size).toBe(totalCount)
    })
    expect(statements).toBe(0)
  })

  test('a page of 24 costs what it costs with a hundred: no statement, as many rows and bytes', async () => {
    const [few, many] = [await costOf(small), await costOf(large)]
    const fixed = { statements: 0, rows: 24 }
    expect(few).toMatchObject(fixed)
    expect(many).toMatchObject(fixed)
    expect(many.bytes).toBeLessThan(1.1 * few.bytes)
  })

  test('a search needs one statement and finds among all', async () => {
    const query =
      'query ($search: String!) { products(first: 24, search: $search) { totalCount edges { node { name } } } }'
    const search = { search: 'durub 5w30' }
    expect(await large.deps.connection.statementsOf(() => ask(large, query, search))).toBe(1)
    const { data } = await ask(large, query, search)
    expect(data.products.totalCount).toBeGreaterThan(3)
    expect(data.products.edges[0].node.name).toContain('Durub')
  })

  test('an article among ten thousand is found through the index', async () => {
    const { rows } = await large.deps.connection.pool.query(
      "EXPLAIN SELECT product_id FROM product_search WHERE compact LIKE '%gen9731%' AND compact LIKE ALL (ARRAY['%gen9731%'])",
    )
    expect(JSON.stringify(rows)).toContain('product_search_compact_idx')
  })
})

test('the model holds what the tables hold', async () => {
  const { catalogue } = await large.deps.models.get(catalogueModel)
  const { rows } = await large.deps.connection.pool.query(
    'SELECT (SELECT count(*)::int FROM products) AS products, (SELECT count(*)::int FROM product_variants) AS variants',
  )
  expect({ products: catalogue.productsById.size, variants: catalogue.variantsById.size }).toEqual(rows[0])
})
