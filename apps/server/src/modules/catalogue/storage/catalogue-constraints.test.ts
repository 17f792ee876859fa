import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusalOf } from '#testing/constraint-refusal.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase({ seeded: true })
})
afterAll(() => database.close())

const refused = (statement: ReturnType<typeof sql>) => refusalOf(database.db.execute(statement))

describe('categories', () => {
  test.each([
    [
      'a child on the level of its parent',
      sql`INSERT INTO categories (parent_id, level, slug, name) VALUES (1, 0, 'x', 'X')`,
      'categories_root_has_no_parent',
    ],
    [
      'a child two levels below its parent',
      sql`INSERT INTO categories (parent_id, level, slug, name) VALUES (1, 2, 'x', 'X')`,
      'categories_parent_fk',
    ],
    [
      'a fifth level',
      sql`INSERT INTO categories (parent_id, level, slug, name) SELECT id, 4, 'x', 'X' FROM categories WHERE level = 3 LIMIT 1`,
      'categories_level_range',
    ],
    [
      'a second category of the same name',
      sql`INSERT INTO categories (level, slug, name) VALUES (0, 'x', 'Tyres')`,
      'categories_name_unique',
    ],
    [
      'an unknown usage limit',
      sql`UPDATE categories SET usage_limit_type = 'per_day'`,
      'categories_usage_limit_known',
    ],
  ])('[CAT-16] refuse %s', async (_what, statement, constraint) => {
    expect(await refused(statement)).toBe(constraint)
  })
})

describe('prices', () => {
  const set = (kind: string, value: number) =>
    sql`UPDATE variant_channel_listings SET price_baisa = 9995, discount_kind = ${kind}, discount_value = ${value} WHERE variant_id = 1 AND channel_id = 1 RETURNING discounted_price_baisa`

  test.each([
    ['none', 0, 9995],
    ['fixed', 1500, 8495],
    ['fixed', 9995, 0],
    ['percent', 10, 8995],
    ['percent', 33, 6697],
    ['percent', 100, 0],
  ])('a discount (%s %i) gives the payable price', async (kind, value, payable) => {
    const { rows } = await database.db.execute(set(kind, value))
    expect(rows).toEqual([{ discounted_price_baisa: payable }])
  })

  test.each([
    ['larger than the price', 'fixed', 9996],
    ['below zero', 'fixed', -1],
    ['above 100 percent', 'percent', 101],
    ['of an unknown kind', 'gift', 1],
    ['without a kind', 'none', 5],
  ])('refuse a discount %s', async (_what, kind, value) => {
    expect(await refused(set(kind, value))).toMatch(/^variant_channel_listings_/)
  })

  test('refuse a negative price', async () => {
    expect(
      await refused(
        sql`UPDATE variant_channel_listings SET price_baisa = -1, discount_kind = 'none', discount_value = 0`,
      ),
    ).toMatch(/^variant_channel_listings_/)
  })
})

describe('pages', () => {
  test('[HOME-04] one page has a slug, and its language is one of the shop', async () => {
    const copy = (end: string, lang: string) =>
      sql`INSERT INTO pages (page_type_id, slug, title, metadata) SELECT page_type_id, slug || ${end}::text, title, metadata || jsonb_build_object('lang', ${lang}::text) FROM pages WHERE id = 1`
    expect(await refused(copy('', 'hi'))).toBe('pages_slug_unique')
    expect(await refused(copy('-fr', 'fr'))).toBe('pages_lang_known')
    expect(await refused(copy('-hi', 'hi'))).toBeUndefined()
  })

  test('page and product attributes never share a number', async () => {
    expect(
      await refused(
        sql`INSERT INTO page_attributes (id, slug, name, input_type) VALUES (7, 'x', 'X', 'FILE')`,
      ),
    ).toBe('page_attributes_id_range')
    expect(
      await refused(
        sql`INSERT INTO attributes (id, slug, name, input_type) VALUES (1000001, 'x', 'X', 'FILE')`,
      ),
    ).toBe('attributes_id_range')
  })
})

test('a variant is not shown by a picture of another product', async () => {
  const statement = sql`INSERT INTO variant_media (product_id, variant_id, media_id)
    SELECT product_variants.product_id, product_variants.id, product_media.id
    FROM product_variants, product_media
    WHERE product_variants.product_id = 1 AND product_media.product_id = 2 LIMIT 1`
  expect(await refused(statement)).toBe('variant_media_media_fk')
})
