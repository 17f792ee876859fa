import { maxWaitedSlots } from '@warsha/contract/booking/booking.constants.ts'
import { sql } from 'drizzle-orm'
import type { Executor } from '#kernel/database/connect.ts'
import type { OfferedSlot } from '../rules/offered-slot.ts'
import { offeredColumns } from './read-soonest.ts'

export type NewWaiter = {
  customerId: number
  slotId: number
  productId: number
  serviceType: 'service' | 'delivery'
  venue: 'center' | 'home'
}

export type WaitedSlot = OfferedSlot & {
  publicId: string
  productId: number
  serviceType: 'service' | 'delivery'
  venue: 'center' | 'home'
  /** 1 is next; null once offered. */
  position: number | null
  offeredUntil: Date | null
}

/** Takes the customer's first free number if the slot is full. Undefined: nothing was added. */
export async function insertWaiter(executor: Executor, waiter: NewWaiter): Promise<string | undefined> {
  const { rows } = await executor.execute<{ public_id: string }>(sql`
    WITH full_slot AS (
      SELECT id FROM slots WHERE id = ${waiter.slotId} AND taken >= capacity AND NOT is_closed FOR SHARE
    )
    INSERT INTO slot_waiters (customer_id, number, slot_id, product_id, service_type, venue)
    SELECT ${waiter.customerId}::int, free, full_slot.id, ${waiter.productId}::int, ${waiter.serviceType}, ${waiter.venue}
    FROM full_slot, generate_series(1, ${maxWaitedSlots}::int) AS free
    WHERE NOT EXISTS (SELECT FROM slot_waiters WHERE customer_id = ${waiter.customerId} AND number = free)
    ORDER BY free LIMIT 1
    ON CONFLICT DO NOTHING
    RETURNING public_id`)
  return rows[0]?.public_id
}

/** How many hours the customer waits for, and whether this is one of them. */
export async function countWaited(
  executor: Executor,
  { customerId, slotId }: { customerId: number; slotId: number },
): Promise<{ count: number; isWaiting: boolean }> {
  const { rows } = await executor.execute<{ count: number; isWaiting: boolean }>(sql`
    SELECT count(*)::int AS count, coalesce(bool_or(slot_id = ${slotId}), false) AS "isWaiting"
    FROM slot_waiters WHERE customer_id = ${customerId}`)
  return rows[0] ?? { count: 0, isWaiting: false }
}

/** The earliest hour first. */
export async function readWaited(executor: Executor, customerId: number): Promise<WaitedSlot[]> {
  const { rows } = await executor.execute<
    Omit<WaitedSlot, 'startsAt' | 'offeredUntil'> & { startsAt: string; offeredUntil: string | null }
  >(sql`
    SELECT ${sql.raw(offeredColumns)}, waiter.public_id AS "publicId", waiter.product_id AS "productId",
      waiter.service_type AS "serviceType", waiter.venue, waiter.offered_until AS "offeredUntil",
      CASE WHEN waiter.offered_until IS NULL THEN (
        SELECT count(*)::int FROM slot_waiters AS ahead
        WHERE ahead.slot_id = waiter.slot_id AND ahead.id <= waiter.id AND ahead.offered_until IS NULL
      ) END AS position
    FROM slot_waiters AS waiter
      JOIN slots AS slot ON slot.id = waiter.slot_id
      JOIN shifts AS shift ON shift.id = slot.shift_id
    WHERE waiter.customer_id = ${customerId}
    ORDER BY slot.starts_at, waiter.id`)
  return rows.map((row) => ({
    ...row,
    startsAt: new Date(row.startsAt),
    offeredUntil: row.offeredUntil === null ? null : new Date(row.offeredUntil),
  }))
}

/** Deletes one entry of the customer, or all; answers which. */
export async function deleteWaitersOf(
  executor: Executor,
  { customerId, publicId }: { customerId: number; publicId?: string },
): Promise<number[]> {
  const which = publicId === undefined ? sql`true` : sql`public_id = ${publicId}`
  const { rows } = await executor.execute<{ id: number }>(
    sql`DELETE FROM slot_waiters WHERE customer_id = ${customerId} AND ${which} RETURNING id`,
  )
  return rows.map(({ id }) => id)
}
