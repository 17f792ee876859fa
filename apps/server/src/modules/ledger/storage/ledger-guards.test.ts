import { baisa } from '@warsha/contract/money/baisa.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#kernel/database/connect.ts'
import { sqlState } from '#kernel/database/sql-state.ts'
import { refusalOf } from '#testing/constraint-refusal.ts'
import { expectInvariants } from '#testing/expect-invariants.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { clearingOf, walletOf } from '../rules/account.ts'
import { postTransaction } from '../use-cases/post-transaction.ts'

let database: TestDatabase
let db: Database
beforeAll(async () => {
  database = await openTestDatabase()
  db = database.db
  await db.execute(sql`INSERT INTO customers (id, phone) VALUES (1, '+96890000001')`)
  const topUp = { kind: 'TOP_UP', key: 'first' } as const
  const moves = [
    { account: walletOf(1), amount: baisa(5_000) },
    { account: clearingOf('sandbox'), amount: baisa(-5_000) },
  ]
  await db.transaction((tx) => postTransaction(tx, { ...topUp, moves }))
})
afterAll(async () => {
  await expectInvariants(db)
  await database.close()
})

const account = (name: string) => sql`(SELECT id FROM ledger_accounts WHERE name = ${name})`
const entryOf = (key: string, name: string, amount: number, after: number | null) =>
  sql`INSERT INTO ledger_entries (transaction_id, account_id, amount_baisa, balance_after_baisa)
    SELECT id, ${account(name)}, ${amount}, ${after} FROM ledger_transactions WHERE key = ${key}`
const written = (...statements: ReturnType<typeof sql>[]) =>
  db.transaction(async (tx) => {
    for (const statement of statements) await tx.execute(statement)
  })
const begun = (key: string) => sql`INSERT INTO ledger_transactions (kind, key) VALUES ('ADJUSTMENT', ${key})`
const setBalance = (balance: number) =>
  sql`UPDATE ledger_accounts SET balance_baisa = ${balance} WHERE name = 'wallet:1'`

describe('the database itself refuses', () => {
  test('a transaction without entries', async () => {
    expect(await refusalOf(written(begun('empty')))).toBe('ledger_transactions_balanced')
  })

  test('entries that do not sum to zero, in one transaction or added to an old one', async () => {
    const one = entryOf('half', 'clearing:sandbox', -1, null)
    expect(await refusalOf(written(begun('half'), one))).toBe('ledger_transactions_balanced')
    const uneven = written(
      begun('uneven'),
      setBalance(6_000),
      entryOf('uneven', 'wallet:1', 1_000, 6_000),
      entryOf('uneven', 'clearing:sandbox', -999, null),
    )
    expect(await refusalOf(uneven)).toBe('ledger_transactions_balanced')
    await db.execute(sql`INSERT INTO ledger_accounts (name, kind) VALUES ('sales', 'sales')`)
    expect(await refusalOf(written(entryOf('first', 'sales', 1, null)))).toBe('ledger_transactions_balanced')
  })

  test('a balance that no entry explains', async () => {
    expect(await refusalOf(written(setBalance(6_000)))).toBe('ledger_accounts_balance_of_entries')
    expect(await refusalOf(written(setBalance(-1)))).toBe('ledger_accounts_not_overdrawn')
    const opened = sql`INSERT INTO ledger_accounts (name, kind, customer_id, balance_baisa)
      VALUES ('holds:1', 'holds', 1, 1)`
    expect(await refusalOf(written(opened))).toBe('ledger_accounts_balance_of_entries')
  })

  test('an entry that does not continue from the one before', async () => {
    const jump = written(
      begun('jump'),
      setBalance(9_000),
      entryOf('jump', 'wallet:1', 1_000, 9_000),
      entryOf('jump', 'clearing:sandbox', -1_000, null),
    )
    expect(await refusalOf(jump)).toBe('ledger_entries_continue')
  })

  test('every change of what was written: the role that serves by its rights, the owner by a trigger', async () => {
    const changes = [
      sql`UPDATE ledger_entries SET amount_baisa = 1`,
      sql`DELETE FROM ledger_entries`,
      sql`UPDATE ledger_transactions SET reference = 'another'`,
      sql`DELETE FROM ledger_transactions`,
    ]
    for (const change of changes) {
      expect(await db.execute(change).then(() => 'done', sqlState)).toBe('42501')
      expect(await refusalOf(database.asOwner((owner) => owner.execute(change)))).toBe('append_only')
    }
    const truncated = database.asOwner((owner) => owner.execute(sql`TRUNCATE ledger_entries`))
    expect(await refusalOf(truncated)).toBe('append_only')
  })
})
