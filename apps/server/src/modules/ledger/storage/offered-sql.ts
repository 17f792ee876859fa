import type { Baisa } from '@warsha/contract/money/baisa.ts'
import { type SQL, sql } from 'drizzle-orm'

/** The balance of the account with this name, as an expression; nothing for an account that was never used. */
export function balanceExpression(accountName: SQL): SQL<Baisa> {
  return sql<Baisa>`coalesce((SELECT balance_baisa FROM ledger_accounts WHERE name = ${accountName}), 0)`
}

/** Entries of the ledger as a query of `id`, `created_at` and `customer_id`, which only those of a wallet have. */
export const walletEntries: SQL = sql`(
  SELECT entry.id, CASE account.kind WHEN 'wallet' THEN account.customer_id END AS customer_id, posted.created_at
  FROM ledger_entries AS entry
  JOIN ledger_accounts AS account ON account.id = entry.account_id
  JOIN ledger_transactions AS posted ON posted.id = entry.transaction_id)`

/** How often something was paid from the account with this name, as an expression. */
export function paymentsExpression(accountName: SQL): SQL<number> {
  return sql<number>`(SELECT count(*)::integer FROM ledger_entries AS entry
    JOIN ledger_accounts AS account ON account.id = entry.account_id
    WHERE account.name = ${accountName} AND entry.amount_baisa < 0)`
}

/**
 * What gateways owe by the books, for rows of `id`, `gateway` and the `key` of a posting, as a query of `id`, `key` and
 * `amount`: above zero is money that the gateway has taken for the shop, below zero money that it has given back, kept or
 * paid out. The keys are looked up first: of the clearing accounts' postings a query needs a few days out of years.
 */
export function gatewayPostings(keyed: SQL): SQL {
  return sql`(
    WITH posted AS MATERIALIZED (
      SELECT keyed.id, keyed.gateway, keyed.key, found.id AS transaction_id
      FROM ${keyed} AS keyed JOIN ledger_transactions AS found ON found.key = keyed.key)
    SELECT posted.id, posted.key, -entry.amount_baisa AS amount FROM posted
    JOIN ledger_entries AS entry ON entry.transaction_id = posted.transaction_id
    JOIN ledger_accounts AS account ON account.id = entry.account_id AND account.name = 'clearing:' || posted.gateway)`
}

/** Whether something is posted under the key, as a condition. */
export function isPostedUnder(key: SQL): SQL {
  return sql`EXISTS (SELECT FROM ledger_transactions AS posted WHERE posted.key = ${key})`
}
