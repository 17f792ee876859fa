import { baisa } from '@warsha/contract/money/baisa.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#kernel/database/connect.ts'
import { openListener } from '#kernel/database/listen.ts'
import { inTransaction } from '#kernel/database/transaction.ts'
import { on } from '#kernel/events/on.ts'
import { startJobs } from '#kernel/jobs/start-jobs.ts'
import { ok } from '#kernel/outcome.ts'
import { expectInvariants } from '#testing/expect-invariants.ts'
import { openWallet, takeFrom, topUp } from '#testing/open-wallets.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { holdWallet, releaseHold } from './hold-wallet.ts'
import { creditWallet, walletCredited } from './move-wallet.ts'

let database: TestDatabase
let db: Database
beforeAll(async () => {
  database = await openTestDatabase()
  db = database.db
  await subscribe()
})
afterAll(async () => {
  await expectInvariants(db)
  await database.close()
})

test.each(['ORDER_REFUND', 'REFERRAL', 'ADJUSTMENT'] as const)(
  'a credit for %s is reported',
  async (reason) => {
    const customerId = await openWallet(db, 0)
    await credit({ customerId, reason, key: crypto.randomUUID() })
    expect(await reported(customerId)).toEqual([{ customerId, amountBaisa: 700, reason }])
  },
)

test('a top-up that is confirmed twice is reported once', async () => {
  const customerId = await openWallet(db, 0)
  await topUp(db, customerId, 5_000, 'charge')
  await topUp(db, customerId, 5_000, 'charge')
  expect(await reported(customerId)).toEqual([{ customerId, amountBaisa: 5_000, reason: 'TOP_UP' }])
})

test('what is taken, set aside and given back, or undone is not reported', async () => {
  const customerId = await openWallet(db, 9_000)
  await takeFrom(db, customerId, 1_000)
  await inTransaction(db, async (tx) => {
    const expiresAt = new Date(Date.now() + 60_000)
    await holdWallet(tx, { customerId, amount: baisa(2_000), reference: 'checkout', expiresAt })
    return ok(await releaseHold(tx, 'checkout'))
  })
  const undone = credit({ customerId, reason: 'REFERRAL', key: 'undone', fails: true })
  await expect(undone).rejects.toThrow('undone')
  expect(await reported(customerId)).toMatchObject([{ reason: 'TOP_UP' }])
})

type Credit = {
  customerId: number
  reason: 'ORDER_REFUND' | 'REFERRAL' | 'ADJUSTMENT'
  key: string
  fails?: boolean
}

const credit = ({ fails, ...change }: Credit) =>
  inTransaction(db, async (tx) => {
    const credited = await creditWallet(tx, { ...change, amount: baisa(700) })
    if (fails) throw new Error('undone')
    return credited
  })

/** A handler that is declared and never runs: what was published to it can be read. */
async function subscribe(): Promise<void> {
  const listener = openListener(database.url, { onError: () => undefined })
  const jobs = await startJobs({
    url: database.url,
    listener,
    declared: { handles: [on(walletCredited, 'read-credits', async () => undefined)] },
    context: undefined,
    isWorking: false,
    onError: () => undefined,
    onFault: () => undefined,
  })
  await jobs.stop()
  await listener.close()
}

async function reported(customerId: number): Promise<unknown[]> {
  const { rows } = await db.execute<{ payload: unknown }>(sql`
    SELECT data -> 'payload' AS payload FROM pgboss.job
    WHERE name LIKE '%wallet.credited%' AND singleton_key = ${String(customerId)} ORDER BY created_on`)
  return rows.map(({ payload }) => payload)
}
