import { useSeededShop } from '@warsha/server/testing/seeded-shop.ts'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'

const { rows, column } = useSeededShop()

describe('centres', () => {
  test('at least sixteen centres with position, schedule and stock, one in every province', async () => {
    const [count] = await column(sql`SELECT count(*)::int FROM service_centres WHERE is_active`)
    expect(count).toBeGreaterThanOrEqual(16)
    expect(
      await column(sql`SELECT slug FROM states WHERE id NOT IN (SELECT state_id FROM service_centres)`),
    ).toEqual([])
    expect(
      await column(sql`SELECT slug FROM service_centres WHERE id NOT IN (SELECT centre_id FROM schedules)`),
    ).toEqual([])
    expect(
      await column(
        sql`SELECT slug FROM service_centres WHERE warehouse_id NOT IN (SELECT warehouse_id FROM stocks WHERE on_hand > 0) AND type_id NOT IN (SELECT id FROM centre_types WHERE slug = 'car-wash')`,
      ),
    ).toEqual([])
  })

  test('normal and happy hours, with and without a fee', async () => {
    expect(await column(sql`SELECT DISTINCT hour_type FROM shifts ORDER BY 1`)).toEqual(['happy', 'normal'])
    expect(await column(sql`SELECT DISTINCT service_fee_baisa FROM shifts ORDER BY 1`)).toEqual([
      0, 500, 1000, 1500, 2000, 3000,
    ])
  })

  test('a fee and the variant that carries it cost the same in every channel', async () => {
    expect(
      await column(sql`
        SELECT shifts.id FROM shifts CROSS JOIN channels LEFT JOIN variant_channel_listings listing
          ON listing.variant_id = service_fee_variant_id AND listing.channel_id = channels.id
        WHERE service_fee_baisa > 0 AND listing.discounted_price_baisa IS DISTINCT FROM service_fee_baisa`),
    ).toEqual([])
  })

  test('[BOOK-39] they bring ratings along that differ, 4.5 over 120 at the first; a new one has none', async () => {
    const brought = await rows<{ id: number; rating: number; count: number }>(
      sql`SELECT service_centres.id,
          round((imported_rating_sum + stars)::numeric / (imported_rating_count + written), 1)::float AS rating,
          imported_rating_count + written AS count
        FROM service_centres LEFT JOIN LATERAL (SELECT coalesce(sum(rating), 0)::int AS stars, count(*)::int AS written
            FROM centre_reviews WHERE centre_id = service_centres.id) AS reviews ON true
          WHERE imported_rating_count + written > 0 ORDER BY service_centres.id`,
    )
    expect(brought[0]).toEqual({ id: 1, rating: 4.5, count: 120 })
    expect(new Set(brought.map(({ rating }) => rating)).size).toBeGreaterThan(5)
    expect(new Set(brought.map(({ count }) => count)).size).toBe(brought.length)
    expect(brought.every(({ rating }) => rating >= 3.9 && rating <= 4.9)).toBe(true)
    expect(await column(sql`SELECT slug FROM service_centres WHERE imported_rating_count = 0`)).toEqual([
      'al-amerat-service-centre',
    ])
  })

  test('customers wrote about some of them in both languages, lately; one has more than a page, a new one none', async () => {
    const written = await rows<{ slug: string; comments: number; arabic: number; late: number }>(
      sql`SELECT slug, count(*)::int AS comments, (count(*) FILTER (WHERE comment ~ '[ء-ي]'))::int AS arabic,
          (count(*) FILTER (WHERE reviewed_at > now() OR reviewed_at < now() - interval '100 days'))::int AS late
        FROM centre_reviews JOIN service_centres ON service_centres.id = centre_id WHERE comment <> ''
        GROUP BY slug ORDER BY count(*) DESC`,
    )
    expect(written.length).toBeGreaterThanOrEqual(8)
    expect(written[0]).toMatchObject({ slug: 'ghala-service-centre', comments: 12, arabic: 5 })
    expect(written.map(({ slug }) => slug)).not.toContain('al-amerat-service-centre')
    expect(written.filter(({ arabic }) => arabic > 0).length).toBeGreaterThanOrEqual(8)
    expect(written.filter(({ comments, arabic }) => comments > arabic).length).toBeGreaterThanOrEqual(8)
    expect(written.filter(({ late }) => late > 0)).toEqual([])
    expect(
      await column(sql`SELECT id FROM centre_reviews WHERE comment <> '' AND customer_id IS NOT NULL`),
    ).toEqual([])
  })

  test('in every province something can be booked; two centres have no free hour', async () => {
    expect(
      await column(sql`
        SELECT slug FROM states WHERE id NOT IN (
          SELECT state_id FROM slots JOIN service_centres c ON c.id = centre_id WHERE taken < capacity AND starts_at > now())`),
    ).toEqual([])
    const full = await column(
      sql`SELECT centre_id FROM slots GROUP BY centre_id HAVING bool_and(taken = capacity)`,
    )
    expect(full.length).toBeGreaterThanOrEqual(2)
  })

  test('every way to receive a product is offered by a centre in each place that sells it', async () => {
    expect(
      await rows(sql`
        WITH RECURSIVE line AS (
          SELECT products.id AS product_id, category_id FROM products
          UNION SELECT line.product_id, parent_id FROM line JOIN categories ON categories.id = line.category_id
        )
        SELECT products.slug, offered.service_type, offered.venue, states.slug AS state
        FROM product_service_types offered JOIN products ON products.id = product_id
          JOIN product_states USING (product_id) JOIN states ON states.id = state_id
        WHERE NOT EXISTS (
          SELECT FROM line JOIN service_type_categories USING (category_id)
            JOIN service_types ON service_types.id = service_type_id
            JOIN centre_service_types USING (service_type_id) JOIN service_centres ON service_centres.id = centre_id
          WHERE line.product_id = products.id AND service_types.service_type = offered.service_type
            AND centre_service_types.venue = offered.venue AND service_centres.state_id = product_states.state_id)`),
    ).toEqual([])
  })
})
