import type { Baisa } from '@warsha/contract/money/baisa.ts'
import { type SQL, sql } from 'drizzle-orm'

/** The balance of the account with this name, as an expression; nothing for an account that was never used. */
export function balanceExpression(accountName: SQL): SQL<Baisa> {
  return sql<Baisa>`coalesce((SELECT balance_baisa FROM ledger_accounts WHERE name = ${accountName}), 0)`
}

/** How often something was paid from the account with this name, as an expression. */
export function paymentsExpression(accountName: SQL): SQL<number> {
  return sql<number>`(SELECT count(*)::integer FROM ledger_entries AS entry
    JOIN ledger_accounts AS account ON account.id = entry.account_id
    WHERE account.name = ${accountName} AND entry.amount_baisa < 0)`
}

/**
 * What gateways owe by the books, as a query of `key`, `gateway`, `amount` and `created_at`: an amount above zero is money
 * that the gateway has taken for the shop, one below zero money that it has given back, kept or paid out.
 */
export const gatewayPostings = sql`(
  SELECT posted.key, split_part(account.name, ':', 2) AS gateway, -entry.amount_baisa AS amount, posted.created_at
  FROM ledger_entries AS entry
  JOIN ledger_accounts AS account ON account.id = entry.account_id AND account.kind = 'clearing'
  JOIN ledger_transactions AS posted ON posted.id = entry.transaction_id)`
