import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { listenForChanges } from '#kernel/database/changes.ts'
import { type Listener, openListener } from '#kernel/database/listen.ts'
import { createModels, type Models } from '#kernel/read-model.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import type { ProductPage } from '../rules/product-page.ts'
import type { Term } from '../rules/product-term.ts'
import { readSearchTerm } from '../rules/search-term.ts'
import { generateCatalogue } from '../samples/generated-catalogue.ts'
import { catalogueModel, type LoadedCatalogue } from './catalogue-model.ts'
import { listProducts } from './list-products.ts'
import type { ProductsQuestion } from './products-question.ts'
import { suggest } from './suggest.ts'

let database: TestDatabase
let listener: Listener
let models: Models
let loaded: LoadedCatalogue
/** Lets the loading of all products begin, which until then waits for the list of their ids. */
let load: () => void
/** How many products or values each statement was about. */
let batches: { name: string; size: number }[]

beforeAll(async () => {
  database = await openTestDatabase({ seeded: true })
  await database.asOwner((db) => generateCatalogue(db, 300))
})
afterAll(() => database.close())

beforeEach(async () => {
  const pool = database.db.$client
  type Query = { name?: string; values?: unknown[][] }
  const send = pool.query.bind(pool) as (query: Query, ...rest: unknown[]) => Promise<unknown>
  const allowed = Promise.withResolvers<void>()
  load = allowed.resolve
  batches = []
  const spy = vi.spyOn(pool, 'query').mockImplementation((async (query: Query, ...rest: unknown[]) => {
    if (query.name === 'read_product_ids') await allowed.promise
    batches.push({ name: query.name ?? '', size: query.values?.[0]?.length ?? 0 })
    return send(query, ...rest)
  }) as never)
  listener = openListener(database.url, { onError: () => undefined })
  models = createModels(database.db, listenForChanges(listener), { maxAwaited: 100 })
  loaded = await models.get(catalogueModel)
  return async () => {
    load()
    await loaded.loading?.promise
    spy.mockRestore()
    await listener.close()
  }
})

function question(terms: readonly Term[] = [], search?: string): ProductsQuestion {
  const channel = loaded.catalogue.channels.get('default-channel')
  const term = readSearchTerm(search)
  if (!channel) throw new Error('The demo has a channel')
  return {
    channel,
    terms,
    sort: { by: { field: 'NAME' }, direction: 'ASC', language: 'en' },
    nowMs: Date.now(),
    page: { size: 20 },
    ...(term && { search: { term, isByRank: true } }),
  }
}

async function idsOf(asked: ProductsQuestion): Promise<number[]> {
  const page = (await listProducts(loaded, asked)) as ProductPage
  return page.products.map(({ id }) => id)
}

describe('a catalogue of many products, while they are loaded', () => {
  test('answers lists, counts and searches as it does afterwards', async () => {
    const inMuscat = question([{ is: 'values', attribute: 'state', slugs: ['muscat'] }])
    const answers = async () => [
      await idsOf(question()),
      await idsOf(inMuscat),
      await ((await listProducts(loaded, inMuscat)) as ProductPage).count(),
      await idsOf(question([], 'battery')),
    ]
    const meanwhile = await answers()
    expect(loaded.catalogue.productsById.size).toBeLessThan(100)
    expect([loaded.stored !== undefined, loaded.loading?.isDone]).toEqual([true, false])
    load()
    await loaded.loading?.promise
    expect([loaded.stored, loaded.cache, loaded.loading]).toEqual([undefined, undefined, undefined])
    expect(loaded.catalogue.productsById.size).toBeGreaterThan(300)
    expect(await answers()).toEqual(meanwhile)
  })

  test('lets a question wait that only the whole catalogue can answer', async () => {
    const unknownToDatabase: Term = { is: 'stock', range: { gte: 0 }, warehouseIds: null }
    const waiting = [
      idsOf(question([unknownToDatabase])),
      idsOf(question([], 'batery')),
      // As a REST call holds it: a copy from its beginning to its end.
      suggest({ ...loaded }, { ...question(), term: mistyped(), most: 3, countIn: () => 1 }).then(
        ({ corrected }) => corrected,
      ),
    ]
    const first = await Promise.race([...waiting, idsOf(question())])
    expect(first).toHaveLength(20)
    load()
    const [, found, corrected] = await Promise.all(waiting)
    expect(found?.length).toBeGreaterThan(0)
    expect(corrected).toBe('battery')
  })

  test('reads a change that comes meanwhile when all are there', async () => {
    const name = `Renamed ${Date.now()}`
    await idsOf(question())
    await database.db.execute(sql`UPDATE products SET name = ${name} WHERE id = 1`)
    load()
    await expect.poll(() => loaded.catalogue.productsById.get(1)?.name).toBe(name)
    expect(await models.get(catalogueModel)).toBe(loaded)
  })

  test('is read in batches that hold nobody up', async () => {
    load()
    await loaded.loading?.promise
    const largest = (name: string) =>
      Math.max(...batches.filter((batch) => batch.name === name).map(({ size }) => size))
    expect([largest('read_product_rows'), largest('read_value_rows')]).toEqual([50, 500])
  })
})

function mistyped() {
  const term = readSearchTerm('batery')
  if (!term) throw new Error('This is a term')
  return term
}
