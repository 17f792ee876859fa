import { baisa } from '@warsha/contract/money/baisa.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database, Transaction } from '#kernel/database/connect.ts'
import { inTransaction } from '#kernel/database/transaction.ts'
import { ok } from '#kernel/outcome.ts'
import { atOnce } from '#testing/at-once.ts'
import { expectInvariants } from '#testing/expect-invariants.ts'
import { heldBalance, openWallet, takeFrom, topUp, walletBalance } from '#testing/open-wallets.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { claimCredit, sumClaimed } from './claim-credit.ts'
import { captureHold, holdWallet, releaseHold } from './hold-wallet.ts'
import { creditWallet } from './move-wallet.ts'

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

const reward = baisa(2_000)
const during = <Value>(work: (tx: Transaction) => Promise<Value>) =>
  inTransaction(db, async (tx) => ok(await work(tx)))
const hold = (customerId: number, amount: number, reference: string = crypto.randomUUID()) => {
  const expiresAt = new Date('2999-01-01')
  return inTransaction(db, (tx) =>
    holdWallet(tx, { customerId, amount: baisa(amount), reference, expiresAt }),
  )
}
const capture = (reference: string) => inTransaction(db, (tx) => captureHold(tx, reference, '1001'))
const release = (reference: string) => during((tx) => releaseHold(tx, reference))
const claim = (customerId: number, key: string = crypto.randomUUID(), amount = reward) =>
  during((tx) => claimCredit(tx, { customerId, key, amount }))
const refund = (customerId: number, amount: number) =>
  inTransaction(db, (tx) =>
    creditWallet(tx, {
      customerId,
      amount: baisa(amount),
      key: crypto.randomUUID(),
      reason: 'ORDER_REFUND',
    }),
  )
const amounts = async (customerId: number) => [
  await walletBalance(db, customerId),
  await heldBalance(db, customerId),
]

describe('a reward that is claimed back', () => {
  test('while it is set aside is not spent: it is taken when it comes free', async () => {
    const customer = await openWallet(db, 2_000)
    await hold(customer, 2_000, 'free-again')
    expect(await claim(customer)).toMatchObject({ value: { spent: 0 } })
    expect(await amounts(customer)).toEqual([0, 2_000])
    await release('free-again')
    expect(await amounts(customer)).toEqual([0, 0])
  })

  test('while it is set aside and then pays an order is owed: the next money settles it, and no more than that', async () => {
    const customer = await openWallet(db, 2_000)
    await hold(customer, 2_000, 'paid-with')
    await claim(customer)
    await capture('paid-with')
    await topUp(db, customer, 500)
    expect(await amounts(customer)).toEqual([0, 0])
    await topUp(db, customer, 5_000)
    expect(await amounts(customer)).toEqual([3_500, 0])
    await topUp(db, customer, 1_000)
    expect(await amounts(customer)).toEqual([4_500, 0])
    expect(await during((tx) => sumClaimed(tx, customer))).toEqual(ok(2_000))
  })

  test('is taken at once as far as the wallet has it, and the rest when it comes free', async () => {
    const customer = await openWallet(db, 2_600)
    await hold(customer, 1_500, 'rest')
    await claim(customer)
    expect(await amounts(customer)).toEqual([0, 1_500])
    await release('rest')
    expect(await amounts(customer)).toEqual([600, 0])
  })

  test('leaves what was spent, until its purchase is refunded; other money is the customer’s', async () => {
    const customer = await openWallet(db, 2_000)
    await takeFrom(db, customer, 1_200)
    expect(await claim(customer)).toMatchObject({ value: { spent: 1_200 } })
    expect(await amounts(customer)).toEqual([0, 0])
    await topUp(db, customer, 3_000)
    await hold(customer, 3_000, 'own-money')
    await release('own-money')
    expect(await amounts(customer)).toEqual([3_000, 0])
    await refund(customer, 1_000)
    expect(await amounts(customer)).toEqual([3_000, 0])
    await refund(customer, 1_000)
    expect(await amounts(customer)).toEqual([3_800, 0])
  })

  test('twice does not wait for the same money that is set aside', async () => {
    const customer = await openWallet(db, 2_000)
    await hold(customer, 2_000, 'for-one')
    expect(await claim(customer)).toMatchObject({ value: { spent: 0 } })
    expect(await claim(customer)).toMatchObject({ value: { spent: 2_000 } })
    await release('for-one')
    await topUp(db, customer, 1_000)
    expect(await amounts(customer)).toEqual([1_000, 0])
  })

  test('by many at once is taken once', async () => {
    const customer = await openWallet(db, 5_000)
    const key = crypto.randomUUID()
    await atOnce([...Array(20).keys()], () => claim(customer, key))
    expect(await amounts(customer)).toEqual([3_000, 0])
  })

  test('at the moment in which it is set aside, given back, paid with or topped up is never lost and never taken twice', async () => {
    for (let round = 0; round < 15; round++) {
      const customer = await openWallet(db, 2_000)
      const name = crypto.randomUUID()
      const isHeldBefore = round % 2 === 0
      const isPaid = round % 3 === 0
      if (isHeldBefore) await hold(customer, 2_000, name)
      const [first, second, end] = await Promise.all([
        claim(customer),
        claim(customer, undefined, baisa(1)),
        isPaid ? capture(name) : release(name),
        isHeldBefore ? undefined : hold(customer, 2_000, name),
        topUp(db, customer, 1_000),
      ])
      if (!first.ok || !second.ok) throw new Error('A claim is never refused')
      await release(name)
      await topUp(db, customer, 10_000)
      const captured = isPaid && end.ok ? 2_000 : 0
      const claimed = 2_001 - first.value.spent - second.value.spent
      expect(await amounts(customer)).toEqual([13_000 - captured - claimed, 0])
    }
  })
})
