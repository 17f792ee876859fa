import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import type { Catalogue, Channel } from '../rules/catalogue.ts'
import { createStore } from '../rules/catalogue-store.ts'
import type { ProductSort, SortField } from '../rules/product-sort.ts'
import type { Term } from '../rules/product-term.ts'
import { generateCatalogue } from '../samples/generated-catalogue.ts'
import { loadCatalogue } from '../use-cases/load-catalogue.ts'
import { createProductCache } from '../use-cases/product-cache.ts'
import { pageStatement } from './list-queries.ts'

const generated = 8_000
let database: TestDatabase
let catalogue: Catalogue
let channel: Channel

beforeAll(async () => {
  database = await openTestDatabase({ seeded: true })
  await database.asOwner((db) => generateCatalogue(db, generated))
  const store = createStore()
  await loadCatalogue(store, database.db, createProductCache(store, database.db))
  catalogue = store
  channel = store.channels.get('default-channel') as Channel
}, 300_000)
afterAll(() => database.close())

type Plan = {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  Plans?: Plan[]
}

/** The plan for a page of 24: which indexes the database used, and how many rows of products it looked at. */
async function explain(field: SortField, terms: Term[] = [], cursor?: ProductSort['direction']) {
  const sort = { by: { field }, direction: 'ASC', language: 'en' } as const
  const key = { key: field === 'RATING' ? 1_000_000 : 0, name: 'Durub', slug: 'm' }
  const range = { sort, cursor: cursor && key, isBackward: false, skip: 0, size: 25 }
  const { text, values } = pageStatement({ catalogue, channel, nowMs: Date.now(), terms }, range)
  const { rows } = await database.db.$client.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${text}`, values)
  const steps = flatten(rows[0]['QUERY PLAN'][0].Plan)
  const looked = steps.filter((step) => step['Relation Name'] === 'products')
  return {
    indexes: steps.flatMap((step) => step['Index Name'] ?? []),
    wholeTables: steps
      .filter((step) => step['Node Type'] === 'Seq Scan')
      .map((step) => step['Relation Name']),
    products: looked.reduce((sum, step) => sum + step['Actual Rows'] * step['Actual Loops'], 0),
  }
}

function flatten(plan: Plan): Plan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(flatten)]
}

describe('a page of a large catalogue follows an index', () => {
  test.each([
    ['SLUG', 'products_by_slug_idx'],
    ['NAME', 'products_by_name_idx'],
    ['RATING', 'products_by_rank_idx'],
  ] as const)('by %s it stops after the page', async (field, index) => {
    for (const cursor of [undefined, 'ASC'] as const) {
      const { indexes, wholeTables, products } = await explain(field, [], cursor)
      expect(indexes).toContain(index)
      expect(wholeTables).not.toContain('products')
      expect(products).toBeLessThan(200)
    }
  })

  test('in a category and a place it looks at the products of the category alone', async () => {
    const leaf = catalogue.categories.find(({ slug }) => slug === 'engine-oil')
    const terms: Term[] = [
      { is: 'categories', ids: [leaf?.id ?? 0] },
      { is: 'soldIn', stateId: 11 },
    ]
    for (const field of ['PRICE', 'NAME', 'PUBLISHED_AT'] as const) {
      const { wholeTables, products } = await explain(field, terms)
      expect(wholeTables).not.toContain('products')
      expect(products).toBeLessThan(generated / 4)
    }
  })

  test('some products by id or slug are looked up', async () => {
    for (const term of [
      { is: 'ids', ids: [5, 6] },
      { is: 'slugs', slugs: ['generated-5'] },
    ] as const) {
      const { wholeTables, products } = await explain('NAME', [term])
      expect(wholeTables).not.toContain('products')
      expect(products).toBeLessThan(10)
    }
  })
})
