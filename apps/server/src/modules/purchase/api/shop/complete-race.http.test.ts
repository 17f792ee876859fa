import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { type Booked, bookedLine } from '#modules/checkout/samples/booked-line.ts'
import { usePaymentShop } from '#modules/payments/api/testing/payment-shop.ts'
import { purchasesOf } from '#modules/payments/api/testing/purchases.ts'
import { settleAttempt } from '#modules/payments/index.ts'
import { waitUntil } from '#testing/wait-until.ts'

const shop = usePaymentShop('91000881')
const { begin, choose, complete, context, fillWallet, wallet, ordersOf } = purchasesOf(shop)
let booked: Booked
beforeEach(async () => {
  booked = await bookedLine(shop.db(), { capacity: 50 })
})

/** How many statements wait for somebody's lock. */
const waiting = async () =>
  (await shop.value<number>(sql`SELECT count(*)::int FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`)) ?? 0

/** Completes a checkout whose row somebody else changes between the read and the lock. */
async function completeWhile(checkout: { id: string; token: string }, change: ReturnType<typeof sql>) {
  let completing: ReturnType<typeof complete> | undefined
  await shop.db().transaction(async (tx) => {
    await tx.execute(sql`SELECT FROM checkouts WHERE public_id = ${checkout.token} FOR UPDATE`)
    completing = complete(checkout.id)
    await waitUntil(async () => (await waiting()) > 0)
    await tx.execute(sql`UPDATE checkouts SET ${change} WHERE public_id = ${checkout.token}`)
  })
  return completing
}

test.each([
  ['has changed', sql`version = version + 1`, sql`version = version - 1`],
  [
    'belongs to another customer',
    sql`customer_id = (SELECT id FROM customers WHERE phone = '+96891000882')`,
    undefined,
  ],
])(
  '[PAY-43] a checkout that %s while it waits for its lock is not completed with the wallet of before',
  async (_case, change, undo) => {
    await shop.signIn('91000882')
    const { checkout, errors } = await shop.create({ lines: [booked.line] })
    expect(errors).toEqual([])
    const total = Math.round(checkout.totalPrice.gross.amount * 1000)
    await fillWallet(total)
    await begin(checkout.id, 'WALLET')
    const answer = await completeWhile(checkout, change)
    expect(answer.order).toBeNull()
    expect(answer.errors).toHaveLength(1)
    expect(await ordersOf(checkout.token)).toBe(0)
    expect(await wallet()).toEqual({ free: 0, held: total })
    const own = sql`customer_id = (SELECT id FROM customers WHERE phone = ${shop.phone})`
    await shop.db().execute(sql`UPDATE checkouts SET ${undo ?? own} WHERE public_id = ${checkout.token}`)
    expect((await complete(checkout.id)).errors).toEqual([])
  },
)

test('a callback that comes with the return of the customer waits for its result and not for its locks', async () => {
  const { checkout } = await shop.create({ lines: [booked.line] })
  const begun = await begin(checkout.id)
  await choose(begun.data.url, 'pay')
  const attemptId = await shop.value<number>(
    sql`SELECT id FROM payment_attempts WHERE checkout_public_id = ${checkout.token}`,
  )
  let completing: ReturnType<typeof complete> | undefined
  let settling: Promise<string> | undefined
  let statements: Promise<number> | undefined
  await shop.db().transaction(async (tx) => {
    await tx.execute(sql`SELECT FROM checkouts WHERE public_id = ${checkout.token} FOR UPDATE`)
    completing = complete(checkout.id)
    await waitUntil(async () => (await waiting()) > 0)
    statements = shop.shop().deps.connection.statementsOf(() => {
      settling = settleAttempt(context(), attemptId ?? 0)
      return settling
    })
  })
  expect((await completing)?.errors).toEqual([])
  expect(await settling).toBe('paid')
  // It has read the attempt and asked the gateway.
  expect(await statements).toBe(2)
  expect(await ordersOf(checkout.token)).toBe(1)
})

test('it settles the payment itself when the first one fails', async () => {
  const { checkout } = await shop.create({ lines: [booked.line] })
  const begun = await begin(checkout.id)
  await choose(begun.data.url, 'pay')
  const attemptId = await shop.value<number>(
    sql`SELECT id FROM payment_attempts WHERE checkout_public_id = ${checkout.token}`,
  )
  let completing: ReturnType<typeof complete> | undefined
  let settling: Promise<string> | undefined
  await shop.db().transaction(async (tx) => {
    await tx.execute(sql`SELECT FROM checkouts WHERE public_id = ${checkout.token} FOR UPDATE`)
    completing = complete(checkout.id)
    await waitUntil(async () => (await waiting()) > 0)
    settling = settleAttempt(context(), attemptId ?? 0)
    await tx.execute(sql`SELECT pg_cancel_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`)
    await completing.catch(() => undefined)
  })
  expect(await settling).toBe('paid')
  expect(await ordersOf(checkout.token)).toBe(1)
})
