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
  {
    name: 'what was settled of a claim is in the ledger, to the baisa',
    broken: sql`SELECT id AS claim_id, settled_baisa, taken FROM (
        SELECT claim.id, claim.settled_baisa, coalesce(-sum(entry.amount_baisa), 0) AS taken
        FROM wallet_claims AS claim
        LEFT JOIN ledger_transactions AS transaction ON transaction.key = 'REFERRAL:' || claim.key
          OR starts_with(transaction.key, 'REFERRAL:' || claim.key || ':')
        LEFT JOIN ledger_accounts AS account ON account.kind = 'wallet' AND account.customer_id = claim.customer_id
        LEFT JOIN ledger_entries AS entry
          ON entry.transaction_id = transaction.id AND entry.account_id = account.id
        GROUP BY claim.id) AS claims
      WHERE settled_baisa <> taken`,
  },
  {
    name: 'nothing is left in the wallet of a deleted account',
    broken: sql`SELECT closure.customer_id, account.balance_baisa FROM wallet_closures AS closure
      JOIN ledger_accounts AS account ON account.kind = 'wallet' AND account.customer_id = closure.customer_id
      WHERE account.balance_baisa > 0`,
  },
  {
    name: 'what operators have to transfer is in the ledger, to the baisa',
    broken: sql`SELECT booked, open FROM (
        SELECT (SELECT coalesce(sum(entry.amount_baisa), 0) FROM ledger_entries AS entry
            JOIN ledger_accounts AS account ON account.id = entry.account_id WHERE account.kind = 'payouts') AS booked,
          (SELECT coalesce(sum(amount_baisa), 0) FROM wallet_payouts WHERE paid_at IS NULL) AS open) AS sums
      WHERE booked <> open`,
  },
  {
    name: 'nobody can spend what is owed',
    broken: sql`SELECT claim.id AS claim_id, account.balance_baisa FROM wallet_claims AS claim
      JOIN ledger_accounts AS account ON account.kind = 'wallet' AND account.customer_id = claim.customer_id
      WHERE settled_baisa < claim.amount_baisa - spent_baisa AND account.balance_baisa > 0`,
  },
]
