import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { Transaction } from '#kernel/database/connect.ts'
import { inTransaction } from '#kernel/database/transaction.ts'
import { ok } from '#kernel/outcome.ts'
import { bookedLine } from '#modules/checkout/samples/booked-line.ts'
import { waitUntil } from '#testing/wait-until.ts'
import { useClosingShop } from '../api/testing/closing-shop.ts'
import { decideCase, lockOpenCase } from '../storage/case-queries.ts'

const shop = useClosingShop('91000886', { jobs: ['send-message'] })

const withdrawn = { decision: { state: 'withdrawn' }, by: { kind: 'system' } } as const

/** Begins a transaction that has done its work and waits to be ended. */
async function hold<Value>(work: (tx: Transaction) => Promise<Value>) {
  const worked = Promise.withResolvers<Value>()
  const gate = Promise.withResolvers<void>()
  const ended = inTransaction(shop.db(), async (tx) => {
    worked.resolve(await work(tx))
    await gate.promise
    return ok(undefined)
  })
  ended.catch(worked.reject)
  const value = await worked.promise
  return {
    value,
    end: async () => {
      gate.resolve()
      await ended
    },
  }
}

/** Begins a transaction of its own; its value comes when nothing stands in its way. */
const begin = <Value>(work: (tx: Transaction) => Promise<Value>) => {
  const worked = Promise.withResolvers<Value>()
  inTransaction(shop.db(), async (tx) => {
    worked.resolve(await work(tx))
    return ok(undefined)
  }).catch(worked.reject)
  return worked.promise
}

/** How many transactions wait for another one. */
const countWaiting = async () =>
  (
    await shop.rowsOf(sql`SELECT FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`)
  ).length

async function openCase(): Promise<number> {
  const visit = await shop.sell()
  expect((await shop.close(visit)).status).toBe(200)
  return (await shop.caseOf(visit))?.id ?? 0
}

describe('each guard of a decision holds by itself', () => {
  test('a case that somebody is deciding is waited for, and decided once the lock is free', async () => {
    const id = await openCase()
    const first = await hold(async (tx) => {
      expect(await lockOpenCase(tx, id)).toBe(true)
      return decideCase(tx, id, withdrawn)
    })
    expect(first.value).toBe(true)
    let isAnswered = false
    const second = begin((tx) => lockOpenCase(tx, id)).finally(() => {
      isAnswered = true
    })
    await waitUntil(async () => isAnswered || (await countWaiting()) === 1)
    expect(isAnswered).toBe(false)
    await first.end()
    expect(await second).toBe(false)
  })

  test('two updates of a case without its lock: the row count says whose decision it is', async () => {
    const id = await openCase()
    const first = await hold((tx) => decideCase(tx, id, withdrawn))
    const second = begin((tx) => decideCase(tx, id, withdrawn))
    await waitUntil(async () => (await countWaiting()) === 1)
    await first.end()
    expect([first.value, await second]).toEqual([true, false])
  })
})

test('[BEY-07] a checkout that is paid while its centre is being closed has a case, however late it commits', async () => {
  const { line, slotId } = await bookedLine(shop.db(), { capacity: 4 })
  const { checkout } = await shop.create({ lines: [line] }, shop.token())
  const { data } = await shop.buying.begin(checkout.id, 'sandbox')
  await shop.buying.choose(data.url, 'pay')
  const [slot] = await shop.rowsOf<{ startsAt: Date; endsAt: Date }>(
    sql`SELECT starts_at AS "startsAt", ends_at AS "endsAt" FROM slots WHERE id = ${slotId}`,
  )
  const time = { startsAt: new Date(slot?.startsAt ?? 0), endsAt: new Date(slot?.endsAt ?? 0) }
  await shop.as('manager')
  // The payments of an order are the last that its transaction writes.
  const barrier = await hold((tx) => tx.execute(sql`LOCK TABLE order_payments IN SHARE ROW EXCLUSIVE MODE`))
  const completed = shop.buying.complete(checkout.id)
  await waitUntil(async () => (await countWaiting()) === 1)
  let isClosed = false
  const closed = shop.close(time).finally(() => {
    isClosed = true
  })
  await waitUntil(async () => isClosed || (await countWaiting()) === 2)
  expect(isClosed).toBe(false)
  await barrier.end()
  const [{ order, errors }, { status }] = await Promise.all([completed, closed])
  expect([errors, status]).toEqual([[], 200])
  expect(
    await shop.rowsOf(sql`SELECT cases.state FROM closure_cases AS cases JOIN orders ON orders.id = order_id
      WHERE number = ${Number(order.number)}`),
  ).toEqual([{ state: 'open' }])
})
