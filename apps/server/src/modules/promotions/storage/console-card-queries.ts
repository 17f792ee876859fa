import type { giftCardSorts } from '@warsha/contract/console/promotions/gift-cards.constants.ts'
import type { Baisa } from '@warsha/contract/money/baisa.ts'
import { type SQL, sql } from 'drizzle-orm'
import { maxCount } from '#commands/keyset.ts'
import {
  defineListOrder,
  orderedBy,
  type SortedPage,
  type SortedRow,
  unsorted,
} from '#commands/list-order.ts'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import { customerContacts } from '#modules/identity/index.ts'
import { balanceExpression, paymentsExpression } from '#modules/ledger/index.ts'

export type CardState = 'active' | 'disabled' | 'expired' | 'empty'

/** A card as operators see it. */
export type ConsoleCard = {
  id: number
  code: string
  initialBaisa: Baisa
  balanceBaisa: Baisa
  endsOn: string | null
  state: CardState
  batchId: number | null
  customer: { publicId: string; name: string; phone: string | null } | null
  isHeld: boolean
  /** Payments from it. */
  uses: number
  lastUsedAt: Date | null
  issuedAt: Date
}

export type CardFilter = {
  state?: CardState | undefined
  batchId?: number | undefined
  search?: string | undefined
  /** The day in Muscat. */
  today: string
}

const balance = balanceExpression(sql`'gift_card:' || card.id`)

/** Keys are given in the order in which cards are issued. */
export const cardOrder = defineListOrder(sql`card.id`, {
  issued: [{ by: sql`card.id`, type: 'integer' }],
  // Without an index, which every payment from a wallet or a card would have to write to.
  balance: [{ by: balance, type: 'integer' }],
  initial: [{ by: sql`card.initial_baisa`, type: 'integer' }],
  ends: [{ by: sql`coalesce(card.ends_on, 'infinity')`, type: 'day' }],
  used: [{ by: sql`coalesce(card.last_used_at, '-infinity')`, type: 'moment' }],
})

export type CardSort = (typeof giftCardSorts)[number]

export type SortedCard = ConsoleCard & SortedRow

/** A page, one more than asked for, and how many there are up to `maxCount`. */
export async function findConsoleCards(
  executor: Executor,
  { state, batchId, search, today }: CardFilter,
  page: SortedPage<CardSort>,
): Promise<{ cards: SortedCard[]; total: number }> {
  const conditions = [
    state === undefined ? undefined : sql`${stateOn(today)} = ${state}`,
    batchId === undefined ? undefined : sql`card.batch_id = ${batchId}`,
    search ? sql`right(card.code, ${search.length}) = ${search.toLowerCase()}` : undefined,
  ].filter((condition) => condition !== undefined)
  const matches = sql.join([sql`true`, ...conditions], sql` AND `)
  const { sorted, isBehind, orderBy } = orderedBy(cardOrder, page)
  const [cards, { rows }] = await Promise.all([
    readCards(
      executor,
      { today, sorted },
      sql`${matches} AND ${isBehind} ORDER BY ${orderBy} LIMIT ${page.limit + 1}`,
    ),
    executor.execute<{ total: number }>(sql`
      SELECT count(*)::integer AS total FROM (
        SELECT FROM gift_cards AS card WHERE ${matches} LIMIT ${maxCount + 1}) AS counted`),
  ])
  return { cards, total: rows[0]?.total ?? 0 }
}

export async function findConsoleCard(
  executor: Executor,
  { id, today }: { id: number; today: string },
): Promise<ConsoleCard | undefined> {
  const [card] = await readCards(executor, { today, sorted: unsorted }, sql`card.id = ${id}`)
  return card
}

function stateOn(today: string): SQL {
  return sql`CASE WHEN NOT card.is_active THEN 'disabled' WHEN card.ends_on < ${today}::date THEN 'expired'
    WHEN ${balance} = 0 THEN 'empty' ELSE 'active' END`
}

async function readCards(
  executor: Executor,
  { today, sorted }: { today: string; sorted: SQL },
  condition: SQL,
): Promise<SortedCard[]> {
  const { rows } = await executor.execute<SortedCard>(sql`
    SELECT card.id, card.code, card.initial_baisa AS "initialBaisa", ${balance} AS "balanceBaisa",
      card.ends_on::text AS "endsOn", ${stateOn(today)} AS state, card.batch_id AS "batchId",
      card.holder IS NOT NULL AS "isHeld", ${paymentsExpression(sql`'gift_card:' || card.id`)} AS uses, card.last_used_at AS "lastUsedAt", card.created_at AS "issuedAt",
      ${sorted} AS sorted,
      CASE WHEN customer.id IS NOT NULL THEN jsonb_build_object(
        'publicId', customer.public_id, 'name', customer.name, 'phone', customer.phone) END AS customer
    FROM gift_cards AS card LEFT JOIN ${customerContacts} AS customer ON customer.id = card.customer_id
    WHERE ${condition}`)
  return rows.map((row) => ({
    ...row,
    lastUsedAt: row.lastUsedAt && new Date(row.lastUsedAt),
    issuedAt: new Date(row.issuedAt),
  }))
}

/** True for the one who turns it. A card that a purchase holds is not disabled: its payment may have begun. */
export async function setCardActive(tx: Transaction, id: number, isActive: boolean): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    UPDATE gift_cards SET is_active = ${isActive}, revision = revision + 1, updated_at = now()
    WHERE id = ${id} AND is_active <> ${isActive} AND (${isActive} OR holder IS NULL)`)
  return rowCount === 1
}

/** True for the one who gives it: an active card that is nobody's and was never used. */
export async function giveCard(tx: Transaction, id: number, customerId: number): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    UPDATE gift_cards SET customer_id = ${customerId}, revision = revision + 1, updated_at = now()
    WHERE id = ${id} AND is_active AND customer_id IS NULL AND holder IS NULL AND last_used_at IS NULL`)
  return rowCount === 1
}
