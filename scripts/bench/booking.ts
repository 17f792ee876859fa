import { sql } from 'drizzle-orm'
import type { Database } from '../../apps/server/src/kernel/database/connect.ts'
import { generateSlots } from '../../apps/server/src/modules/booking/storage/generate-slots.ts'
import { measureReservations } from './booking-reservations.ts'
import { timeStatements } from './booking-statements.ts'
import { openDatabase } from './database.ts'
import { measure, type Work } from './load.ts'
import { printSection, printTable } from './print.ts'
import { startServer } from './server-process.ts'
import { countStatements } from './statements.ts'

const centres = 200
const days = 14
const muscat = 11

/** Measures choosing an hour among many centres, and holding one beside the bare update. */
export async function measureBooking(dataDir: string, port: number, seconds: number): Promise<void> {
  const first = await startServer(dataDir, port)
  await first.stop()
  const database = await openDatabase(dataDir)
  await addCentres(database.db)
  const productId = await findProduct(database.db)
  const works = bookingWorks(productId)
  const statements = await countStatements(dataDir, works)
  const databaseMs = await timeStatements(database.db, { stateId: muscat, days })
  const server = await startServer(dataDir, port)
  const rows = []
  for (const work of works) {
    await measure(server.origin, work, { connections: 10, seconds: 1 })
    const { perSecond, p99Ms, failures } = await measure(server.origin, work, { connections: 10, seconds })
    if (failures > 0) throw new Error(`${work.name}: ${failures} requests failed`)
    rows.push([work.name, perSecond, p99Ms, statements.get(work.name) ?? '', databaseMs.get(work.name) ?? ''])
  }
  await server.stop()
  printSection(`Choosing an hour among ${centres} more centres and ${days} days`)
  printTable(
    ['call', 'per second', 'p99, ms', 'statements (goal 1)', 'in the database, ms (goal ≤ 15)'],
    rows,
  )
  await measureReservations(database.url, seconds)
  await database.close()
}

let turn = 0

function bookingWorks(productId: number): Work[] {
  const asked = { state_id: muscat, site: 'hig', service_type: 'service' }
  const line = { product_id: productId, quantity: 1 }
  const path = '/api/v1/service_center/delivery-service-centers/'
  const soonest = { ...asked, products: [line], first: 5 }
  const nearby = () => {
    turn += 1
    return { ...soonest, latitude: 23 + (turn % 1000) / 1000, longitude: 58.3 }
  }
  return [
    { name: 'centres with their first hour', path, body: { ...asked, ...line } },
    { name: 'times of one centre', path, body: { ...asked, ...line, service_center_id: 1 } },
    {
      name: 'soonest near somebody',
      path: '/api/v1/service_center/soonest/',
      body: nearby(),
      nextBody: nearby,
    },
    { name: 'soonest in the place', path: '/api/v1/service_center/soonest/', body: soonest },
  ]
}

/** Copies of the first centre, with its shifts and two weeks of hours. */
export async function addCentres(db: Database): Promise<void> {
  await db.execute(sql`
    WITH added AS (
      INSERT INTO service_centres (slug, name_en, name_ar, address_en, address_ar, latitude, longitude, phone,
        stock_type, lead_days, state_id, type_id, warehouse_id)
      SELECT 'bench-' || number, name_en || ' ' || number, name_ar || ' ' || number, address_en, address_ar,
        23 + number / 300.0, 58 + number / 400.0, phone, stock_type, lead_days, state_id, type_id, warehouse_id
      FROM service_centres, generate_series(1, ${centres}) AS number WHERE id = 1
      RETURNING id
    ), offered AS (
      INSERT INTO centre_service_types (centre_id, service_type_id, venue)
      SELECT added.id, service_type_id, venue FROM added, centre_service_types WHERE centre_id = 1
    ), shifted AS (
      INSERT INTO shifts (centre_id, name, name_en, name_ar, start_time, end_time, slot_minutes, capacity, hour_type,
        service_fee_baisa, service_fee_variant_id)
      SELECT added.id, name, name_en, name_ar, start_time, end_time, slot_minutes, capacity, hour_type,
        service_fee_baisa, service_fee_variant_id FROM added, shifts WHERE centre_id = 1
      RETURNING id, centre_id, name
    )
    INSERT INTO schedules (centre_id, weekday, shift_id)
    SELECT shifted.centre_id, weekday, shifted.id FROM shifted
      JOIN shifts AS former ON former.centre_id = 1 AND former.name = shifted.name
      JOIN schedules ON schedules.shift_id = former.id`)
  const { rows } = await db.execute<{ today: string }>(
    sql`SELECT (now() AT TIME ZONE 'Asia/Muscat')::date::text AS today`,
  )
  await generateSlots(db, { firstDay: rows[0]?.today ?? '', days: days + 2 })
  // As in a busy week: half of the hours are full.
  await db.execute(sql`
    UPDATE slots SET taken = capacity, walk_ins = capacity FROM service_centres
    WHERE service_centres.id = centre_id AND slug LIKE 'bench-%' AND slots.id % 2 = 0`)
  await db.execute(sql`ANALYZE slots`)
}

/** Something that the centres have in their own stock. */
async function findProduct(db: Database): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(sql`
    SELECT product_id AS id FROM stocks JOIN product_variants ON product_variants.id = variant_id
      JOIN products ON products.id = product_id
      JOIN product_service_types USING (product_id)
    WHERE warehouse_id = 101 AND on_hand > 5 AND service_type = 'service' AND venue = 'center' AND kind = 'goods'
    ORDER BY product_id LIMIT 1`)
  const id = rows[0]?.id
  if (!id) throw new Error('No product is in stock at the first centre')
  return id
}
