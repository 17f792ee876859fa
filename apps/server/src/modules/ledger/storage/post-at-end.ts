import { sql } from 'drizzle-orm'
import type { LastPart } from '#kernel/database/last-statement.ts'
import { Overtaken } from '#kernel/database/sql-state.ts'
import type { AccountRow } from '../rules/account.ts'
import type { NewTransaction } from '../rules/transaction.ts'
import { ledgerAccounts, ledgerEntries, ledgerTransactions } from './ledger.tables.ts'

/** A transaction between accounts of the shop, which carry no balance: nothing is locked, and nothing can be missing. */
export type ShopTransaction = Omit<NewTransaction, 'moves' | 'at'> & {
  moves: readonly { account: AccountRow; amount: number }[]
}

const { placeholder } = sql

/**
 * Transactions that are written at the end. An account that was never used is opened with them; when another purchase opens it at
 * the same moment, this one is run again. A key that was used before breaks its constraint.
 */
export const shopTransactions: LastPart<ShopTransaction> = {
  name: 'ledger',
  queries: sql`posting AS (
      SELECT * FROM unnest(${placeholder('postedKinds')}::text[], ${placeholder('postedKeys')}::text[],
        ${placeholder('postedReferences')}::text[], ${placeholder('postedGateways')}::text[], ${placeholder('postedNotes')}::text[])
        AS rows (kind, key, reference, gateway, note)
    ), movement AS (
      SELECT * FROM unnest(${placeholder('movedKeys')}::text[], ${placeholder('movedNames')}::text[],
        ${placeholder('movedKinds')}::text[], ${placeholder('movedAmounts')}::int[]) AS rows (key, name, kind, amount)
    ), opened_accounts AS (
      INSERT INTO ${ledgerAccounts} (name, kind)
      SELECT DISTINCT name, kind FROM movement
      WHERE NOT EXISTS (SELECT FROM ${ledgerAccounts} AS known WHERE known.name = movement.name)
      ORDER BY name ON CONFLICT DO NOTHING RETURNING id, name
    ), shop_accounts AS (
      SELECT id, name FROM ${ledgerAccounts} WHERE name = ANY (${placeholder('movedNames')}::text[])
      UNION ALL SELECT id, name FROM opened_accounts
    ), posted AS (
      INSERT INTO ${ledgerTransactions} (kind, key, reference, gateway, note)
      SELECT kind, key, reference, gateway, note FROM posting RETURNING id, key
    ), entered AS (
      INSERT INTO ${ledgerEntries} (transaction_id, account_id, amount_baisa)
      SELECT posted.id, account.id, movement.amount
      FROM posted JOIN movement USING (key) JOIN shop_accounts AS account USING (name) ORDER BY account.id RETURNING id
    )`,
  answer: sql`(SELECT count(*)::int FROM entered)`,
  values: valuesOf,
  check(entries, transactions) {
    if (entries !== transactions.flatMap(({ moves }) => moves).length)
      throw new Overtaken('An account of the ledger is being opened by another transaction')
  },
}

function valuesOf(transactions: readonly ShopTransaction[]) {
  const moves = transactions.flatMap(({ key, moves: each }) => each.map((move) => ({ ...move, key })))
  return {
    postedKinds: transactions.map(({ kind }) => kind),
    postedKeys: transactions.map(({ key }) => key),
    postedReferences: transactions.map(({ reference = '' }) => reference),
    postedGateways: transactions.map(({ gateway = null }) => gateway),
    postedNotes: transactions.map(({ note = '' }) => note),
    movedKeys: moves.map(({ key }) => key),
    movedNames: moves.map(({ account }) => account.name),
    movedKinds: moves.map(({ account }) => account.kind),
    movedAmounts: moves.map(({ amount }) => amount),
  }
}
