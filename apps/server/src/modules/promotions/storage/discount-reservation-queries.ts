import type { Baisa } from '@warsha/contract/money/baisa.ts'
import { sql } from 'drizzle-orm'
import type { Transaction } from '#kernel/database/connect.ts'

/** Gives back everything under a holder: the use of its code, the reduction and the gift card. */
export async function releaseAll(tx: Transaction, holder: string): Promise<void> {
  await tx.execute(sql`
    WITH given_back AS (
      DELETE FROM promo_uses WHERE holder = ${holder} AND state = 'held' RETURNING code_id
    ), counted AS (
      UPDATE promo_codes SET used = used - 1, updated_at = now() WHERE id IN (SELECT code_id FROM given_back)
    ), reduction AS (
      UPDATE reductions SET holder = NULL, updated_at = now() WHERE holder = ${holder} AND consumed_at IS NULL
    )
    UPDATE gift_cards SET holder = NULL, updated_at = now() WHERE holder = ${holder}`)
}

/** Gives back what a purchase has used up: the use of its code and the reduction. A second call finds nothing. */
export async function restoreAll(tx: Transaction, holder: string): Promise<void> {
  await tx.execute(sql`
    WITH given_back AS (
      DELETE FROM promo_uses WHERE holder = ${holder} AND state = 'consumed' RETURNING code_id
    ), counted AS (
      UPDATE promo_codes SET used = used - 1, updated_at = now() WHERE id IN (SELECT code_id FROM given_back)
    )
    UPDATE reductions SET holder = NULL, consumed_at = NULL, updated_at = now()
    WHERE holder = ${holder} AND consumed_at IS NOT NULL`)
}

export async function releaseUse(tx: Transaction, holder: string): Promise<void> {
  await tx.execute(sql`
    WITH given_back AS (
      DELETE FROM promo_uses WHERE holder = ${holder} AND state = 'held' RETURNING code_id
    ) UPDATE promo_codes SET used = used - 1, updated_at = now() WHERE id IN (SELECT code_id FROM given_back)`)
}

export async function releaseCard(tx: Transaction, holder: string): Promise<void> {
  await tx.execute(sql`UPDATE gift_cards SET holder = NULL, updated_at = now() WHERE holder = ${holder}`)
}

export type ConsumedCounts = { promo: number; referral: number; gift_card: number }

/** Ends everything under a holder for good, and says how many of each there were. */
export async function consumeAll(
  tx: Transaction,
  { holder, customerId }: { holder: string; customerId: number },
): Promise<ConsumedCounts> {
  const { rows } = await tx.execute<ConsumedCounts>(sql`
    WITH used AS (
      UPDATE promo_uses SET state = 'consumed', updated_at = now() WHERE holder = ${holder} AND state = 'held' RETURNING id
    ), reduced AS (
      UPDATE reductions SET consumed_at = now(), updated_at = now() WHERE holder = ${holder} AND consumed_at IS NULL RETURNING id
    ), spent AS (
      UPDATE gift_cards SET holder = NULL, customer_id = ${customerId}, last_used_at = now(), updated_at = now()
      WHERE holder = ${holder} RETURNING id
    )
    SELECT (SELECT count(*)::int FROM used) AS promo, (SELECT count(*)::int FROM reduced) AS referral,
      (SELECT count(*)::int FROM spent) AS gift_card`)
  return rows[0] ?? { promo: 0, referral: 0, gift_card: 0 }
}

export type ReservedReduction = { id: number; amountBaisa: Baisa }

/** The customer's reduction, if there is one that no other purchase has. */
export async function reserveReduction(
  tx: Transaction,
  { holder, customerId }: { holder: string; customerId: number },
): Promise<ReservedReduction | undefined> {
  const { rows } = await tx.execute<ReservedReduction>(sql`
    UPDATE reductions SET holder = ${holder}, updated_at = now()
    WHERE customer_id = ${customerId} AND consumed_at IS NULL AND coalesce(holder, ${holder}) = ${holder}
    RETURNING id, amount_baisa AS "amountBaisa"`)
  return rows[0]
}

/** A purchase holds one card; the one it had before makes way. */
export async function releaseOtherCards(tx: Transaction, cardId: number, holder: string): Promise<void> {
  await tx.execute(sql`UPDATE gift_cards SET holder = NULL, updated_at = now()
    WHERE holder = ${holder} AND id <> ${cardId}`)
}

/** False when another purchase holds the card. */
export async function reserveCard(tx: Transaction, cardId: number, holder: string): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`UPDATE gift_cards SET holder = ${holder}, updated_at = now()
    WHERE id = ${cardId} AND is_active AND coalesce(holder, ${holder}) = ${holder}`)
  return rowCount === 1
}
