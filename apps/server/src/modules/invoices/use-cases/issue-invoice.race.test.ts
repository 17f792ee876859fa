import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#kernel/database/transaction.ts'
import { refuse } from '#kernel/outcome.ts'
import { refusalOf } from '#testing/constraint-refusal.ts'
import { expectInvariants } from '#testing/expect-invariants.ts'
import { buildTestApp, type TestApp } from '#testing/test-app.ts'
import { paidOrder } from '../samples/paid-order.ts'
import { takeNumber } from '../storage/take-number.ts'
import { invoiceData } from './invoice-data.ts'
import { issueInvoice } from './issue-invoice.ts'

let shop: TestApp
const customerId = 1
beforeAll(async () => {
  shop = await buildTestApp()
  await shop.deps.db.execute(
    sql`INSERT INTO customers (id, phone, first_name) VALUES (1, '+96890000001', 'Salma') ON CONFLICT DO NOTHING`,
  )
})
afterAll(() => shop.close())
afterEach(() => expectInvariants(shop.deps.db))

const ordersOf = (count: number) =>
  Promise.all(Array.from({ length: count }, () => paidOrder(shop.deps.db, customerId)))

async function numbers(): Promise<number[]> {
  const { rows } = await shop.deps.db.execute<{ sequence: number }>(
    sql`SELECT sequence FROM invoices WHERE year = extract(year FROM now() AT TIME ZONE 'Asia/Muscat') ORDER BY issued_at, id`,
  )
  return rows.map(({ sequence }) => sequence)
}

test('thirty orders issued at once, each of them three times, have thirty numbers without a gap', async () => {
  const orders = await ordersOf(30)
  const before = (await numbers()).length
  await Promise.all([...orders, ...orders, ...orders].map((orderId) => issueInvoice(shop.deps, { orderId })))
  expect(await numbers()).toEqual(Array.from({ length: before + 30 }, (_, index) => index + 1))
})

test('a number whose invoice was undone is the next one again', async () => {
  const { db } = shop.deps
  const before = (await numbers()).length
  await inTransaction(db, async (tx) => {
    await takeNumber(tx, 'invoice')
    return refuse('CONFLICT')
  })
  const [orderId = 0] = await ordersOf(1)
  await issueInvoice(shop.deps, { orderId })
  expect((await numbers()).at(-1)).toBe(before + 1)
})

test('every year begins with one, and the year is that of Muscat', async () => {
  const orders = await ordersOf(3)
  const moments = ['2024-12-31T19:59:59Z', '2024-12-31T20:00:00Z', '2025-01-05T08:00:00Z']
  for (const [index, orderId] of orders.entries()) {
    await issueInvoice(shop.deps, { orderId, issuedAt: new Date(moments[index] ?? '') })
  }
  const { rows } = await shop.deps.db.execute(
    sql`SELECT year, sequence FROM invoices WHERE order_id IN ${orders} ORDER BY year, sequence`,
  )
  expect(rows).toEqual([
    { year: 2024, sequence: 1 },
    { year: 2025, sequence: 1 },
    { year: 2025, sequence: 2 },
  ])
})

test('an order that is not paid has no invoice', async () => {
  const orderId = await paidOrder(shop.deps.db, customerId, 'NOT_CHARGED')
  await issueInvoice(shop.deps, { orderId })
  expect(await shop.deps.db.$count(sql`invoices`, sql`order_id = ${orderId}`)).toBe(0)
})

test('an invoice is never changed nor removed; the buyer leaves with the account', async () => {
  const { db } = shop.deps
  const [orderId = 0] = await ordersOf(1)
  await issueInvoice(shop.deps, { orderId })
  for (const change of [
    sql`UPDATE invoices SET total_baisa = 1`,
    sql`DELETE FROM invoices`,
    sql`TRUNCATE invoices CASCADE`,
  ]) {
    expect(await refusalOf(shop.asOwner((owner) => owner.execute(change)))).toBe('append_only')
  }
  const exported = await invoiceData.export({ db }, customerId)
  expect(exported.invoices.at(-1)).toMatchObject({ total: 10.5, tax: 0.5, buyer: { name: 'Salma' } })
  await db.transaction((tx) => invoiceData.erase(tx, customerId))
  expect((await invoiceData.export({ db }, customerId)).invoices.at(-1)).toMatchObject({
    total: 10.5,
    buyer: null,
  })
})
