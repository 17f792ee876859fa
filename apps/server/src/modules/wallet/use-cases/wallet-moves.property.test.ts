import { baisa } from '@warsha/contract/money/baisa.ts'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#kernel/database/connect.ts'
import { inTransaction } from '#kernel/database/transaction.ts'
import { ok } from '#kernel/outcome.ts'
import { atOnce } from '#testing/at-once.ts'
import { expectInvariants } from '#testing/expect-invariants.ts'
import { openWallet, topUp, walletBalance } from '#testing/open-wallets.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { claimCredit } from './claim-credit.ts'
import { captureHold, holdWallet, releaseHold } from './hold-wallet.ts'
import { creditWallet } from './move-wallet.ts'
import { debitWallet } from './post-change.ts'
import { releaseExpiredWalletHolds } from './release-expired-wallet-holds.ts'

let database: TestDatabase
let db: Database
beforeAll(async () => {
  database = await openTestDatabase()
  db = database.db
})
afterAll(() => database.close())

const verbs = [
  'topUp',
  'refund',
  'debit',
  'hold',
  'expiredHold',
  'capture',
  'release',
  'sweep',
  'claim',
] as const
type Step = { verb: (typeof verbs)[number]; who: number; amount: number; name: number }

/** Few customers, few names: the steps meet each other. */
const steps = fc.array(
  fc.record({
    verb: fc.constantFrom(...verbs),
    who: fc.integer({ min: 0, max: 2 }),
    amount: fc.integer({ min: 1, max: 3_000 }),
    name: fc.integer({ min: 0, max: 5 }),
  }),
  { minLength: 30, maxLength: 60 },
)

test('[DATA-12] whatever is done at once, no baisa is lost or made, and no wallet is below zero', async () => {
  let round = 0
  await fc.assert(
    fc.asyncProperty(steps, async (asked) => {
      const run = `run-${round++}`
      const customers = await Promise.all([0, 1, 2].map(() => openWallet(db, 5_000)))
      const before = await moneyOf(customers)
      const claimedBefore = await claimedFrom(customers)
      const deltas = await atOnce(asked, (step) => take(run, customers, step))
      const claimed = (await claimedFrom(customers)) - claimedBefore
      const expected = deltas.reduce((sum, delta) => sum + delta, before) - claimed
      expect(await moneyOf(customers)).toBe(expected)
      await expectInvariants(db)
    }),
    { numRuns: 12, endOnFailure: true },
  )
})

/** Does one step and says by how much the customers together are richer, if it succeeded. */
async function take(run: string, customers: readonly number[], step: Step): Promise<number> {
  const customerId = customers[step.who] ?? 0
  const reference = `${run}-${step.name}`
  const amount = baisa(step.amount)
  const change = { customerId, amount, key: crypto.randomUUID() }
  if (step.verb === 'sweep') return releaseExpiredWalletHolds({ db }).then(() => 0)
  if (step.verb === 'topUp') return (await topUp(db, customerId, amount)).ok ? amount : 0
  return inTransaction(db, async (tx) => {
    switch (step.verb) {
      case 'refund':
        return ok((await creditWallet(tx, { ...change, reason: 'ORDER_REFUND' })).ok ? amount : 0)
      case 'debit':
        return ok((await debitWallet(tx, { ...change, reason: 'REFERRAL' })).ok ? -amount : 0)
      case 'capture': {
        const captured = await captureHold(tx, reference, '1')
        return ok(captured.ok ? -captured.value.amount : 0)
      }
      case 'claim':
        await claimCredit(tx, change)
        return ok(0)
      case 'release':
        await releaseHold(tx, reference)
        return ok(0)
      default: {
        const expiresAt = new Date(step.verb === 'hold' ? '2999-01-01' : '2020-01-01')
        const held = await holdWallet(tx, { customerId, amount, reference, expiresAt })
        return held.ok ? ok(0) : held
      }
    }
  }).then((outcome) => (outcome.ok ? outcome.value : 0))
}

/** The amount taken by claims, at whatever time. */
async function claimedFrom(customers: readonly number[]): Promise<number> {
  const { rows } = await db.execute<{ settled: number }>(sql`
    SELECT coalesce(sum(settled_baisa), 0)::int AS settled
    FROM wallet_claims WHERE customer_id = ANY (${sql.param(customers)}::int[])`)
  return rows[0]?.settled ?? 0
}

/** Money in the wallets and set aside. */
async function moneyOf(customers: readonly number[]): Promise<number> {
  const wallets = await Promise.all(customers.map((customer) => walletBalance(db, customer)))
  const { rows } = await db.execute<{ held: number }>(sql`SELECT coalesce(sum(amount_baisa), 0)::int AS held
    FROM wallet_holds WHERE state = 'held' AND customer_id = ANY (${sql.param(customers)}::int[])`)
  return wallets.reduce<number>((sum, wallet) => sum + wallet, rows[0]?.held ?? 0)
}
