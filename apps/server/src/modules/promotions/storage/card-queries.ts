import { type Baisa, noBaisa } from '@warsha/contract/money/baisa.ts'
import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import { balanceExpression } from '#modules/ledger/index.ts'
import type { GiftCard } from '../rules/gift-card.ts'
import { giftCards } from './gift-cards.tables.ts'

const columns = {
  id: giftCards.id,
  code: giftCards.code,
  initialBaisa: giftCards.initialBaisa,
  balanceBaisa: balanceExpression(sql`'gift_card:' || gift_cards.id`),
  endsOn: giftCards.endsOn,
  isActive: giftCards.isActive,
  lastUsedAt: giftCards.lastUsedAt,
  createdAt: giftCards.createdAt,
}

export async function findCard(executor: Executor, code: string): Promise<GiftCard | undefined> {
  const [found] = await select(executor, eq(giftCards.code, code))
  return found
}

export async function findCardById(executor: Executor, id: number): Promise<GiftCard | undefined> {
  const [found] = await select(executor, eq(giftCards.id, id))
  return found
}

export function findCards(executor: Executor, ids: readonly number[]): Promise<GiftCard[]> {
  return select(executor, inArray(giftCards.id, [...ids]))
}

/** Those a customer was given or has spent from, the newest first. */
export function findCardsOf(executor: Executor, customerId: number): Promise<GiftCard[]> {
  return select(executor, eq(giftCards.customerId, customerId))
}

function select(executor: Executor, condition: SQL): Promise<GiftCard[]> {
  return executor
    .select(columns)
    .from(giftCards)
    .where(condition)
    .orderBy(sql`${giftCards.id} DESC`)
    .limit(100)
}

export type NewCard = { code: string; initialBaisa: Baisa; endsOn: string | null; customerId: number | null }

/** Undefined when there is a card with this code. */
export async function insertCard(tx: Transaction, card: NewCard): Promise<number | undefined> {
  if (card.initialBaisa <= noBaisa) throw new Error('A gift card begins with money')
  const [made] = await tx.insert(giftCards).values(card).onConflictDoNothing().returning({ id: giftCards.id })
  return made?.id
}
