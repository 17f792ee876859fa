import { sql } from 'drizzle-orm'
import type { Invariant } from '#kernel/database/invariants.ts'

export const referralInvariants: readonly Invariant[] = [
  {
    name: 'every reward of an inviter is in the ledger, once, and no other is',
    broken: sql`SELECT friend_id, amount_baisa, state, booked FROM (
        SELECT reward.friend_id, reward.amount_baisa, reward.state, coalesce(sum(entry.amount_baisa), 0) AS booked
        FROM referral_rewards AS reward
        LEFT JOIN ledger_transactions AS transaction ON transaction.key = 'REFERRAL:friend:' || reward.friend_id
        LEFT JOIN ledger_accounts AS account ON account.kind = 'wallet' AND account.customer_id = reward.inviter_id
        LEFT JOIN ledger_entries AS entry
          ON entry.transaction_id = transaction.id AND entry.account_id = account.id
        GROUP BY reward.friend_id) AS rewards
      WHERE booked <> CASE state WHEN 'too small' THEN 0 ELSE amount_baisa END`,
  },
  {
    name: 'a reward is claimed from its inviter, and to its amount, when it was taken back, and otherwise not',
    broken: sql`SELECT friend_id, reward.amount_baisa, state, claim.amount_baisa AS claimed, spent_baisa
      FROM referral_rewards AS reward
      LEFT JOIN wallet_claims AS claim ON claim.key = 'back:' || reward.friend_id AND claim.customer_id = inviter_id
      WHERE CASE state
        WHEN 'paid' THEN claim.id IS NOT NULL
        WHEN 'too small' THEN claim.id IS NOT NULL
        WHEN 'taken back' THEN claim.amount_baisa IS DISTINCT FROM reward.amount_baisa OR spent_baisa = claim.amount_baisa
        ELSE spent_baisa < claim.amount_baisa END`,
  },
]
