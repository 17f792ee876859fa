import { baisa } from '@warsha/contract/money/baisa.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database, Transaction } from '#kernel/database/connect.ts'
import { inTransaction } from '#kernel/database/transaction.ts'
import { ok } from '#kernel/outcome.ts'
import { atOnce } from '#testing/at-once.ts'
import { expectInvariants } from '#testing/expect-invariants.ts'
import { heldBalance, openWallet, walletBalance } from '#testing/open-wallets.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { lengtheningHold } from '../storage/offered-sql.ts'
import { captureHold, holdWallet, releaseHold } from './hold-wallet.ts'
import { releaseExpiredWalletHolds } from './release-expired-wallet-holds.ts'

let database: TestDatabase
let db: Database
beforeAll(async () => {
  database = await openTestDatabase()
  db = database.db
})
afterAll(async () => {
  await expectInvariants(db)
  await database.close()
})

const soon = () => new Date(Date.now() + 15 * 60_000)
const past = () => new Date(Date.now() - 1_000)
const hold = (
  customerId: number,
  amount: number,
  reference: string = crypto.randomUUID(),
  expiresAt = soon(),
) => inTransaction(db, (tx) => holdWallet(tx, { customerId, amount: baisa(amount), reference, expiresAt }))
const during = <Value>(work: (tx: Transaction) => Promise<Value>) =>
  inTransaction(db, async (tx) => ok(await work(tx)))
/** As the statement of a checkout lengthens it. Answers how many were. */
const extendHold = async (reference: string) => {
  const newEnd = {
    from: sql`(SELECT now() + interval '5 minutes' AS moment) AS later`,
    until: sql`later.moment`,
  }
  return (await db.execute(lengtheningHold(sql`${reference}`, newEnd))).rowCount
}
const capture = (reference: string) => inTransaction(db, (tx) => captureHold(tx, reference, '1001'))
const amounts = async (customerId: number) => [
  await walletBalance(db, customerId),
  await heldBalance(db, customerId),
]
const sales = async () => {
  const { rows } = await db.execute<{ sum: number }>(sql`SELECT coalesce(sum(amount_baisa), 0)::int AS sum
    FROM ledger_entries JOIN ledger_accounts ON ledger_accounts.id = account_id WHERE name = 'sales'`)
  return rows[0]?.sum ?? 0
}

describe('a hold on a wallet', () => {
  test('sets money aside, which is captured or given back, once', async () => {
    const customer = await openWallet(db, 10_000)
    const before = await sales()
    await hold(customer, 4_000, 'one')
    await hold(customer, 5_000, 'two')
    expect(await amounts(customer)).toEqual([1_000, 9_000])

    expect(await capture('one')).toMatchObject({ ok: true, value: { amount: 4_000, state: 'captured' } })
    expect(await capture('one')).toMatchObject({ ok: false, code: 'WALLET_HOLD_GONE' })
    expect(await during((tx) => releaseHold(tx, 'one'))).toEqual(ok(false))
    expect(await during((tx) => releaseHold(tx, 'two'))).toEqual(ok(true))
    expect(await capture('two')).toMatchObject({ ok: false, code: 'WALLET_HOLD_GONE' })
    expect(await amounts(customer)).toEqual([6_000, 0])
    expect((await sales()) - before).toBe(4_000)
  })

  test('a hundred at once on 10.000 set aside exactly ten times 1.000', async () => {
    const customer = await openWallet(db, 10_000)
    const held = await atOnce([...Array(100).keys()], () => hold(customer, 1_000))
    expect(held.filter(({ ok }) => ok)).toHaveLength(10)
    expect(new Set(held.flatMap((answer) => (answer.ok ? [] : answer.code)))).toEqual(
      new Set(['BALANCE_INSUFFICIENT']),
    )
    expect(await amounts(customer)).toEqual([0, 10_000])
  })

  test('a refused hold leaves nothing behind', async () => {
    const customer = await openWallet(db, 100)
    expect(await hold(customer, 101, 'too-much')).toMatchObject({ ok: false, code: 'BALANCE_INSUFFICIENT' })
    const { rows } = await db.execute(sql`SELECT FROM wallet_holds WHERE customer_id = ${customer}`)
    expect(rows).toEqual([])
    expect(await hold(customer, 100, 'too-much')).toMatchObject({ ok: true })
  })

  test('a purchase has one hold, however often it asks', async () => {
    const customer = await openWallet(db, 10_000)
    const held = await atOnce([...Array(20).keys()], () => hold(customer, 1_000, 'once'))
    expect(held.filter(({ ok }) => ok)).toHaveLength(1)
    expect(held.find(({ ok }) => !ok)).toMatchObject({ code: 'WALLET_HOLD_EXISTS' })
    expect(await amounts(customer)).toEqual([9_000, 1_000])
  })

  test('captured and given back at the same moment, it ends one way', async () => {
    const customer = await openWallet(db, 20_000)
    const before = await sales()
    const references = Array.from({ length: 20 }, (_, at) => `race-${at}`)
    for (const reference of references) await hold(customer, 1_000, reference)
    const ends = await atOnce(references, (reference) =>
      Promise.all([capture(reference), during((tx) => releaseHold(tx, reference)), capture(reference)]),
    )
    const captured = ends.flatMap(([one, , other]) => [one, other]).filter(({ ok }) => ok).length
    const released = ends.filter(([, release]) => release.ok && release.value).length
    expect(captured + released).toBe(20)
    expect(await amounts(customer)).toEqual([released * 1_000, 0])
    expect((await sales()) - before).toBe(captured * 1_000)
  })
})

describe('expiry', () => {
  test('gives back what is over, once, however many sweeps run at once', async () => {
    const customers = await Promise.all([1, 2, 3].map(() => openWallet(db, 40_000)))
    for (const customer of customers) {
      for (let at = 0; at < 30; at++) await hold(customer, 1_000, `${customer}-${at}`, past())
      await hold(customer, 1_000, `${customer}-live`)
    }
    await Promise.all([1, 2, 3, 4].map(() => releaseExpiredWalletHolds({ db })))
    await releaseExpiredWalletHolds({ db })
    for (const customer of customers) expect(await amounts(customer)).toEqual([39_000, 1_000])
  })

  test('one hold that cannot be given back holds up no other, and is reported', async () => {
    const [poor, ...rich] = await Promise.all([1, 2, 3, 4].map(() => openWallet(db, 1_000)))
    for (const customer of rich) await hold(customer, 1_000, `beside-${customer}`, past())
    // The ledger does not have its money.
    const { rows } = await db.execute<{ id: number }>(sql`
      INSERT INTO wallet_holds (customer_id, amount_baisa, reference, expires_at)
      VALUES (${poor}, 500, 'unfunded', now() - interval '1 hour') RETURNING id`)
    await expect(releaseExpiredWalletHolds({ db })).rejects.toThrow(
      `The sweep has passed over holds of wallets ${rows[0]?.id}`,
    )
    for (const customer of rich) expect(await amounts(customer)).toEqual([1_000, 0])
    await db.execute(sql`DELETE FROM wallet_holds WHERE reference = 'unfunded'`)
    await releaseExpiredWalletHolds({ db })
  })

  test('a hold that was lengthened lives on; one that is over is not lengthened back', async () => {
    const customer = await openWallet(db, 2_000)
    await hold(customer, 1_000, 'longer', past())
    await hold(customer, 1_000, 'over', past())
    expect(await extendHold('longer')).toBe(1)
    await releaseExpiredWalletHolds({ db })
    expect(await amounts(customer)).toEqual([1_000, 1_000])
    expect(await extendHold('over')).toBe(0)
  })

  test('against a capture: the money is the order’s or the customer’s, never both', async () => {
    const customer = await openWallet(db, 10_000)
    const before = await sales()
    const references = Array.from({ length: 10 }, (_, at) => `late-${at}`)
    for (const reference of references) await hold(customer, 1_000, reference, past())
    const [, ...ends] = await Promise.all([releaseExpiredWalletHolds({ db }), ...references.map(capture)])
    const captured = ends.filter((end) => end?.ok).length
    await releaseExpiredWalletHolds({ db })
    expect(await amounts(customer)).toEqual([10_000 - captured * 1_000, 0])
    expect((await sales()) - before).toBe(captured * 1_000)
  })
})
