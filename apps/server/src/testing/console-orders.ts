import { sql } from 'drizzle-orm'
import type { TestApp } from './test-app.ts'

/** An order of a customer that is booked at a centre, or at none; answers its number. */
export async function placeTestOrder(
  { deps: { db } }: Pick<TestApp, 'deps'>,
  { customerId, centreId }: { customerId: number; centreId?: number },
): Promise<number> {
  const { rows } = await db.execute<{ id: number; number: number }>(sql`
    INSERT INTO orders (checkout_public_id, customer_id, channel_id, state_id, language, email, total_baisa, tax_baisa,
      payment_status)
    SELECT gen_random_uuid(), ${customerId}, min(id), 11, 'en', '', 12500, 595, 'FULLY_CHARGED' FROM channels
    RETURNING id, number`)
  const [order] = rows
  if (!order) throw new Error('no order was placed')
  await db.execute(sql`
    INSERT INTO order_lines (order_id, position, variant_id, product_name, variant_name, sku, quantity,
      undiscounted_unit_baisa, unit_baisa, total_baisa, tax_baisa, slot_id, centre_id, appointment_at, fulfilment, used)
    SELECT ${order.id}, 1, 1, '{"en":"Tyre","ar":"إطار"}', '{"en":"","ar":""}', 'T', 1, 12500, 12500, 12500, 595,
      slot.id, slot.centre_id, slot.starts_at, CASE WHEN slot.id IS NULL THEN 'delivery' ELSE 'appointment' END,
      CASE WHEN slot.id IS NULL THEN 0 ELSE 1 END
    FROM (SELECT) AS line LEFT JOIN LATERAL (
      SELECT id, centre_id, starts_at FROM slots WHERE centre_id = ${centreId ?? null} ORDER BY id LIMIT 1) AS slot ON true`)
  return order.number
}
