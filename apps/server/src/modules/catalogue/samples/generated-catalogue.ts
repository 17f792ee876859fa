import { sql } from 'drizzle-orm'
import type { Database } from '#kernel/database/connect.ts'

/**
 * Adds any number of plausible products to a seeded shop, for tests and measurements: two variants each, two
 * pictures, texts in both languages, five attributes, four places and stock on two shelves. Ten thousand take seconds.
 */
export async function generateCatalogue(db: Database, count: number): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL statement_timeout = 0`)
    // Triggers would rebuild the search rows with every statement; here they are built once, at the end.
    await tx.execute(sql`SET LOCAL session_replication_role = replica`)
    await tx.execute(sql`CREATE TEMPORARY TABLE made ON COMMIT DROP AS ${plan(count)}`)
    for (const statement of statements) await tx.execute(sql.raw(statement))
    await tx.execute(
      sql`SELECT pg_notify('warsha_changes', 'catalogue'), pg_notify('warsha_changes', 'stock')`,
    )
  })
  // New rows wait in the search index's list of pending ones until a vacuum.
  await db.execute(sql`VACUUM ANALYZE`)
}

function plan(count: number) {
  return sql`
    WITH leaves AS (
      SELECT id, name, row_number() OVER (ORDER BY id) AS place, count(*) OVER () AS total
      FROM categories leaf WHERE NOT EXISTS (SELECT FROM categories WHERE parent_id = leaf.id)
    ), brands AS (
      SELECT attribute_values.id, attribute_values.name, row_number() OVER (ORDER BY attribute_values.id) AS place,
        count(*) OVER () AS total
      FROM attribute_values JOIN attributes ON attributes.id = attribute_id WHERE attributes.slug = 'brand'
    ), last AS (
      SELECT (SELECT coalesce(max(id), 0) FROM products) AS product, (SELECT coalesce(max(id), 0) FROM product_variants) AS variant,
        (SELECT coalesce(max(id), 0) FROM attribute_values) AS value,
        (SELECT count(*)::int FROM products WHERE slug LIKE 'generated-%') AS generated
    )
    SELECT last.generated + m AS n, last.product + m AS id, last.variant + 2 * m - 1 AS first_variant,
      last.value + m AS priority_value, leaves.id AS category_id, brands.id AS brand_value,
      brands.name || ' ' || leaves.name || ' ' || last.generated + m AS name,
      'قطعة ' || last.generated + m || ' ' || brands.name AS name_ar,
      'generated-' || last.generated + m AS slug, 1000 + ((last.generated + m) * 7919) % 90000 AS price
    FROM generate_series(1, ${count}::int) AS m CROSS JOIN last
      JOIN leaves ON leaves.place = m % leaves.total + 1
      JOIN brands ON brands.place = m % brands.total + 1`
}

const text = (language: 'en' | 'ar') =>
  `jsonb_build_object('version', '2.30.7', 'blocks', jsonb_build_array(jsonb_build_object('type', 'paragraph', 'data',
    jsonb_build_object('text', name${language === 'ar' ? '_ar' : ''} || '${language === 'ar' ? 'جودة عالية وأداء يدوم طويلا في حرارة الصيف. ' : ' keeps its promise in the heat of an Omani summer. '}' || repeat('${language === 'ar' ? 'يركب في المراكز. ' : 'Fitted at our centres. '}', 6)))))`

const statements = [
  `INSERT INTO products (id, slug, name, kind, description, category_id, product_type_id, sales_rank, metadata, tag)
   SELECT id, slug, name, 'goods', ${text('en')}, category_id, (SELECT min(id) FROM product_types), 1000 + (n * 7727) % 999983,
     jsonb_build_object('priority', n::text), CASE n % 10 WHEN 0 THEN 'New' END FROM made`,
  `INSERT INTO product_translations (product_id, language_code, name, description)
   SELECT id, 'ar', name_ar, ${text('ar')} FROM made`,
  `INSERT INTO product_variants (id, product_id, sku, name, position)
   SELECT first_variant + v, id, 'GEN-' || n || '-' || v, name || CASE v WHEN 0 THEN ' small' ELSE ' large' END, v
   FROM made CROSS JOIN generate_series(0, 1) AS v`,
  `INSERT INTO variant_translations (variant_id, language_code, name)
   SELECT first_variant + v, 'ar', name_ar || CASE v WHEN 0 THEN ' صغير' ELSE ' كبير' END
   FROM made CROSS JOIN generate_series(0, 1) AS v`,
  `INSERT INTO variant_channel_listings (variant_id, channel_id, price_baisa, discount_kind, discount_value)
   SELECT first_variant + v, channels.id, price + v * 500, CASE n % 4 WHEN 0 THEN 'percent' ELSE 'none' END,
     CASE n % 4 WHEN 0 THEN 10 ELSE 0 END
   FROM made CROSS JOIN generate_series(0, 1) AS v CROSS JOIN channels WHERE channels.slug = 'default-channel' OR n % 3 = 0`,
  `INSERT INTO product_channel_listings (product_id, channel_id, is_published, published_at, available_for_purchase_at)
   SELECT made.id, channels.id, true, now(), now()
   FROM made CROSS JOIN channels WHERE channels.slug = 'default-channel' OR n % 3 = 0`,
  `INSERT INTO product_media (product_id, position, url, alt, width, height)
   SELECT id, p, '/media/products/generated-' || n % 50 || '-' || p + 1 || '.svg', name, 600, 600
   FROM made CROSS JOIN generate_series(0, 1) AS p`,
  `INSERT INTO attribute_values (id, attribute_id, slug, name, number)
   SELECT priority_value, (SELECT id FROM attributes WHERE slug = 'priority'), slug, n::text, n FROM made`,
  `INSERT INTO product_attribute_values (product_id, attribute_value_id, position)
   WITH choices AS (
     SELECT attribute_values.id, named.slug, row_number() OVER (PARTITION BY attribute_id ORDER BY attribute_values.id) - 1 AS place
     FROM attribute_values JOIN (SELECT id AS attribute, slug FROM attributes WHERE slug IN ('warranty', 'state')) AS named
       ON attribute_id = attribute
   )
   SELECT id, priority_value, 0 FROM made
   UNION ALL SELECT id, brand_value, 1 FROM made
   UNION ALL SELECT made.id, choices.id, 2 FROM made JOIN choices ON choices.slug = 'warranty' AND place = n % 5
   UNION ALL SELECT made.id, choices.id, 3 FROM made JOIN choices ON choices.slug = 'state' AND place BETWEEN n % 3 AND n % 3 + 3`,
  `INSERT INTO product_states (product_id, state_id)
   SELECT product_id, states.id FROM product_attribute_values JOIN made ON made.id = product_id
     JOIN attribute_values ON attribute_values.id = attribute_value_id
     JOIN attributes ON attributes.id = attribute_id AND attributes.slug = 'state'
     JOIN states ON states.slug = attribute_values.slug`,
  `INSERT INTO product_service_types (product_id, service_type, venue)
   SELECT id, 'delivery', venue FROM made CROSS JOIN unnest(ARRAY['center', 'home']) AS venue`,
  `INSERT INTO stocks (warehouse_id, variant_id, on_hand)
   SELECT warehouse.id, first_variant + v, (n * 13 + v) % 40
   FROM made CROSS JOIN generate_series(0, 1) AS v
     CROSS JOIN (SELECT id FROM warehouses ORDER BY id LIMIT 2) AS warehouse`,
  `INSERT INTO product_search (product_id, document, compact)
   SELECT id, ar_norm(name || ' ' || name_ar || ' gen-' || n),
     ar_compact(name) || ' ' || ar_compact(name_ar) || ' gen' || n FROM made`,
  `SELECT setval(pg_get_serial_sequence('products', 'id'), max(id)) FROM products`,
  `SELECT setval(pg_get_serial_sequence('product_variants', 'id'), max(id)) FROM product_variants`,
  `SELECT setval(pg_get_serial_sequence('attribute_values', 'id'), max(id)) FROM attribute_values`,
]
