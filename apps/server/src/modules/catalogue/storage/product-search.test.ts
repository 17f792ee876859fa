import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Transaction } from '#kernel/database/connect.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

async function fold(text: string) {
  const { rows } = await database.db.execute<{ norm: string; compact: string }>(
    sql`SELECT ar_norm(${text}) AS norm, ar_compact(${text}) AS compact`,
  )
  return rows[0]
}

describe('ar_norm', () => {
  test.each([
    ['tatweel', 'زيـــت', 'زيت'],
    ['vowel marks', 'زَيْتُ المُحَرِّكِ', 'زيت المحرك'],
    ['superscript alef', 'هٰذا', 'هذا'],
    ['alef with hamza, madda or wasla', 'أإآٱ', 'اااا'],
    ['a hamza written as its own sign', 'ا\u0654طار', 'اطار'],
    ['taa marbuta', 'بطارية', 'بطاريه'],
    ['alef maqsura and Persian yeh', 'مرسى ی', 'مرسي ي'],
    ['hamza on waw and yeh', 'مؤئر', 'موير'],
    ['hamza alone', 'كهرباء', 'كهربا'],
    ['Arabic-Indic digits', '٢٠٥/٥٥', '205/55'],
    ['Persian digits', '۱۲۳۴۵۶۷۸۹۰', '1234567890'],
    ['presentation forms', 'ﺑﻄﺎﺭﻳﺔ', 'بطاريه'],
    ['full-width letters', '５Ｗ－３０', '5w-30'],
    ['direction marks', '\u200f5W\u200e-\u206630\u2069', '5w-30'],
    ['letter case and spaces', '  Engine \n OIL ', 'engine oil'],
  ])('[BEY-06] folds %s', async (_what, written, folded) => {
    expect((await fold(written))?.norm).toBe(folded)
  })

  test('[SRCH-09] spellings of one word become the same', async () => {
    const words = await Promise.all(['زيت', 'زيـت', 'زَيْت'].map(fold))
    expect(new Set(words.map((word) => word?.norm)).size).toBe(1)
    expect((await fold('بطاريه'))?.norm).toBe((await fold('بطّاريّة'))?.norm)
  })

  test('[BEY-06] the compact form has letters and digits only', async () => {
    expect((await fold('5W-30'))?.compact).toBe('5w30')
    expect((await fold('٢٠٥/٥٥ R16'))?.compact).toBe('20555r16')
    expect((await fold('فلتر الزيت (W-712)'))?.compact).toBe('فلترالزيتw712')
  })

  test('may stand in an index: immutable and parallel safe', async () => {
    const { rows } = await database.db.execute(sql`
      SELECT proname, provolatile, proparallel FROM pg_proc WHERE proname IN ('ar_norm', 'ar_compact') ORDER BY proname`)
    expect(rows).toEqual([
      { proname: 'ar_compact', provolatile: 'i', proparallel: 's' },
      { proname: 'ar_norm', provolatile: 'i', proparallel: 's' },
    ])
  })
})

describe('product_search', () => {
  const find = async (term: string) => {
    const { rows } = await database.db.execute<{ id: number }>(sql`
      SELECT product_id AS id FROM product_search
      WHERE document LIKE '%' || ar_norm(${term}) || '%' OR compact LIKE '%' || ar_compact(${term}) || '%' ORDER BY 1`)
    return rows.map((row) => row.id)
  }

  beforeAll(async () => {
    await database.db.execute(sql`INSERT INTO product_types (id, slug, name) VALUES (1, 'goods', 'Goods')`)
    await database.db.execute(sql`
      INSERT INTO categories (id, parent_id, level, slug, name)
      VALUES (1, NULL, 0, 'automobile', 'Automobile'), (2, 1, 1, 'tyres', 'Tyres'), (3, 2, 2, 'suv-tyres', 'SUV tyres')`)
    await database.db.execute(sql`
      INSERT INTO category_translations VALUES (2, 'ar', 'الإطارات')`)
    await database.db.execute(sql`
      INSERT INTO attributes (id, slug, name, input_type)
      VALUES (1, 'tyre-size', 'Size', 'MULTISELECT'), (2, 'state', 'State', 'MULTISELECT')`)
    await database.db.execute(sql`
      INSERT INTO attribute_values (id, attribute_id, slug, name)
      VALUES (1, 1, '205-55r16', '205/55R16'), (2, 2, 'muscat', 'Muscat')`)
    await database.db.execute(sql`
      INSERT INTO products (id, slug, name, category_id, product_type_id) VALUES (1, 'jabal-trail', 'Jabal Trail', 3, 1)`)
    await database.db.execute(sql`INSERT INTO product_translations VALUES (1, 'ar', 'جَبَل تريل')`)
    await database.db.execute(sql`
      INSERT INTO product_variants (id, product_id, sku, name) VALUES (1, 1, 'TY-4711', 'Jabal Trail')`)
    await database.db.execute(sql`INSERT INTO product_attribute_values VALUES (1, 1), (1, 2)`)
  })

  test.each([
    ['name', 'jabal'],
    ['Arabic name without its marks', 'جبل'],
    ['category above its own', 'tyres'],
    ['Arabic category', 'اطارات'],
    ['article number', 'ty4711'],
    ['value', '205/55R16'],
    ['value in Arabic digits', '٢٠٥/٥٥'],
    ['value by its digits alone', '2055516'],
    ['value with spaces', '205 55 16'],
  ])('[BEY-06] finds a product by its %s', async (_what, term) => {
    expect(await find(term)).toEqual([1])
  })

  test('the top category and the places of sale are not searched: they would find everything', async () => {
    expect(await find('automobile')).toEqual([])
    expect(await find('muscat')).toEqual([])
  })

  test.each([
    ['renamed', sql`UPDATE products SET name = 'Jabal Summit' WHERE id = 1`, 'summit'],
    [
      'translated anew',
      sql`UPDATE product_translations SET name = 'جبل القمة' WHERE product_id = 1`,
      'القمه',
    ],
    [
      'given another variant',
      sql`INSERT INTO product_variants (id, product_id, sku, name, position) VALUES (2, 1, 'TY-9', 'Pair', 1)`,
      'pair',
    ],
    ['in a renamed category', sql`UPDATE categories SET name = 'Wheels' WHERE id = 2`, 'wheels'],
    ['given a renamed value', sql`UPDATE attribute_values SET name = '225/60R18' WHERE id = 1`, '2256018'],
    [
      'given a translated value',
      sql`INSERT INTO attribute_value_translations VALUES (1, 'ar', 'قياس كبير')`,
      'قياس كبير',
    ],
  ])('follows a product that is %s', async (_what, change, term) => {
    expect(await find(term)).toEqual([])
    await database.db.execute(change)
    expect(await find(term)).toEqual([1])
  })

  test('forgets a deleted product', async () => {
    await database.db.execute(sql`DELETE FROM products WHERE id = 1`)
    expect(await find('jabal')).toEqual([])
  })
})

describe('product_search with 10,000 products', () => {
  beforeAll(async () => {
    const fill = async (tx: Transaction) => {
      await tx.execute(sql`SET LOCAL statement_timeout = 0`)
      // Without triggers, so that the search rows are built once, by those of the translations.
      await tx.execute(sql`SET LOCAL session_replication_role = replica`)
      await tx.execute(sql`
        INSERT INTO products (slug, name, category_id, product_type_id)
        SELECT 'made-' || n, 'Filter ' || substr(md5(n::text), 1, 10) || ' ' || n || 'W-' || (n % 90), 3, 1
        FROM generate_series(1, 10000) AS n`)
      await tx.execute(sql`SET LOCAL session_replication_role = origin`)
      await tx.execute(sql`
        INSERT INTO product_translations (product_id, language_code, name)
        SELECT id, 'ar', 'فلتر هواء ' || substr(md5(slug), 1, 10) FROM products WHERE slug LIKE 'made-%'`)
    }
    await database.asOwner(async (db) => {
      await db.transaction(fill)
      // As autovacuum does within a minute: new rows leave the index's waiting list.
      await db.execute(sql`VACUUM ANALYZE product_search`)
    })
    const { rows } = await database.db.execute(sql`SELECT count(*)::int AS count FROM product_search`)
    expect(rows).toEqual([{ count: 10_000 }])
  }, 90_000)

  test.each([
    ['English', 'c4ca4238', ['product_search_document_idx', 'product_search_compact_idx']],
    ['compact', '4711w31', ['product_search_document_idx', 'product_search_compact_idx']],
    ['Arabic', 'هواء c4ca42', ['product_search_document_idx', 'product_search_compact_idx']],
  ])('[SRCH-09] a search for a term (%s) goes by the trigram indexes', async (_what, term, indexes) => {
    const { rows } = await database.db.execute(sql`
      EXPLAIN SELECT product_id FROM product_search
      WHERE document LIKE '%' || ar_norm(${term}) || '%' OR compact LIKE '%' || ar_compact(${term}) || '%'`)
    const plan = JSON.stringify(rows)
    for (const index of indexes) expect(plan).toContain(index)
    expect(plan).not.toContain('Seq Scan')
  })

  test('[BEY-06] a search for a word with a typo goes by the trigram index', async () => {
    const { rows } = await database.db.execute(
      sql`EXPLAIN SELECT product_id FROM product_search WHERE ar_norm('c4ca4328a0b923820') <% document`,
    )
    expect(JSON.stringify(rows)).toContain('product_search_document_idx')
  })

  test('[BEY-06] Arabic letters make trigrams here', async () => {
    const { rows } = await database.db.execute<{ close: number }>(
      sql`SELECT word_similarity(ar_norm('بطاريات'), ar_norm('بطارية سيارة')) AS close`,
    )
    expect(rows[0]?.close).toBeGreaterThan(0.5)
  })
})
