import { type Baisa, noBaisa } from '@warsha/contract/money/baisa.ts'
import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '#kernel/database/connect.ts'
import { fixedSql } from '#kernel/database/fixed-statement.ts'
import type { AccountRow } from '../rules/account.ts'
import type { NewTransaction } from '../rules/transaction.ts'
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from './ledger.tables.ts'

/** The transaction, with its accounts by name. */
export type NamedTransaction = Omit<NewTransaction, 'moves'> & {
  moves: readonly { name: string; amount: Baisa }[]
}

export type PostAnswer = { publicId: string | null; accountsFound: number }

/**
 * Writes a transaction with all of its entries in one statement. Accounts of customers are locked in the order of their
 * ids and decide by what they have then; accounts of the shop are only added to, so purchases do not wait for each other.
 * Nothing is written when an account is missing, has too little, or the key was used before. The new balance is made from
 * the locked row: the update alone would first try the row as it was when the statement began, and fail on its check.
 */
export async function insertTransaction(tx: Transaction, transaction: NamedTransaction): Promise<PostAnswer> {
  const { kind, key, reference = '', gateway = null, note = '', at = null, moves } = transaction
  const { rows } = await post(tx, {
    names: moves.map(({ name }) => name),
    amounts: moves.map(({ amount }) => amount),
    count: moves.length,
    moment: at?.toISOString() ?? null,
    ...{ kind, key, reference, gateway, note },
  })
  return rows[0] ?? { publicId: null, accountsFound: 0 }
}

const { placeholder } = sql

const post = fixedSql<PostAnswer>(
  'ledger_post',
  sql`
    WITH wanted AS (
      SELECT name, amount FROM unnest(${placeholder('names')}::text[], ${placeholder('amounts')}::int[]) AS rows (name, amount)
    ), locked AS (
      SELECT id, balance_baisa FROM ${ledgerAccounts}
      WHERE name = ANY (${placeholder('names')}::text[]) AND balance_baisa IS NOT NULL ORDER BY id FOR NO KEY UPDATE
    ), found AS (
      SELECT account.id, wanted.amount, locked.balance_baisa
      FROM wanted JOIN ${ledgerAccounts} AS account USING (name) LEFT JOIN locked USING (id)
    ), posted AS (
      INSERT INTO ${ledgerTransactions} (kind, key, reference, gateway, note, created_at)
      SELECT ${placeholder('kind')}, ${placeholder('key')}, ${placeholder('reference')}, ${placeholder('gateway')},
        ${placeholder('note')}, coalesce(${placeholder('moment')}::timestamptz, now())
      WHERE (SELECT count(*) FROM found) = ${placeholder('count')}
        AND NOT EXISTS (SELECT FROM found WHERE balance_baisa + amount < 0)
      ON CONFLICT (key) DO NOTHING
      RETURNING id, public_id
    ), moved AS (
      UPDATE ${ledgerAccounts} AS account SET balance_baisa = found.balance_baisa + found.amount
      FROM found, posted WHERE account.id = found.id AND found.balance_baisa IS NOT NULL
      RETURNING account.id, account.balance_baisa
    ), entered AS (
      INSERT INTO ${ledgerEntries} (transaction_id, account_id, amount_baisa, balance_after_baisa)
      SELECT posted.id, found.id, found.amount, moved.balance_baisa
      FROM posted, found LEFT JOIN moved USING (id) ORDER BY found.id
    )
    SELECT (SELECT public_id FROM posted) AS "publicId", (SELECT count(*) FROM found)::int AS "accountsFound"`,
)

/** In the order of their names, so that two purchases that open the same accounts do not block each other. */
export async function openAccounts(tx: Transaction, accounts: readonly AccountRow[]): Promise<void> {
  const rows = accounts.map(({ carriesBalance, ...account }) => ({
    ...account,
    balance: carriesBalance ? noBaisa : null,
  }))
  const inOrder = rows.toSorted((one, other) => (one.name < other.name ? -1 : 1))
  await tx.insert(ledgerAccounts).values(inOrder).onConflictDoNothing()
}

/** By name, those that carry a balance. Locked in the order of their ids, as transactions lock them. */
export async function lockAccounts(
  tx: Transaction,
  names: readonly string[],
): Promise<ReadonlyMap<string, Baisa>> {
  const rows = await tx
    .select({ name: ledgerAccounts.name, balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(inArray(ledgerAccounts.name, [...names]))
    .orderBy(asc(ledgerAccounts.id))
    .for('no key update')
  return new Map(rows.flatMap(({ name, balance }) => (balance === null ? [] : [[name, balance]])))
}

/** What was posted under a key, in the same form whenever it is asked. */
export async function findPosted(tx: Transaction, key: string) {
  const rows = await tx
    .select({
      publicId: ledgerTransactions.publicId,
      name: ledgerAccounts.name,
      amount: ledgerEntries.amount,
    })
    .from(ledgerTransactions)
    .innerJoin(ledgerEntries, eq(ledgerEntries.transactionId, ledgerTransactions.id))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .where(eq(ledgerTransactions.key, key))
    .orderBy(asc(ledgerAccounts.id))
  const [first] = rows
  return (
    first && { publicId: first.publicId, amounts: new Map(rows.map(({ name, amount }) => [name, amount])) }
  )
}
