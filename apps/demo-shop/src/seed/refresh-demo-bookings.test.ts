import { expectInvariants } from '@warsha/server/testing/expect-invariants.ts'
import { useSeededShop } from '@warsha/server/testing/seeded-shop.ts'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { demoCentres } from '../booking/demo-centres.ts'
import { refreshDemoBookings } from './refresh-demo-bookings.ts'

const { db, rows } = useSeededShop()

const bookings = () =>
  rows(sql`
    SELECT slot.centre_id AS centre, count(*)::int AS visits,
      count(*) FILTER (WHERE (line.used > 0) <> (slot.ends_at <= now()))::int AS undone,
      count(*) FILTER (WHERE line.arrived_at > now())::int AS early
    FROM slot_reservations AS reserved JOIN slots AS slot ON slot.id = reserved.slot_id
      JOIN orders ON 'checkout:' || orders.checkout_public_id = reserved.holder
      JOIN order_lines AS line ON line.order_id = orders.id AND line.slot_id = slot.id
    WHERE slot.delivery_date = (now() AT TIME ZONE 'Asia/Muscat')::date AND reserved.state = 'booked'
    GROUP BY slot.centre_id ORDER BY slot.centre_id`)

test('the first centres have visits today, once, however often the shop starts, and the books are right', async () => {
  const open = await rows<{ centre: number; visits: number }>(sql`
    SELECT centre_id AS centre, least(count(*), 8)::int AS visits FROM slots
    WHERE delivery_date = (now() AT TIME ZONE 'Asia/Muscat')::date AND capacity > 0
      AND centre_id = ANY (${sql.param(demoCentres.slice(0, 2).map(({ id }) => id))}::int[])
    GROUP BY centre_id ORDER BY centre_id`)
  await Promise.all([1, 2].map(() => refreshDemoBookings(db())))
  await refreshDemoBookings(db())
  expect(await bookings()).toEqual(open.map((each) => ({ ...each, undone: 0, early: 0 })))
  await expectInvariants(db())
})
