import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'

describe('change notices', () => {
  let database: TestDatabase
  let listener: pg.Client
  let heard: string[] = []

  beforeAll(async () => {
    database = await openTestDatabase({ seeded: true })
    listener = new pg.Client({ connectionString: database.url })
    listener.on('notification', (message) => heard.push(message.payload ?? ''))
    await listener.connect()
    await listener.query('LISTEN warsha_changes')
  })

  afterAll(async () => {
    await listener.end()
    await database.close()
  })

  beforeEach(async () => {
    await listener.query('SELECT 1')
    heard = []
  })

  /** A query of the listener's own brings along whatever was announced before it. */
  async function topics() {
    await listener.query('SELECT 1')
    return heard
  }

  test.each([
    ['locations', sql`UPDATE states SET is_active = is_active WHERE id = 11`],
    ['content', sql`UPDATE pages SET title = title WHERE id = 1`],
    ['content', sql`UPDATE legal_texts SET title_en = title_en WHERE kind = 'terms'`],
    ['catalogue:1', sql`UPDATE products SET tag = tag WHERE id = 1`],
    ['catalogue:1,2', sql`UPDATE product_media SET alt = alt WHERE product_id IN (2, 1)`],
    [
      'catalogue:3',
      sql`UPDATE variant_channel_listings SET price_baisa = price_baisa FROM product_variants
      WHERE id = variant_id AND product_id = 3`,
    ],
    [
      'catalogue:3',
      sql`DELETE FROM variant_translations USING product_variants WHERE id = variant_id AND product_id = 3`,
    ],
    ['catalogue:1', sql`DELETE FROM product_states WHERE product_id = 1 AND state_id = 11`],
    ['catalogue:1', sql`INSERT INTO product_states VALUES (1, 11)`],
    ['catalogue:1', sql`DELETE FROM variant_media WHERE product_id = 1`],
    [
      'catalogue:1,2',
      sql`UPDATE product_media SET product_id = 2, position = 99
      WHERE id = (SELECT min(id) FROM product_media WHERE product_id = 1)`,
    ],
    ['catalogue.values:1', sql`UPDATE attribute_values SET name = name WHERE id = 1`],
    [
      'catalogue.values:1',
      sql`UPDATE attribute_value_translations SET name = name WHERE attribute_value_id = 1`,
    ],
    ['catalogue.sliders', sql`DELETE FROM product_slider_items WHERE false`],
    ['catalogue.categories', sql`UPDATE category_translations SET seo_title = seo_title`],
    ['catalogue.attributes', sql`UPDATE attributes SET unit = unit`],
    ['catalogue.types', sql`UPDATE product_types SET name = name`],
    ['catalogue.channels', sql`UPDATE channels SET is_active = is_active`],
    ['stock:1', sql`UPDATE stocks SET on_hand = on_hand + 1 WHERE variant_id = 1`],
    ['stock', sql`UPDATE warehouses SET phone = phone`],
    ['centres', sql`UPDATE service_centres SET phone = phone WHERE id = 1`],
    ['centres', sql`UPDATE holidays SET is_estimated = is_estimated`],
  ])('a change is announced as %s', async (topic, change) => {
    await database.db.execute(change)
    expect(await topics()).toEqual([topic])
  })

  test('nothing is announced where no row changed', async () => {
    await database.db.execute(sql`UPDATE products SET tag = tag WHERE false`)
    await database.db.execute(sql`UPDATE stocks SET on_hand = on_hand WHERE false`)
    expect(await topics()).toEqual([])
  })

  test('ten thousand rows of one statement are some dozen notices that each fit', async () => {
    await database.db.execute(
      sql`INSERT INTO product_types (slug, name) SELECT 'type-' || n, 'Type' FROM generate_series(1, 1) AS n`,
    )
    await topics()
    heard = []
    await database.db.execute(sql`INSERT INTO products (id, slug, name, kind, product_type_id)
      SELECT 1000000000 + n, 'fee-' || n, 'Fee', 'fee', 1 FROM generate_series(1, 10000) AS n`)
    const notices = await topics()
    expect(notices).toHaveLength(15)
    expect(notices.every((notice) => notice.startsWith('catalogue:') && notice.length < 8000)).toBe(true)
    expect(new Set(notices.flatMap((notice) => notice.slice(10).split(','))).size).toBe(10_000)
  })

  test('a transaction with many changes announces each once, at commit', async () => {
    await database.db.transaction(async (tx) => {
      await tx.execute(sql`UPDATE products SET tag = tag WHERE id = 2`)
      await tx.execute(sql`UPDATE products SET tag = tag WHERE id = 2`)
      await tx.execute(sql`UPDATE categories SET image_alt = image_alt WHERE false`)
      await tx.execute(sql`UPDATE stocks SET on_hand = on_hand WHERE variant_id IN (1, 2)`)
      expect(await topics()).toEqual([])
    })
    expect(await topics()).toEqual(['catalogue:2', 'catalogue.categories', 'stock:1,2'])
  })

  test('what is rolled back is not announced', async () => {
    await database.db
      .transaction(async (tx) => {
        await tx.execute(sql`UPDATE products SET tag = tag`)
        tx.rollback()
      })
      .catch(() => undefined)
    expect(await topics()).toEqual([])
  })

  test('taken hours are not announced: they change with every booking', async () => {
    await database.db.execute(sql`UPDATE slots SET taken = taken`)
    expect(await topics()).toEqual([])
  })
})
