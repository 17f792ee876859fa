import type { Baisa } from '@warsha/contract/money/baisa.ts'
import { type SQL, sql } from 'drizzle-orm'

/** The balance of the account with this name, as an expression; nothing for an account that was never used. */
export function balanceExpression(accountName: SQL): SQL<Baisa> {
  return sql<Baisa>`coalesce((SELECT balance_baisa FROM ledger_accounts WHERE name = ${accountName}), 0)`
}
