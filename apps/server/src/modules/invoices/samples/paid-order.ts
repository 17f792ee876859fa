import { sql } from 'drizzle-orm'
import type { Executor } from '#kernel/database/connect.ts'

/** A paid order of one line at 10.500 OMR, as settlement leaves it behind. Answers its id. */
export async function paidOrder(
  executor: Executor,
  customerId: number,
  paymentStatus = 'FULLY_CHARGED',
): Promise<number> {
  const { rows: checkouts } = await executor.execute<{ id: number }>(sql`
    INSERT INTO checkouts (customer_id, channel_id, state_id, language, status)
    SELECT ${customerId}, min(id), 11, 'en', 'completed' FROM channels RETURNING id`)
  const { rows } = await executor.execute<{ id: number }>(sql`
    INSERT INTO orders (checkout_id, checkout_public_id, customer_id, channel_id, state_id, language, email,
      total_baisa, tax_baisa, payment_status)
    SELECT id, public_id, customer_id, channel_id, state_id, 'en', '', 10500, 500, ${paymentStatus}
    FROM checkouts WHERE id = ${checkouts[0]?.id ?? 0} RETURNING id`)
  const orderId = rows[0]?.id ?? 0
  const name = JSON.stringify({ en: 'Engine oil', ar: 'زيت محرك' })
  await executor.execute(sql`
    INSERT INTO order_lines (order_id, position, variant_id, product_name, variant_name, sku, quantity,
      undiscounted_unit_baisa, unit_baisa, total_baisa, tax_baisa)
    VALUES (${orderId}, 1, 1, ${name}, ${name}, 'OIL-1', 1, 12000, 10500, 10500, 500)`)
  await executor.execute(sql`
    INSERT INTO order_payments (order_id, position, source, amount_baisa, fee_baisa, paid_baisa)
    SELECT id, 1, 'WALLET', 10500, 0, 10500 FROM orders WHERE id = ${orderId} AND payment_status <> 'NOT_CHARGED'`)
  return orderId
}
