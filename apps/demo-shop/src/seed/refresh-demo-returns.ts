import type { Executor } from '@warsha/server/kernel/database/connect.ts'
import { sql } from 'drizzle-orm'
import { demoOrders } from '../orders/demo-orders.ts'

/**
 * Lets the demo customer always have something to return: what nobody has touched was delivered some days ago, or is to
 * be done in some days, however long ago the shop was opened. Runs at each start and every night.
 */
export async function refreshDemoReturns(executor: Executor): Promise<void> {
  const numbers = sql.param(demoOrders.map(({ number }) => number))
  const isDemo = sql`orders.id = line.order_id AND orders.number = ANY (${numbers}::int[])`
  await executor.execute(sql`
    UPDATE order_lines AS line SET delivered_at = now() - interval '4 days' FROM orders
    WHERE ${isDemo} AND orders.status = 'FULFILLED' AND line.appointment_at IS NULL AND line.returned = 0
      AND line.quantity > 1 AND line.delivered_at < now() - interval '10 days'`)
  await executor.execute(sql`
    UPDATE order_lines AS line SET appointment_at = ahead.at, expires_at = ahead.at + interval '25 hours',
      metadata = line.metadata || jsonb_build_object('delivery_date', to_char(ahead.at AT TIME ZONE 'Asia/Muscat', 'YYYY-MM-DD'))
    FROM orders, (
      SELECT (date_trunc('day', now() AT TIME ZONE 'Asia/Muscat') + interval '8 days 10 hours') AT TIME ZONE 'Asia/Muscat' AS at
    ) AS ahead
    WHERE ${isDemo} AND orders.status = 'UNFULFILLED' AND line.slot_id IS NULL AND line.used + line.returned + line.expired = 0
      AND line.appointment_at < now() + interval '2 days'`)
}
