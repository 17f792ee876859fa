import { customers } from '@warsha/server/modules/identity/storage/identity.tables.ts'
import { balanceOf, listEntries, walletOf } from '@warsha/server/modules/ledger/index.ts'
import { expectInvariants } from '@warsha/server/testing/expect-invariants.ts'
import { openTestDatabase, type TestDatabase } from '@warsha/server/testing/test-database.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoWalletMoves } from '../wallet/demo-wallet.ts'
import { seedWallet } from './seed-wallet.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('the customer with a history has a used wallet, once, however many servers start', async () => {
  const { db } = database
  const [salma] = await db.insert(customers).values({ phone: '+96890000002' }).returning()
  await Promise.all([1, 2, 3].map(() => seedWallet(db)))
  await seedWallet(db)
  const account = walletOf(salma?.id ?? 0)
  const page = { sort: 'newest', filter: 'all', offset: 0, limit: 100 } as const
  const { entries } = await listEntries(db, account, page)
  expect(entries).toHaveLength(demoWalletMoves.length)
  expect(entries.length).toBeGreaterThan(20)
  const days = entries.map(({ createdAt }) => createdAt.getTime())
  expect(days).toEqual(days.toSorted((one, other) => other - one))
  expect(await balanceOf(db, account)).toBe(entries[0]?.balanceAfter)
  await expectInvariants(db)
})
