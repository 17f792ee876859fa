import { sql } from 'drizzle-orm'
import type { Invariant } from '#kernel/database/invariants.ts'

export const walletInvariants: readonly Invariant[] = [
  {
    name: 'what customers have set aside is in the ledger, to the baisa',
    broken: sql`SELECT customer_id, balance_baisa, held FROM (
        SELECT account.customer_id, account.balance_baisa, coalesce(sum(hold.amount_baisa), 0) AS held
        FROM ledger_accounts AS account
        LEFT JOIN wallet_holds AS hold ON hold.customer_id = account.customer_id AND hold.state = 'held'
        WHERE account.kind = 'holds' GROUP BY account.id) AS holds
      WHERE balance_baisa <> held
      UNION ALL
      SELECT customer_id, NULL, amount_baisa FROM wallet_holds AS hold WHERE state = 'held' AND NOT EXISTS (
        SELECT FROM ledger_accounts AS account WHERE account.kind = 'holds' AND account.customer_id = hold.customer_id)`,
  },
]
