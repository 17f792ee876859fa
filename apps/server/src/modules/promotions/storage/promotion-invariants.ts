import { sql } from 'drizzle-orm'
import type { Invariant } from '#kernel/database/invariants.ts'

export const promotionInvariants: readonly Invariant[] = [
  {
    name: 'A code is used as often as its uses say',
    broken: sql`
      SELECT code.id AS code_id, used, count(promo_uses.id) AS uses
      FROM promo_codes AS code LEFT JOIN promo_uses ON code_id = code.id
      GROUP BY code.id HAVING used <> count(promo_uses.id)`,
  },
  {
    name: 'No customer uses a code more often than it allows',
    broken: sql`
      SELECT code_id, customer_id, count(*) AS uses FROM promo_uses JOIN promo_codes AS code ON code.id = code_id
      GROUP BY code_id, customer_id, per_customer_limit HAVING count(*) > per_customer_limit`,
  },
  {
    name: 'A gift card has its account, and never more than it began with and got back',
    broken: sql`
      SELECT card.id AS card_id, initial_baisa, balance_baisa
      FROM gift_cards AS card LEFT JOIN ledger_accounts AS account ON account.name = 'gift_card:' || card.id
      WHERE account.id IS NULL OR balance_baisa > initial_baisa`,
  },
]
