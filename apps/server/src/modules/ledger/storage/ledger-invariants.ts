import { sql } from 'drizzle-orm'
import type { Invariant } from '#kernel/database/invariants.ts'

/** What must be true of the books at any time; each query returns what is not. */
export const ledgerInvariants: readonly Invariant[] = [
  {
    name: 'the entries of every transaction sum to zero',
    broken: sql`SELECT transaction.id AS transaction_id, coalesce(sum(amount_baisa), 0) AS rest, count(entry.id) AS entries
      FROM ledger_transactions AS transaction LEFT JOIN ledger_entries AS entry ON transaction_id = transaction.id
      GROUP BY transaction.id HAVING coalesce(sum(amount_baisa), 0) <> 0 OR count(entry.id) < 2`,
  },
  {
    name: 'the balance of every account is the sum of its entries',
    broken: sql`SELECT account.name, balance_baisa, coalesce(sum(amount_baisa), 0) AS entries
      FROM ledger_accounts AS account LEFT JOIN ledger_entries ON account_id = account.id
      WHERE balance_baisa IS NOT NULL
      GROUP BY account.id HAVING balance_baisa <> coalesce(sum(amount_baisa), 0)`,
  },
  {
    name: 'every entry of a customer continues from the one before',
    broken: sql`SELECT id AS entry_id, amount_baisa, balance_after_baisa, before FROM (
        SELECT entry.id, amount_baisa, balance_after_baisa,
          lag(balance_after_baisa, 1, 0) OVER (PARTITION BY account_id ORDER BY entry.id) AS before
        FROM ledger_entries AS entry JOIN ledger_accounts AS account ON account.id = account_id
        WHERE balance_baisa IS NOT NULL) AS history
      WHERE balance_after_baisa IS DISTINCT FROM before + amount_baisa`,
  },
  {
    name: 'nobody has less than nothing',
    broken: sql`SELECT name, balance_baisa FROM ledger_accounts WHERE balance_baisa < 0`,
  },
]
