import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { modules } from '../../modules.ts'
import { findViolations } from './invariants.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const invariants = modules.flatMap((module) => module.invariants ?? [])
const violated = async () => {
  const violations = await findViolations(database.db, invariants)
  return violations.map(({ name }) => name)
}

test('a shop that is as it should be violates nothing', async () => {
  expect(invariants.length).toBeGreaterThan(4)
  expect(await violated()).toEqual([])
})

test('every invariant of money is found to be violated where somebody got past the guards', async () => {
  await database.asOwner(async (db) => {
    await db.transaction(async (tx) => {
      await tx.execute(sql`SET LOCAL session_replication_role = 'replica'`)
      await tx.execute(sql`ALTER TABLE ledger_accounts DROP CONSTRAINT ledger_accounts_not_overdrawn`)
      await tx.execute(sql`INSERT INTO customers (id, email) VALUES (1, 'one@example.om')`)
      await tx.execute(sql`INSERT INTO ledger_accounts (id, name, kind, customer_id, balance_baisa)
        VALUES (1, 'wallet:1', 'wallet', 1, -5), (2, 'holds:1', 'holds', 1, 700)`)
      await tx.execute(
        sql`INSERT INTO ledger_transactions (id, kind, key) VALUES (1, 'ADJUSTMENT', 'forged')`,
      )
      await tx.execute(sql`INSERT INTO ledger_entries (transaction_id, account_id, amount_baisa, balance_after_baisa)
        VALUES (1, 1, 10, 25)`)
    })
  })
  expect(await violated()).toEqual([
    'the entries of every transaction sum to zero',
    'the balance of every account is the sum of its entries',
    'every entry of a customer continues from the one before',
    'nobody has less than nothing',
    'what customers have set aside is in the ledger, to the baisa',
  ])
})
