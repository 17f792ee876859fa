import { useSeededShop } from '@warsha/server/testing/seeded-shop.ts'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { demoBestSellers } from '../catalogue/demo-best-sellers.ts'
import { demoScenicCategories } from '../catalogue/demo-scenic-categories.ts'
import { moreViews } from '../catalogue/rendering/more-views.ts'

const { rows, column } = useSeededShop()

describe('catalogue', () => {
  test("[DATA-01] 'Automobile' is four levels deep, with at most ten siblings anywhere", async () => {
    expect(
      await column(sql`
        WITH RECURSIVE below AS (
          SELECT id, level FROM categories WHERE name = 'Automobile'
          UNION ALL SELECT categories.id, categories.level FROM categories JOIN below ON parent_id = below.id
        ) SELECT DISTINCT level FROM below ORDER BY level`),
    ).toEqual([0, 1, 2, 3])
    expect(await column(sql`SELECT 1 FROM categories GROUP BY parent_id HAVING count(*) > 10`)).toEqual([])
  })

  test('[DATA-01] at least 60 products, all in both languages', async () => {
    const [count] = await column(sql`SELECT count(*)::int FROM products WHERE kind <> 'fee'`)
    expect(count).toBeGreaterThanOrEqual(60)
    for (const [table, translations, key] of [
      ['products', 'product_translations', 'product_id'],
      ['product_variants', 'variant_translations', 'variant_id'],
      ['categories', 'category_translations', 'category_id'],
      ['attributes', 'attribute_translations', 'attribute_id'],
    ]) {
      const missing = sql.raw(
        `SELECT id FROM ${table} WHERE NOT EXISTS (SELECT FROM ${translations} WHERE ${key} = ${table}.id AND language_code = 'ar' AND name <> '')`,
      )
      expect(await column(sql`${missing}`), translations).toEqual([])
    }
  })

  test.each(['engine-oil', 'tyres', 'batteries', 'car-wash', 'fuel', 'parts'])(
    '[DATA-01] %s has at least five products',
    async (slug) => {
      const [count] = await column(sql`
      WITH RECURSIVE below AS (
        SELECT id FROM categories WHERE slug = ${slug}
        UNION ALL SELECT categories.id FROM categories JOIN below ON parent_id = below.id
      ) SELECT count(*)::int FROM products WHERE category_id IN (SELECT id FROM below)`)
      expect(count).toBeGreaterThanOrEqual(5)
    },
  )

  test.each([
    ['with a fixed discount', sql`SELECT 1 FROM variant_channel_listings WHERE discount_kind = 'fixed'`],
    ['with a percentage off', sql`SELECT 1 FROM variant_channel_listings WHERE discount_kind = 'percent'`],
    [
      'with a free gift',
      sql`SELECT 1 FROM products JOIN product_translations t ON t.product_id = id WHERE products.free_gift <> '' AND t.free_gift <> ''`,
    ],
    [
      'with a tag',
      sql`SELECT 1 FROM products JOIN product_translations t ON t.product_id = id WHERE products.tag <> '' AND t.tag <> ''`,
    ],
    ['of several parts', sql`SELECT 1 FROM bundle_components GROUP BY product_id HAVING count(*) > 1`],
    [
      'with rich text',
      sql`SELECT 1 FROM product_attribute_values JOIN attribute_values v ON v.id = attribute_value_id WHERE jsonb_array_length(rich_text -> 'blocks') > 0`,
    ],
    [
      'with several variants',
      sql`SELECT 1 FROM product_variants JOIN products p ON p.id = product_id WHERE p.kind <> 'fee' GROUP BY product_id HAVING count(*) > 1`,
    ],
    [
      'that few are left of',
      sql`SELECT 1 FROM stocks GROUP BY variant_id HAVING sum(on_hand) BETWEEN 1 AND 5`,
    ],
    ['that is out of stock', sql`SELECT 1 FROM stocks GROUP BY variant_id HAVING sum(on_hand) = 0`],
    [
      'sold in one channel only',
      sql`SELECT 1 FROM product_channel_listings GROUP BY product_id HAVING count(*) = 1`,
    ],
  ])('[DATA-03] there is a product %s', async (_what, query) => {
    expect((await column(query)).length).toBeGreaterThan(0)
  })

  test('[CHAN-09] every product is sold somewhere, and the second channel has prices of its own', async () => {
    expect(
      await column(
        sql`SELECT id FROM products WHERE id NOT IN (SELECT product_id FROM product_channel_listings)`,
      ),
    ).toEqual([])
    expect(
      (
        await column(sql`
          SELECT variant_id FROM variant_channel_listings one JOIN variant_channel_listings other USING (variant_id)
          WHERE one.channel_id = 1 AND other.channel_id = 2 AND one.price_baisa <> other.price_baisa`)
      ).length,
    ).toBeGreaterThan(0)
  })

  test('[DATA-09] [UX-167] every product and category has a picture of our own, best sellers rendered ones', async () => {
    expect(
      await column(
        sql`SELECT slug FROM products WHERE kind <> 'fee' AND id NOT IN (SELECT product_id FROM product_media)`,
      ),
    ).toEqual([])
    expect(
      await column(
        sql`SELECT url FROM product_media WHERE url NOT SIMILAR TO '/media/products/[a-z0-9-]+.(svg|webp)'`,
      ),
    ).toEqual([])
    const rendered = await column(sql`SELECT url FROM product_media WHERE url LIKE '%.webp'`)
    expect(rendered.toSorted()).toEqual(
      [...demoBestSellers.map((slug) => `${slug}-1`), ...moreViews.keys()]
        .map((name) => `/media/products/${name}.webp`)
        .toSorted(),
    )
    expect(
      await column(
        sql`SELECT slug FROM categories WHERE image_url NOT SIMILAR TO '/media/categories/[a-z0-9-]+.(svg|webp)'`,
      ),
    ).toEqual([])
    const scenic = await column(sql`SELECT slug FROM categories WHERE image_url LIKE '%.webp'`)
    expect(scenic.toSorted()).toEqual(demoScenicCategories.toSorted())
  })

  test('[CAT-16] the attribute state names the places where a product is sold', async () => {
    const said = sql`
      SELECT product_id, v.slug FROM product_attribute_values JOIN attribute_values v ON v.id = attribute_value_id
        JOIN attributes a ON a.id = v.attribute_id WHERE a.slug = 'state'`
    const stored = sql`SELECT product_id, slug FROM product_states JOIN states ON states.id = state_id`
    expect(await rows(sql`(${said} EXCEPT ${stored}) UNION ALL (${stored} EXCEPT ${said})`)).toEqual([])
  })

  test('[SRCH-09] every product can be searched', async () => {
    expect(
      await column(
        sql`SELECT slug FROM products WHERE kind <> 'fee' AND id NOT IN (SELECT product_id FROM product_search)`,
      ),
    ).toEqual([])
  })
})
