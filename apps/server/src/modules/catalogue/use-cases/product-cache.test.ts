import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '#kernel/database/connect.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { type CatalogueStore, createStore } from '../rules/catalogue-store.ts'
import { loadCatalogue } from './load-catalogue.ts'
import { patchCatalogue } from './patch-catalogue.ts'
import { createProductCache, type ProductCache } from './product-cache.ts'

let database: TestDatabase
let store: CatalogueStore
let cache: ProductCache

beforeAll(async () => {
  database = await openTestDatabase({ seeded: true })
})
afterAll(() => database.close())
beforeEach(async () => {
  store = createStore()
  cache = createProductCache(store, database.db, 5)
  await loadCatalogue(store, database.db, cache)
})

const rename = (id: number, name: string) =>
  database.db.execute(sql`UPDATE products SET name = ${name} WHERE id = ${id}`)
const nameOf = (id: number) => store.productsById.get(id)?.name

test('it holds what was asked for last, and not more than its bound', async () => {
  expect(store.productsById.size).toBe(0)
  await cache.ensure({ ids: [1, 2, 3, 4, 5] })
  expect(cache.ensure({ ids: [1] })).toBeUndefined()
  await cache.ensure({ ids: [6] })
  expect([...store.productsById.keys()].sort()).toEqual([1, 3, 4, 5, 6])
  expect(store.slots.filter(Boolean)).toHaveLength(5)
  expect([...store.variantsById.values()].every(({ product }) => product.id !== 2)).toBe(true)
})

test('many who ask for the same at once wait for one reading', async () => {
  const both = [cache.ensure({ ids: [7] }), cache.ensure({ ids: [7] })]
  await Promise.all(both)
  const first = store.productsById.get(7)
  await cache.ensure({ ids: [7, 8] })
  expect(store.productsById.get(7)).toBe(first)
})

test('a product that does not exist is not there, whoever asks', async () => {
  await cache.ensure({
    ids: [999_999, -1, 1.5, 2 ** 40],
    slugs: ['none', '\0'],
    skus: ['none'],
    variantIds: [2 ** 40],
  })
  expect(store.productsById.size).toBe(0)
})

test('a change is read again for products that are there, and only for those', async () => {
  await cache.ensure({ ids: [1] })
  await rename(1, 'Changed once')
  await patchCatalogue(store, database.db, new Map([['catalogue', new Set([1, 2])]]), cache)
  expect(nameOf(1)).toBe('Changed once')
  expect(store.productsById.has(2)).toBe(false)
})

test('a change that comes while the product is read is in what is put in', async () => {
  const answer = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  const slow = createProductCache(store, answeringAfter(answer.promise, begun.resolve))
  const reading = slow.ensure({ ids: [3] })
  await begun.promise
  await rename(3, 'Changed meanwhile')
  const renewing = slow.renew([3])
  answer.resolve()
  await Promise.all([reading, renewing])
  expect(nameOf(3)).toBe('Changed meanwhile')
})

/** The database, but for its answers, which come late. */
function answeringAfter(release: Promise<void>, onRead: () => void): Database {
  const query = async (statement: { text: string }) => {
    const answer = await database.db.$client.query(statement)
    onRead()
    await release
    return answer
  }
  return { $client: { query } } as unknown as Database
}

test('a deleted product goes', async () => {
  const { rows } = await database.db.execute<{ id: number }>(
    sql`INSERT INTO products (slug, name, category_id, product_type_id) SELECT 'short-lived', 'Short', id, 1 FROM categories LIMIT 1 RETURNING id`,
  )
  await cache.ensure({ slugs: ['short-lived'] })
  expect(store.productsBySlug.get('short-lived')?.name).toBe('Short')
  await database.db.execute(sql`DELETE FROM products WHERE slug = 'short-lived'`)
  await cache.renew([rows[0]?.id ?? 0])
  expect(store.productsBySlug.has('short-lived')).toBe(false)
})

test('everything is renewed when anything may have changed', async () => {
  await cache.ensure({ ids: [4, 5] })
  await rename(4, 'Fourth')
  await loadCatalogue(store, database.db, cache)
  expect(nameOf(4)).toBe('Fourth')
  expect(store.productsById.size).toBe(2)
})
