import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listenForChanges } from '#kernel/database/changes.ts'
import { type Connection, connect } from '#kernel/database/connect.ts'
import { type Listener, openListener } from '#kernel/database/listen.ts'
import { createModels, type Models } from '#kernel/read-model.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import type { Product } from '../rules/catalogue.ts'
import type { ProductSort } from '../rules/product-sort.ts'
import { catalogueModel, type LoadedCatalogue } from './catalogue-model.ts'

/** The connection, listener and models of one server process. */
type Process = { connection: Connection; listener: Listener; models: Models; loaded: LoadedCatalogue }

let database: TestDatabase
let processes: Process[]
/** A small change is there within a second; everything at once takes longer on a busy machine. */
const visibleWithinMs = 1000
const longMs = 15_000

async function start(): Promise<Process> {
  const connection = connect(database.url, { max: 4, onError: () => undefined })
  const listener = openListener(database.url, { onError: () => undefined })
  const models = createModels(connection.db, listenForChanges(listener))
  return { connection, listener, models, loaded: await models.get(catalogueModel) }
}

beforeAll(async () => {
  database = await openTestDatabase({ seeded: true })
  processes = [await start(), await start()]
})
afterAll(async () => {
  for (const { connection, listener } of processes) {
    await listener.close()
    await connection.close()
  }
  await database.close()
})

const execute = (statement: string) => database.db.execute(sql.raw(statement))

/** Changes something and waits until every process can read it; answers how many statements each needed. */
async function change(statement: string, timeout = longMs): Promise<number[]> {
  const before = processes.map(({ connection, models }) => ({
    statements: connection.statements(),
    version: models.version(['catalogue']),
  }))
  await execute(statement)
  await expect
    .poll(
      () => processes.every(({ models }, at) => models.version(['catalogue']) > (before[at]?.version ?? 0)),
      {
        timeout,
        interval: 5,
      },
    )
    .toBe(true)
  return processes.map(({ connection }, at) => connection.statements() - (before[at]?.statements ?? 0))
}

const inBoth = <Value>(read: (loaded: LoadedCatalogue) => Value): Value[] =>
  processes.map(({ loaded }) => read(loaded))
const productIn = ({ catalogue }: LoadedCatalogue, id: number): Product => {
  const product = catalogue.productsById.get(id)
  if (!product) throw new Error(`There is no product ${id}`)
  return product
}

function namesBy({ catalogue, lists }: LoadedCatalogue, field: 'NAME' | 'PRICE' | 'BRANDS' = 'NAME') {
  const channel = catalogue.channels.get('default-channel')
  if (!channel) throw new Error('There is no channel')
  const sort: ProductSort = { by: { field }, direction: 'ASC', language: 'en' }
  return lists
    .page({ channel, terms: [], sort, nowMs: Date.now() }, { size: 1000 })
    ?.products.map(({ name }) => name)
}

describe('a change of the catalogue', () => {
  test('of one product is one statement, in every process within a second', async () => {
    const untouched = inBoth((loaded) => productIn(loaded, 2))
    expect(await change(`UPDATE products SET name = '1 first of all' WHERE id = 1`, visibleWithinMs)).toEqual(
      [1, 1],
    )
    expect(inBoth((loaded) => productIn(loaded, 1).name)).toEqual(['1 first of all', '1 first of all'])
    expect(inBoth((loaded) => namesBy(loaded)?.[0])).toEqual(['1 first of all', '1 first of all'])
    expect(inBoth((loaded) => productIn(loaded, 2))).toEqual(untouched)
    expect(inBoth((loaded) => productIn(loaded, 2) === untouched[0])).toEqual([true, false])
  })

  test('of a price moves the product in the orders', async () => {
    await change(`UPDATE variant_channel_listings SET price_baisa = 1, discount_kind = 'none', discount_value = 0
      FROM product_variants WHERE product_variants.id = variant_id AND product_id = 2`)
    const [one, other] = inBoth((loaded) => [namesBy(loaded, 'PRICE')?.[0], productIn(loaded, 2).name])
    expect([one?.[0], other?.[0]]).toEqual([one?.[1], other?.[1]])
  })

  test('of a category, an attribute or a value shows, and the products stay as they are', async () => {
    const before = inBoth((loaded) => productIn(loaded, 5))
    await change(`UPDATE categories SET name = 'Renamed category' WHERE id = ${before[0]?.category?.id}`)
    expect(inBoth((loaded) => productIn(loaded, 5).category?.name)).toEqual([
      'Renamed category',
      'Renamed category',
    ])
    await change(`UPDATE attributes SET name = 'Maker' WHERE slug = 'brand'`)
    expect(inBoth(({ catalogue }) => catalogue.attributesBySlug.get('brand')?.name)).toEqual([
      'Maker',
      'Maker',
    ])
    const statements = await change(`UPDATE attribute_values SET name = 'AA brand', slug = 'aa-brand'
      WHERE id = (SELECT max(attribute_values.id) FROM attribute_values JOIN attributes ON attributes.id = attribute_id
        WHERE attributes.slug = 'brand' AND attribute_values.id IN (SELECT attribute_value_id FROM product_attribute_values))`)
    expect(statements).toEqual([2, 2])
    const first = inBoth(({ catalogue, lists }) => {
      const channel = catalogue.channels.get('default-channel')
      const terms = [{ is: 'values', attribute: 'brand', slugs: ['aa-brand'] }] as const
      const sort: ProductSort = { by: { field: 'BRANDS' }, direction: 'ASC', language: 'hi' }
      const question = channel && { channel, sort, nowMs: Date.now() }
      const found = question && lists.page({ ...question, terms }, { size: 100 })
      const all = question && lists.page({ ...question, terms: [] }, { size: found?.products.length ?? 0 })
      return { found: found?.products.map(({ slug }) => slug), all: all?.products.map(({ slug }) => slug) }
    })
    for (const { found, all } of first) {
      expect(found?.length).toBeGreaterThan(0)
      expect(all).toEqual(found)
    }
    expect(inBoth((loaded) => productIn(loaded, 5))).toEqual(before)
  })

  test('that deletes a product takes it out of everything, and its slot is used again', async () => {
    const slots = inBoth(({ catalogue }) => catalogue.slots.length)
    await change(`DELETE FROM products WHERE id = (SELECT max(id) FROM products WHERE kind = 'goods'
      AND id NOT IN (SELECT product_variants.product_id FROM product_variants JOIN bundle_components ON component_variant_id = product_variants.id))`)
    expect(inBoth(({ catalogue }) => catalogue.slots.filter((product) => !product).length)).toEqual([1, 1])
    await change(
      `INSERT INTO products (slug, name, category_id, product_type_id) SELECT 'a-new-one', 'New', id, 1 FROM categories LIMIT 1`,
    )
    expect(inBoth(({ catalogue }) => catalogue.slots.length)).toEqual(slots)
    expect(inBoth(({ catalogue }) => catalogue.productsBySlug.get('a-new-one')?.name)).toEqual(['New', 'New'])
  })

  test('of everything reads it all again into the same catalogue', async () => {
    const known = inBoth(({ catalogue }) => catalogue)
    await database.asOwner(async (db) => {
      await db.execute(sql`ALTER TABLE products DISABLE TRIGGER USER`)
      await db.execute(sql`UPDATE products SET name = name || '!'`)
      await db.execute(sql`ALTER TABLE products ENABLE TRIGGER USER`)
    })
    await change(`SELECT pg_notify('warsha_changes', 'catalogue')`)
    for (const { models } of processes) {
      const { catalogue } = await models.get(catalogueModel)
      expect(known.includes(catalogue)).toBe(true)
      for (const { name } of catalogue.productsById.values()) expect(name.endsWith('!')).toBe(true)
    }
    expect(inBoth((loaded) => namesBy(loaded)?.every((name) => name.endsWith('!')))).toEqual([true, true])
  })
})

test('descriptions are read when asked for, several in one statement, and again when the product changes', async () => {
  const [process] = processes
  if (!process) throw new Error('There is no process')
  const { connection, loaded } = process
  const read = () => Promise.all([1, 2, 3].map((id) => loaded.descriptions(productIn(loaded, id))))
  const statements = await connection.statementsOf(async () => {
    const texts = await read()
    expect(texts.every(({ own }) => own?.includes('blocks'))).toBe(true)
    expect(await read()).toEqual(texts)
  })
  expect(statements).toBe(1)
  await change(`UPDATE products SET description = '{"blocks": []}' WHERE id = 2`)
  expect((await read())[1]?.own).toBe('{"blocks": []}')
})
