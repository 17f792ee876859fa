import { sql } from 'drizzle-orm'
import type { Invariant } from '#kernel/database/invariants.ts'

export const referralInvariants: readonly Invariant[] = [
  {
    name: 'every reward of an inviter is in the ledger, once, and no other is',
    broken: sql`SELECT friend_id, amount_baisa, state, booked FROM (
        SELECT reward.friend_id, reward.amount_baisa, reward.state, coalesce(sum(entry.amount_baisa), 0) AS booked
        FROM referral_rewards AS reward
        LEFT JOIN ledger_transactions AS transaction
          ON transaction.key IN ('REFERRAL:friend:' || reward.friend_id, 'REFERRAL:back:' || reward.friend_id)
        LEFT JOIN ledger_accounts AS account ON account.kind = 'wallet' AND account.customer_id = reward.inviter_id
        LEFT JOIN ledger_entries AS entry
          ON entry.transaction_id = transaction.id AND entry.account_id = account.id
        GROUP BY reward.friend_id) AS rewards
      WHERE booked <> CASE WHEN state = 'taken back' THEN 0 ELSE amount_baisa END`,
  },
]
