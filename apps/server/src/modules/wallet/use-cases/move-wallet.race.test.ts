import { baisa } from '@warsha/contract/money/baisa.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#kernel/database/connect.ts'
import { inTransaction } from '#kernel/database/transaction.ts'
import { atOnce } from '#testing/at-once.ts'
import { expectInvariants } from '#testing/expect-invariants.ts'
import { heldBalance, openWallet, topUp, walletBalance } from '#testing/open-wallets.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { debitWallet } from './post-change.ts'

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

const debit = (customerId: number, amount: number, key: string = crypto.randomUUID()) =>
  inTransaction(db, (tx) => debitWallet(tx, { customerId, amount: baisa(amount), key, reason: 'ADJUSTMENT' }))
const times = <Result>(count: number, work: (at: number) => Promise<Result>) =>
  atOnce([...Array(count).keys()], work)

describe('a wallet', () => {
  test('that was never used is empty, and cannot pay', async () => {
    const customer = await openWallet(db, 0)
    expect(await walletBalance(db, customer)).toBe(0)
    expect(await debit(customer, 1)).toMatchObject({ ok: false, code: 'BALANCE_INSUFFICIENT' })
    expect(await heldBalance(db, customer)).toBe(0)
  })

  test('[WAL-20] is not overdrawn by a baisa', async () => {
    const customer = await openWallet(db, 1_000)
    expect(await debit(customer, 1_001)).toMatchObject({ ok: false, code: 'BALANCE_INSUFFICIENT' })
    expect(await debit(customer, 1_000)).toMatchObject({ ok: true })
    expect(await walletBalance(db, customer)).toBe(0)
  })

  test('[WAL-20] with 10.000 pays exactly ten of a hundred that want 1.000 at once', async () => {
    const customer = await openWallet(db, 10_000)
    const paid = await times(100, () => debit(customer, 1_000))
    expect(paid.filter(({ ok }) => ok)).toHaveLength(10)
    expect(await walletBalance(db, customer)).toBe(0)
  })

  test('[WAL-19] rises once, however often and at once the same top-up is confirmed', async () => {
    const customer = await openWallet(db, 0)
    const answers = await times(50, () => topUp(db, customer, 5_000, 'charge-1'))
    expect(answers.filter((answer) => answer.ok && answer.value.isNew)).toHaveLength(1)
    expect(new Set(answers.map((answer) => answer.ok && answer.value.publicId)).size).toBe(1)
    expect(await walletBalance(db, customer)).toBe(5_000)
  })

  test('answers a debit that is sent again with the first one, even when nothing is left', async () => {
    const customer = await openWallet(db, 2_000)
    const first = await debit(customer, 2_000, 'repair')
    const again = await debit(customer, 2_000, 'repair')
    expect(first).toMatchObject({ ok: true, value: { isNew: true } })
    expect(again).toMatchObject({ ok: true, value: { isNew: false } })
    expect(await walletBalance(db, customer)).toBe(0)
  })

  test('refuses a debit that is sent twenty times at once never, and pays it once', async () => {
    const customer = await openWallet(db, 2_000)
    const answers = await times(20, () => debit(customer, 2_000, 'wheel'))
    expect(answers.filter(({ ok }) => !ok)).toEqual([])
    expect(await walletBalance(db, customer)).toBe(0)
  })

  test('the same key for another amount is a fault and moves nothing', async () => {
    const customer = await openWallet(db, 0)
    await topUp(db, customer, 5_000, 'charge-2')
    await expect(topUp(db, customer, 50_000, 'charge-2')).rejects.toThrow('another move')
    expect(await walletBalance(db, customer)).toBe(5_000)
  })

  test('loses nothing when the purchase around a debit is undone', async () => {
    const customer = await openWallet(db, 3_000)
    const undone = inTransaction(db, async (tx) => {
      await debitWallet(tx, {
        customerId: customer,
        amount: baisa(3_000),
        key: 'undone',
        reason: 'ADJUSTMENT',
      })
      throw new Error('changed its mind')
    })
    await expect(undone).rejects.toThrow('changed its mind')
    expect(await walletBalance(db, customer)).toBe(3_000)
    const { rows } = await db.execute(sql`SELECT FROM ledger_transactions WHERE key LIKE '%undone'`)
    expect(rows).toEqual([])
  })
})
