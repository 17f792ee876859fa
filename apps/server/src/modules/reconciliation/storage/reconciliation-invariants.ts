import { sql } from 'drizzle-orm'
import type { Invariant } from '#kernel/database/invariants.ts'

export const reconciliationInvariants: readonly Invariant[] = [
  {
    name: 'What was decided about a movement of a gateway is posted with its amount',
    broken: sql`
      SELECT effect.entry_id, effect.effect, effect.amount_baisa FROM gateway_entry_effects AS effect
      WHERE effect.effect <> 'refund' AND NOT EXISTS (
        SELECT FROM ledger_transactions AS posted JOIN ledger_entries AS entry ON entry.transaction_id = posted.id
        JOIN ledger_accounts AS account ON account.id = entry.account_id AND account.kind = 'clearing'
        WHERE posted.key IN ('entry:' || effect.entry_id, 'TOP_UP:entry:' || effect.entry_id)
          AND -entry.amount_baisa = effect.amount_baisa)`,
  },
  {
    name: 'A payout is posted with the amount of the gateway',
    broken: sql`
      SELECT moved.id AS entry_id, moved.amount_baisa FROM gateway_entries AS moved
      JOIN ledger_transactions AS posted ON posted.key = 'payout:' || moved.id
      JOIN ledger_entries AS entry ON entry.transaction_id = posted.id
      JOIN ledger_accounts AS account ON account.id = entry.account_id AND account.kind = 'clearing'
      WHERE entry.amount_baisa <> moved.amount_baisa`,
  },
  {
    name: 'A closed day has no open difference',
    broken: sql`
      SELECT difference.id AS difference_id, gateway, day FROM payment_differences AS difference
      JOIN reconciliation_days USING (gateway, day) WHERE difference.state = 'open'`,
  },
  {
    name: 'The movements of a closed day are those that it was closed with',
    broken: sql`
      SELECT closed.gateway, closed.day, closed.gateway_baisa, coalesce(sum(moved.amount), 0) AS movements
      FROM reconciliation_days AS closed LEFT JOIN (
        SELECT gateway, day, CASE kind WHEN 'charge' THEN amount_baisa ELSE -amount_baisa END AS amount
        FROM gateway_entries WHERE kind IN ('charge', 'refund', 'chargeback')) AS moved USING (gateway, day)
      GROUP BY closed.gateway, closed.day, closed.gateway_baisa
      HAVING closed.gateway_baisa <> coalesce(sum(moved.amount), 0)`,
  },
]
