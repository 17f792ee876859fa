import { baisa } from '@warsha/contract/money/baisa.ts'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { inTransaction } from '#kernel/database/transaction.ts'
import { ok } from '#kernel/outcome.ts'
import { bookedLine } from '#modules/checkout/samples/booked-line.ts'
import { recordNotification } from '#modules/notifications/index.ts'
import { aNotification } from '#modules/notifications/samples/a-notification.ts'
import { useOrderShop } from '#modules/orders/api/testing/order-shop.ts'
import { creditWallet, holdWallet } from '#modules/wallet/index.ts'
import { fixedClock } from '#testing/fixed-clock.ts'
import { runSweep } from '#testing/run-sweep.ts'

const shop = useOrderShop('91460001')
const dayMs = 86_400_000

const sweeps = [
  'release-expired-reservations',
  'release-expired-slot-reservations',
  'release-expired-wallet-holds',
  'expire-appointments',
  'remove-expired-notifications',
  'remind-of-appointments',
]

/** A checkout whose time is over; the slot that it holds. */
async function expiredCheckout(): Promise<number> {
  const { line, slotId } = await bookedLine(shop.db(), { capacity: 5 })
  const { checkout } = await shop.create({ lines: [line] })
  const { token } = checkout
  await shop.db().execute(sql`UPDATE checkouts SET held_since = now() - interval '29 minutes',
    held_until = now() - interval '1 second' WHERE public_id = ${token}`)
  await shop.db().execute(sql`UPDATE slot_reservations SET expires_at = now() - interval '1 second'
    WHERE holder = ${`checkout:${token}`}`)
  return slotId
}

async function expiredWalletHold(customerId: number): Promise<void> {
  const amount = baisa(1_000)
  await inTransaction(shop.db(), async (tx) => {
    await creditWallet(tx, { customerId, amount, key: crypto.randomUUID(), reason: 'ADJUSTMENT' })
    return holdWallet(tx, { customerId, amount, reference: crypto.randomUUID(), expiresAt: new Date(0) })
  })
}

/** Half past five in Muscat, on the day before the hour of the order. */
async function eveOf(orderId: number): Promise<Date> {
  const [line] = await shop.rows<{ at: string }>(
    sql`SELECT min(appointment_at) AS at FROM order_lines WHERE order_id = ${orderId}`,
  )
  const inMuscat = Date.parse(`${line?.at}`) + dayMs / 6
  return new Date(Math.floor(inMuscat / dayMs) * dayMs - 10.5 * (dayMs / 24))
}

async function state(slotId: number, over: number, reminded: number) {
  const [row] = await shop.rows(sql`SELECT
    (SELECT taken - walk_ins FROM slots WHERE id = ${slotId}) AS taken,
    (SELECT status FROM orders WHERE id = ${over}) AS status,
    (SELECT json_agg(state ORDER BY id) FROM wallet_holds) AS "walletHolds",
    (SELECT count(*)::int FROM ledger_entries) AS entries,
    (SELECT count(*)::int FROM notifications WHERE cause = 'over') AS "expired",
    (SELECT count(*)::int FROM notifications WHERE cause LIKE ${`appointment/${reminded}/%`}) AS reminders`)
  return row
}

test('[OPS-26] scheduled jobs release slots and money, expire bookings and notifications and remind, and twice is as once', async () => {
  const [customer] = await shop.rows<{ id: number }>(
    sql`SELECT id FROM customers WHERE phone = '+96891460001'`,
  )
  const { orderId: over } = await shop.buy()
  const { orderId: tomorrow } = await shop.buy()
  await shop.db().execute(sql`UPDATE orders SET created_at = now() - interval '9 days'`)
  const clock = fixedClock(await eveOf(tomorrow))
  await shop.db().execute(sql`UPDATE order_lines SET appointment_at = now() - interval '3 days',
    expires_at = now() - interval '1 day' WHERE order_id = ${over} AND appointment_at IS NOT NULL`)
  const slotId = await expiredCheckout()
  await expiredWalletHold(customer?.id ?? 0)
  const past = aNotification({ cause: 'over', sentAt: new Date(0), expiresInSeconds: 60 })
  await inTransaction(shop.db(), async (tx) => ok(await recordNotification(tx, past)))

  const run = async () => {
    for (const name of sweeps) await runSweep({ ...shop.shop().deps, clock }, name)
    return state(slotId, over, tomorrow)
  }
  const once = await run()
  expect(once).toMatchObject({
    taken: 0,
    status: 'EXPIRED',
    walletHolds: ['released'],
    expired: 0,
    reminders: 1,
  })
  expect(await run()).toEqual(once)
})
