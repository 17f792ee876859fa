import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Connection, connect } from '#kernel/database/connect.ts'
import { type Booked, bookedLine } from '#modules/checkout/samples/booked-line.ts'
import { usePaymentShop } from '#modules/payments/api/testing/payment-shop.ts'
import { purchasesOf } from '#modules/payments/api/testing/purchases.ts'
import { waitUntil } from '#testing/wait-until.ts'

/** The handlers of a purchase and the messages of a sign-in, without anything that is due by the clock. */
const jobs = ['issue-invoice', 'notify-of-placed-order', 'reward-inviter', 'send-message']
const shop = usePaymentShop('91000402', undefined, {}, [], { jobs })
const { begin, complete, choose } = purchasesOf(shop)

/**
 * Order and customer, which invoice, notification and invitation read together, two more of the invoice, one of the
 * notification, and two of the stock in memory; without those that claim and complete the jobs.
 */
const maxStatements = 7

let booked: Booked
let watching: Connection
beforeAll(async () => {
  booked = await bookedLine(shop.db(), { capacity: 500 })
  watching = connect(shop.shop().deps.connection.directUrl, { max: 1, onError: () => undefined })
})
afterAll(() => watching.close())

test('what follows a purchase costs few statements', async () => {
  await countAfter()
  const counts = [await countAfter(), await countAfter(), await countAfter()]
  expect(Math.min(...counts)).toBeLessThanOrEqual(maxStatements)
})

/** All statements that the shop sends until nothing is left to do, less those of the requests themselves. */
async function countAfter(): Promise<number> {
  const { connection } = shop.shop().deps
  const before = connection.statements()
  const within = await connection.statementsOf(buy)
  await waitUntil(async () => (await waitingJobs()) === 0)
  return connection.statements() - before - within
}

async function buy(): Promise<void> {
  const { checkout } = await shop.create({ lines: [booked.line] })
  const begun = await begin(checkout.id)
  await choose(begun.data.url, 'pay')
  expect((await complete(checkout.id)).errors).toEqual([])
}

async function waitingJobs(): Promise<number> {
  const { rows } = await watching.db.execute<{ count: number }>(sql`
    SELECT count(*)::int AS count FROM pgboss.job
    WHERE state < 'completed' AND name LIKE ANY (${sql.param(jobs.map((name) => `%/${name}`))}::text[])`)
  return rows[0]?.count ?? 0
}
