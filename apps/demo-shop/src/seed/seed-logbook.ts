import type { Database } from '@warsha/server/kernel/database/connect.ts'
import { carServices } from '@warsha/server/modules/logbook/storage/logbook.tables.ts'
import { eq, sql } from 'drizzle-orm'

/** Months and kilometres that work of a category lasts. */
const intervals: readonly (readonly [category: string, months: number, kilometres: number | null])[] = [
  ['engine-oil', 6, 10_000],
  ['oil-services', 6, 10_000],
  ['tyres', 48, 50_000],
  ['batteries', 36, null],
]

/** Gives the shop its intervals, and the customer with a history a car whose oil change falls due in ten days. */
export async function seedLogbook(db: Database, customerId: number): Promise<void> {
  for (const [category, months, kilometres] of intervals)
    await db.execute(sql`INSERT INTO service_intervals (category_id, months, kilometres)
      SELECT id, ${months}, ${kilometres}::integer FROM categories WHERE slug = ${category} ON CONFLICT DO NOTHING`)
  const present = await db
    .select({ id: carServices.id })
    .from(carServices)
    .where(eq(carServices.customerId, customerId))
    .limit(1)
  if (present.length > 0) return
  // Positions that no line of an order has.
  await db.execute(sql`
    INSERT INTO car_services (customer_id, model_id, year, order_id, position, product_id, variant_id, product_name,
      centre_name, done_on, kilometres, interval_category_id, due_on, due_kilometres)
    SELECT ${customerId}, car.model_id, car.year, first.id, 900 + done.nth, product.id, variant.id, product.name,
      '{"en": "Ghala Service Centre", "ar": "مركز غلا للخدمة"}', done.day, done.kilometres,
      interval.category_id, (done.day + make_interval(months => interval.months))::date, done.kilometres + interval.kilometres
    FROM (SELECT model_id, year FROM customer_cars WHERE customer_id = ${customerId} ORDER BY slot LIMIT 1) AS car,
      (SELECT min(id) AS id FROM orders WHERE customer_id = ${customerId}) AS first,
      (VALUES (1, (current_date + 10 - interval '12 months')::date, 61200), (2, (current_date + 10 - interval '6 months')::date, 70850))
        AS done (nth, day, kilometres),
      (SELECT products.id, '{"en": "Oil change, labour", "ar": "تغيير الزيت، أجرة العمل"}'::jsonb AS name FROM products WHERE slug = 'oil-change-service')
        AS product
      JOIN LATERAL (SELECT min(id) AS id FROM product_variants WHERE product_id = product.id) AS variant ON true,
      (SELECT category_id, months, kilometres FROM service_intervals JOIN categories ON categories.id = category_id
        WHERE slug = 'oil-services') AS interval
    WHERE first.id IS NOT NULL ON CONFLICT DO NOTHING`)
}
