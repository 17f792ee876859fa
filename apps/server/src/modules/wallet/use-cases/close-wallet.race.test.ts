import { baisa } from '@warsha/contract/money/baisa.ts'
import type { ChosenBalance } from '@warsha/contract/wallet/chosen-balance.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#kernel/database/connect.ts'
import { inTransaction } from '#kernel/database/transaction.ts'
import { expectInvariants } from '#testing/expect-invariants.ts'
import { openWallet, topUp, walletBalance } from '#testing/open-wallets.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { answerAboutPayouts } from './answer-about-payouts.ts'
import { closeWallet } from './close-wallet.ts'
import { holdWallet, releaseHold } from './hold-wallet.ts'

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

const bank = { accountHolder: 'Salma Al Harthy', bankName: 'Bank Muscat', bankAccount: '0312009876543210' }
const close = (customerId: number, choice?: ChosenBalance) =>
  inTransaction(db, (tx) => closeWallet(tx, customerId, choice))
const payoutsOf = async (customerId: number) => {
  const { rows } = await db.execute<{
    id: number
    cause: string
    amount: number
    bank: unknown
    gateway: string
  }>(
    sql`SELECT id, cause, amount_baisa AS amount, bank, gateway FROM wallet_payouts
      WHERE customer_id = ${customerId} ORDER BY id`,
  )
  return rows
}

test('a balance is not lost without a word, nor by a word about another amount', async () => {
  const customer = await openWallet(db, 9_000)
  expect(await close(customer)).toMatchObject({
    code: 'BALANCE_CHOICE_REQUIRED',
    params: { amount: '9.000' },
  })
  const changed = await close(customer, { kind: 'give-up', amount: baisa(8_999) })
  expect(changed).toMatchObject({ code: 'BALANCE_CHANGED', params: { amount: '9.000' } })
  const wrong = { kind: 'pay-out', amount: baisa(9_000), bank: { ...bank, bankAccount: '1' } } as const
  expect(await close(customer, wrong)).toMatchObject({ code: 'BANK_DETAILS_INVALID', field: 'bank_account' })
  expect(await walletBalance(db, customer)).toBe(9_000)
  expect(await close(customer, { kind: 'give-up', amount: baisa(9_000) })).toMatchObject({ ok: true })
  expect(await walletBalance(db, customer)).toBe(0)
  expect(await payoutsOf(customer)).toEqual([])
  expect(await close(await openWallet(db, 0))).toMatchObject({ ok: true })
})

test('a payout is listed until its transfer is recorded, once, and then nothing is left of the bank details', async () => {
  const customer = await openWallet(db, 9_000)
  expect(await close(customer, { kind: 'pay-out', amount: baisa(9_000), bank })).toMatchObject({ ok: true })
  const [payout] = await payoutsOf(customer)
  expect(payout).toMatchObject({ cause: 'deletion', amount: 9_000, bank })
  const { text } = await answerAboutPayouts(db, [])
  expect(text).toContain(`${payout?.id}  `)
  expect(text).toContain('9.000 OMR  deletion  Salma Al Harthy, Bank Muscat, 0312009876543210')
  const record = ['--paid', String(payout?.id), 'FT26321XYZ']
  const answers = await Promise.all([answerAboutPayouts(db, record), answerAboutPayouts(db, record)])
  expect(answers.map(({ isDone }) => isDone).sort()).toEqual([false, true])
  expect((await payoutsOf(customer))[0]?.bank).toBeNull()
  expect((await answerAboutPayouts(db, [])).text).not.toContain('0312009876543210')
  for (const wrong of [
    ['--paid'],
    ['--paid', 'x', 'y'],
    ['--paid', '1', ''],
    ['--all'],
    ['--paid', '1', 'a', 'b'],
  ])
    expect((await answerAboutPayouts(db, wrong)).isDone).toBe(false)
})

test('money that comes to a deleted account is a payout that says where it came from', async () => {
  const customer = await openWallet(db, 2_000)
  await inTransaction(db, (tx) =>
    holdWallet(tx, {
      customerId: customer,
      amount: baisa(2_000),
      reference: 'held-at-deletion',
      expiresAt: new Date('2999-01-01'),
    }),
  )
  await close(customer)
  await topUp(db, customer, 5_000, 'late-charge')
  await topUp(db, customer, 5_000, 'late-charge')
  await inTransaction(db, async (tx) => {
    await releaseHold(tx, 'held-at-deletion')
    return { ok: true, value: undefined }
  })
  expect(await walletBalance(db, customer)).toBe(0)
  expect(await payoutsOf(customer)).toMatchObject([
    { cause: 'late money', amount: 5_000, gateway: 'sandbox', bank: null },
    { cause: 'late money', amount: 2_000, gateway: null },
  ])
  expect((await answerAboutPayouts(db, [])).text).toContain('came through sandbox late-charge')
})

test('a top-up at the moment of the deletion is said or passed on, on every try', async () => {
  for (let round = 0; round < 12; round++) {
    const customer = await openWallet(db, 4_000)
    const [closed] = await Promise.all([
      close(customer, { kind: 'give-up', amount: baisa(4_000) }),
      topUp(db, customer, 1_000),
    ])
    const left = await walletBalance(db, customer)
    const passedOn = (await payoutsOf(customer)).map(({ amount }) => amount)
    expect(closed.ok ? [left, passedOn] : [closed.code, left, passedOn]).toEqual(
      closed.ok ? [0, [1_000]] : ['BALANCE_CHANGED', 5_000, []],
    )
  }
})
