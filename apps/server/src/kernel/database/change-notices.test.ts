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
    ['catalogue', sql`UPDATE products SET tag = tag WHERE id = 1`],
    ['catalogue', sql`UPDATE variant_channel_listings SET price_baisa = price_baisa`],
    ['catalogue', sql`DELETE FROM product_slider_items WHERE false`],
    ['stock', sql`UPDATE stocks SET on_hand = on_hand + 1 WHERE id = (SELECT min(id) FROM stocks)`],
    ['centres', sql`UPDATE service_centres SET phone = phone WHERE id = 1`],
    ['centres', sql`UPDATE holidays SET is_estimated = is_estimated`],
  ])('a change is told under the topic %s', async (topic, change) => {
    await database.db.execute(change)
    expect(await topics()).toEqual([topic])
  })

  test('a transaction with many changes tells each topic once, at commit', async () => {
    await database.db.transaction(async (tx) => {
      await tx.execute(sql`UPDATE products SET tag = tag`)
      await tx.execute(sql`UPDATE categories SET name = name`)
      await tx.execute(sql`UPDATE stocks SET on_hand = on_hand`)
      expect(await topics()).toEqual([])
    })
    expect(await topics()).toEqual(['catalogue', 'stock'])
  })

  test('what is rolled back is not told', async () => {
    await database.db
      .transaction(async (tx) => {
        await tx.execute(sql`UPDATE products SET tag = tag`)
        tx.rollback()
      })
      .catch(() => undefined)
    expect(await topics()).toEqual([])
  })

  test('taken hours are not told: they change with every booking', async () => {
    await database.db.execute(sql`UPDATE slots SET taken = taken`)
    expect(await topics()).toEqual([])
  })
})
