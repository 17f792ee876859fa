import { muscatDate } from '@warsha/contract/formats/muscat-time.ts'
import type { Database, Transaction } from '@warsha/server/kernel/database/connect.ts'
import { sql } from 'drizzle-orm'
import { demoCentres } from '../booking/demo-centres.ts'
import { insertDemoVisit } from './insert-demo-visit.ts'

/** A customer who has a car washed every hour, so that the boards of the first centres are alive. */
const driver = { phone: '+96892700001', firstName: 'Yaqoob', lastName: 'Al Siyabi' }
const cars = ['Toyota Land Cruiser 2022', 'Nissan Patrol 2020', 'Kia Sportage 2024', 'Toyota Hilux 2019']
const bookedCentres = 2
const visitsOfCentre = 8

type Hour = { slotId: number; centreId: number; at: number; isOver: boolean; hasBegun: boolean }

/**
 * Books visits of today at the first centres, unless there are some: those that are over are done, of those that have begun
 * every other one has arrived. Runs at each start and every night.
 */
export async function refreshDemoBookings(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL lock_timeout = 0`)
    await tx.execute(sql`SELECT pg_advisory_xact_lock(${bookingsLock})`)
    const { rows } = await tx.execute<{ now: string }>(sql`SELECT now() AS now`)
    const now = new Date(rows[0]?.now ?? '')
    const customerId = await findDriver(tx)
    for (const hour of await takeHours(tx, { customerId, now })) await book(tx, { hour, customerId, now })
  })
}

const bookingsLock = 7_605_179

async function findDriver(tx: Transaction): Promise<number> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    INSERT INTO customers (phone, first_name, last_name, language)
    VALUES (${driver.phone}, ${driver.firstName}, ${driver.lastName}, 'en')
    ON CONFLICT (phone) DO UPDATE SET phone = excluded.phone RETURNING id`)
  return rows[0]?.id ?? 0
}

/** Takes a place of each of the day's first hours: a free one, or that of a walk-in. */
async function takeHours(
  tx: Transaction,
  { customerId, now }: { customerId: number; now: Date },
): Promise<Hour[]> {
  const day = muscatDate(now)
  const centres = sql.param(demoCentres.slice(0, bookedCentres).map(({ id }) => id))
  const { rows } = await tx.execute<Hour>(sql`
    WITH hours AS (
      SELECT id, (row_number() OVER (PARTITION BY centre_id ORDER BY starts_at))::int AS at FROM slots
      WHERE centre_id = ANY (${centres}::int[]) AND delivery_date = ${day}::date AND (taken < capacity OR walk_ins > 0)
        AND NOT EXISTS (SELECT FROM order_lines AS line JOIN orders ON orders.id = line.order_id
          JOIN slots AS booked ON booked.id = line.slot_id
          WHERE orders.customer_id = ${customerId} AND booked.delivery_date = ${day}::date))
    UPDATE slots SET taken = taken + (taken < capacity)::int, walk_ins = walk_ins - (taken >= capacity)::int
    FROM hours WHERE slots.id = hours.id AND hours.at <= ${visitsOfCentre}
    RETURNING slots.id AS "slotId", centre_id AS "centreId", at, ends_at <= ${now.toISOString()}::timestamptz AS "isOver",
      starts_at <= ${now.toISOString()}::timestamptz AS "hasBegun"`)
  return rows
}

type Booking = { hour: Hour; customerId: number; now: Date }

async function book(tx: Transaction, { hour, customerId, now }: Booking): Promise<void> {
  await insertDemoVisit(tx, {
    slotId: hour.slotId,
    customerId,
    now,
    car: cars[hour.at % cars.length] ?? '',
    order: {
      product: 'express-foam-wash',
      rial: '3.200',
      ...(hour.isOver && { moves: ['FULFILLED'], units: { used: 1 } }),
    },
    hasArrived: hour.isOver || (hour.hasBegun && hour.at % 2 === 0),
  })
}
