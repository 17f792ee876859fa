import { readConfig } from '@warsha/server/config/config.ts'
import { expectInvariants } from '@warsha/server/testing/expect-invariants.ts'
import { useSeededShop } from '@warsha/server/testing/seeded-shop.ts'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { demoOrders } from '../orders/demo-orders.ts'
import { demoReferralCode } from '../referral/demo-friends.ts'
import { demoWalletMoves } from '../wallet/demo-wallet.ts'
import { refreshDemoReturns } from './refresh-demo-returns.ts'
import { seedCustomers } from './seed-customers.ts'

const { db, rows } = useSeededShop()

test('the customer with a history has orders in every status with their invoices, however many servers start', async () => {
  const config = readConfig({ NODE_ENV: 'test', DEMO: 'on' })
  await Promise.all([1, 2, 3].map(() => seedCustomers({ db: db(), config })))
  await seedCustomers({ db: db(), config })
  const found = await rows(sql`
    SELECT orders.status, count(*)::int AS orders, count(invoices.id)::int AS invoices
    FROM orders JOIN customers ON customers.id = orders.customer_id AND phone = '+96890000002'
      LEFT JOIN invoices ON invoices.order_id = orders.id GROUP BY orders.status ORDER BY orders.status`)
  expect(found).toEqual([
    { status: 'CANCELED', orders: 1, invoices: 1 },
    { status: 'DRAFT', orders: 1, invoices: 0 },
    { status: 'EXPIRED', orders: 1, invoices: 1 },
    { status: 'FULFILLED', orders: 9, invoices: 9 },
    { status: 'PARTIALLY_FULFILLED', orders: 1, invoices: 1 },
    { status: 'PARTIALLY_RETURNED', orders: 1, invoices: 1 },
    { status: 'RETURNED', orders: 1, invoices: 1 },
    { status: 'UNCONFIRMED', orders: 1, invoices: 1 },
    { status: 'UNFULFILLED', orders: 1, invoices: 1 },
  ])
  expect(
    await rows(sql`SELECT orders.status, note.occasion, document -> 'lines' -> 0 -> 'quantity' AS pieces
      FROM credit_notes AS note JOIN orders ON orders.id = note.order_id ORDER BY orders.status`),
  ).toEqual([
    { status: 'CANCELED', occasion: 'cancel', pieces: 1 },
    { status: 'PARTIALLY_RETURNED', occasion: 'return', pieces: 1 },
    { status: 'RETURNED', occasion: 'return', pieces: 1 },
  ])
  const [owned] = await rows(sql`
    SELECT (SELECT count(*)::int FROM customer_addresses) AS addresses, (SELECT count(*)::int FROM customer_cars) AS cars`)
  expect(owned).toEqual({ addresses: 2, cars: 2 })
  await expectInvariants(db())
})

test('what the wallet paid is what the orders it names cost', () => {
  const paid = demoWalletMoves.filter(([, reason]) => reason === 'ORDER_PAYMENT')
  const costs = new Map(demoOrders.map(({ number, rial, paidBy }) => [String(number), [paidBy, rial]]))
  for (const [, , rial, reference = ''] of paid)
    expect(costs.get(reference)).toEqual(['wallet', rial.slice(1)])
  expect(paid).toHaveLength(demoOrders.filter(({ paidBy }) => paidBy === 'wallet').length)
})

test('the next order has a number behind those of the history', async () => {
  const [row] = await rows(sql`SELECT nextval(pg_get_serial_sequence('orders', 'number'))::int AS number`)
  expect(row?.number).toBeGreaterThan(Math.max(...demoOrders.map(({ number }) => number)))
})

test('friends whom the customer invited have bought, and the rewards are those of the wallet', async () => {
  const found = await rows(sql`SELECT count(*)::int AS friends, count(reward.friend_id)::int AS rewarded,
      count(invoices.id)::int AS invoices, sum(reward.amount_baisa)::int AS earned
    FROM customers AS friend LEFT JOIN referral_rewards AS reward ON reward.friend_id = friend.id
      LEFT JOIN invoices ON invoices.order_id = reward.order_id
    WHERE friend.invited_by = ${demoReferralCode}`)
  expect(found).toEqual([{ friends: 5, rewarded: 4, invoices: 4, earned: 8_000 }])
  expect(demoWalletMoves.filter(([, reason]) => reason === 'REFERRAL')).toHaveLength(4)
})

test('the customer can return goods and an appointment, also when the shop was opened weeks ago', async () => {
  const returnable = () =>
    rows(sql`SELECT number FROM order_lines AS line JOIN orders ON orders.id = order_id
        JOIN customers ON customers.id = customer_id AND phone = '+96890000002'
      WHERE (used > 0 AND appointment_at IS NULL AND delivered_at > now() - interval '13 days')
        OR (status = 'UNFULFILLED' AND appointment_at > now() + interval '25 hours') ORDER BY number`)
  expect(await returnable()).toEqual([{ number: 10164 }, { number: 10171 }, { number: 10179 }])
  await db().execute(sql`UPDATE order_lines SET delivered_at = delivered_at - interval '40 days',
    appointment_at = appointment_at - interval '40 days', expires_at = expires_at - interval '40 days'`)
  expect(await returnable()).toEqual([])
  await refreshDemoReturns(db())
  expect(await returnable()).toEqual([{ number: 10171 }, { number: 10179 }])
  await expectInvariants(db())
})
