import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { bookedLines } from '#modules/checkout/samples/booked-line.ts'
import { atOnce } from '#testing/at-once.ts'
import { useClosingShop, type Visit } from '../api/testing/closing-shop.ts'

const shop = useClosingShop('91000895', { jobs: ['send-message'] })

test('[BEY-07] a centre with sixty bookings is closed while checkouts go on: nobody is without a case, and no query is for one booking alone', async () => {
  const samples = await bookedLines(shop.db(), 12)
  await shop
    .db()
    .execute(
      sql`UPDATE slots SET capacity = 8 WHERE id = ANY (${sql.param(samples.map(({ slotId }) => slotId))}::int[])`,
    )
  const sold: Visit[] = []
  for (const { line } of samples) sold.push(await shop.sellLine(line))
  // The others are copies of these: what matters is how many there are.
  for (const { orderId, slotId } of sold) await copyOrder(orderId, slotId, 4)
  const starts = sold.map(({ startsAt }) => startsAt.getTime())
  const time = { startsAt: new Date(Math.min(...starts)), endsAt: new Date(Math.max(...starts) + 1) }
  const tokens: string[] = []
  for (const phone of ['91000896', '91000897', '91000898', '91000899']) tokens.push(await shop.signIn(phone))
  const buy = (token: string, at: number) =>
    shop
      .create({ lines: [samples[at]?.line ?? {}] }, token)
      .then(({ checkout }) => checkout?.stockReservationExpires)
  await shop.as('manager')
  let closed = { status: 0, body: { data: { id: '' } } }
  const closing = shop.shop().deps.connection.statementsOf(async () => {
    closed = await shop.close(time)
  })
  const [statements] = await Promise.all([
    closing,
    atOnce(tokens, (token) => buy(token, tokens.indexOf(token))),
  ])
  expect(closed.status).toBe(200)
  const [counts] = await shop.rowsOf(sql`
    SELECT (SELECT count(*)::int FROM closure_cases WHERE state = 'open') AS cases,
      (SELECT count(*)::int FROM slots WHERE is_closed AND capacity > taken) AS roomy,
      (SELECT count(*)::int FROM slot_reservations JOIN slots ON slots.id = slot_id WHERE is_closed AND state = 'held') AS held`)
  expect(counts).toEqual({ cases: 60, roomy: 0, held: 0 })
  expect(statements).toBeLessThan(40)
  const manager = await shop.as('manager')
  const listed = await manager.ask(`/closures/${closed.body.data.id}/cases/?limit=100`)
  expect(listed.body.data).toHaveLength(60)
  await shop.openNearby(sold[0] as Visit, { places: 8 })
  await shop.offer()
  expect(
    await shop.rowsOf(sql`SELECT FROM closure_cases WHERE state = 'open' AND offered_at IS NULL`),
  ).toEqual([])
})

async function copyOrder(orderId: number, slotId: number, times: number): Promise<void> {
  for (let copy = 0; copy < times; copy++)
    await shop.db().execute(sql`
      WITH source AS (SELECT * FROM orders WHERE id = ${orderId}), checkout AS (
        INSERT INTO checkouts (customer_id, channel_id, state_id, language, status)
        SELECT customer_id, channel_id, state_id, language, 'completed' FROM source RETURNING id, public_id
      ), placed AS (
        INSERT INTO orders (checkout_id, checkout_public_id, customer_id, channel_id, state_id, language, email, total_baisa,
          tax_baisa, payment_status)
        SELECT checkout.id, checkout.public_id, customer_id, channel_id, state_id, language, email, total_baisa, tax_baisa,
          payment_status FROM source, checkout RETURNING id, checkout_public_id
      ), lines AS (
        INSERT INTO order_lines (order_id, position, variant_id, product_name, variant_name, sku, quantity,
          undiscounted_unit_baisa, unit_baisa, total_baisa, tax_baisa, slot_id, centre_id, appointment_at, expires_at,
          fulfilment, metadata)
        SELECT placed.id, position, variant_id, product_name, variant_name, sku, quantity, undiscounted_unit_baisa, unit_baisa,
          total_baisa, tax_baisa, slot_id, centre_id, appointment_at, expires_at, fulfilment, metadata
        FROM order_lines, placed WHERE order_id = ${orderId}
      ), fees AS (
        INSERT INTO order_surcharges (order_id, position, kind, line_position, variant_id, sku, name, quantity, unit_baisa,
          total_baisa, tax_basis_points, tax_baisa, refund)
        SELECT placed.id, position, kind, line_position, variant_id, sku, name, quantity, unit_baisa, total_baisa,
          tax_basis_points, tax_baisa, refund FROM order_surcharges, placed WHERE order_id = ${orderId}
      ), paid AS (
        INSERT INTO order_payments (order_id, position, source, amount_baisa, fee_baisa, paid_baisa)
        SELECT placed.id, 1, 'WALLET', total_baisa, 0, total_baisa FROM source, placed
      ), booked AS (
        INSERT INTO slot_reservations (slot_id, holder, units, state)
        SELECT ${slotId}, 'checkout:' || checkout_public_id, 1, 'booked' FROM placed
      )
      UPDATE slots SET taken = taken + 1 WHERE id = ${slotId}`)
}
