import type { Transaction } from '@warsha/server/kernel/database/connect.ts'
import { sql } from 'drizzle-orm'
import type { DemoOrder } from '../orders/demo-orders.ts'
import { insertDemoOrder } from './insert-demo-order.ts'

export type DemoVisit = {
  slotId: number
  customerId: number
  now: Date
  car: string
  order: Pick<DemoOrder, 'product' | 'rial'> & Partial<DemoOrder>
  hasArrived?: boolean
}

/** Writes an order down that is booked for a slot, as a paid checkout would have left it. The place is taken already. */
export async function insertDemoVisit(
  tx: Transaction,
  { slotId, customerId, now, car, order, hasArrived = false }: DemoVisit,
): Promise<void> {
  const { rows } = await tx.execute<{ number: number }>(
    sql`SELECT nextval(pg_get_serial_sequence('orders', 'number'))::int AS number`,
  )
  const number = rows[0]?.number ?? 0
  const placed = { placed: 1, quantity: 1, paidBy: 'card', bookedAfterDays: 1, ...order, number } as const
  await insertDemoOrder(tx, { order: placed, customerId, now, email: '' })
  await tx.execute(sql`
    UPDATE order_lines AS line SET slot_id = slot.id, centre_id = slot.centre_id, fulfilment = 'appointment',
      appointment_at = slot.starts_at, expires_at = slot.ends_at + interval '24 hours',
      arrived_at = CASE WHEN ${hasArrived} THEN slot.starts_at END,
      metadata = line.metadata || jsonb_build_object('service_center_id', slot.centre_id::text,
        'product_id', encode(convert_to('Product:' || variant.product_id, 'UTF8'), 'base64'), 'place', 'center',
        'delivery_date', slot.delivery_date::text, 'car', ${car}::text,
        'delivery_time', to_char(slot.starts_at AT TIME ZONE 'Asia/Muscat', 'HH24:MI-')
          || to_char(slot.ends_at AT TIME ZONE 'Asia/Muscat', 'HH24:MI'))
    FROM slots AS slot, orders, product_variants AS variant
    WHERE slot.id = ${slotId} AND orders.number = ${number} AND line.order_id = orders.id AND variant.id = line.variant_id`)
  await tx.execute(sql`
    WITH sold AS (
      SELECT id, checkout_public_id, customer_id, channel_id, state_id FROM orders WHERE number = ${number}
    ), completed AS (
      INSERT INTO checkouts (public_id, customer_id, channel_id, state_id, status, language)
      SELECT checkout_public_id, customer_id, channel_id, state_id, 'completed', 'en' FROM sold RETURNING id
    ), reserved AS (
      INSERT INTO slot_reservations (slot_id, holder, units, state)
      SELECT ${slotId}, 'checkout:' || checkout_public_id, 1, 'booked' FROM sold
    )
    UPDATE orders SET checkout_id = completed.id FROM completed WHERE orders.number = ${number}`)
}
