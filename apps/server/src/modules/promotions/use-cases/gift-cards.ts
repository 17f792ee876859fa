import { type Baisa, negateBaisa } from '@warsha/contract/money/baisa.ts'
import type { Executor, Transaction } from '#kernel/database/connect.ts'
import { type Outcome, refuse } from '#kernel/outcome.ts'
import { giftCardOf, postTransaction } from '#modules/ledger/index.ts'
import { evaluateGiftCard, type GiftCard, type GiftCardRefusal } from '../rules/gift-card.ts'
import { findCardById, findCards, findCardsOf, insertCard, type NewCard } from '../storage/card-queries.ts'
import { releaseOtherCards, reserveCard } from '../storage/discount-reservation-queries.ts'

/**
 * Sets a whole card aside for a purchase in the caller's transaction, and says what can be spent. The unused rest
 * is free again when the purchase ends.
 */
export async function reserveGiftCard(
  tx: Transaction,
  { cardId, holder, now }: { cardId: number; holder: string; now: Date },
): Promise<Outcome<Baisa, GiftCardRefusal>> {
  await releaseOtherCards(tx, cardId, holder)
  const isReserved = await reserveCard(tx, cardId, holder)
  const card = await findCardById(tx, cardId)
  if (!card?.isActive) return refuse('PROMO_CODE_INVALID', { field: 'promoCode' })
  return isReserved ? evaluateGiftCard(card, now) : refuse('GIFT_CARD_IN_USE', { field: 'promoCode' })
}

/** Pays a part of an order, once per order. The card was held, so what was promised is there; otherwise it is a fault. */
export async function payByGiftCard(
  tx: Transaction,
  { cardId, amount, orderNumber }: { cardId: number; amount: Baisa; orderNumber: number },
): Promise<void> {
  const posted = await postTransaction(tx, {
    kind: 'ORDER_PAYMENT',
    key: `gift-card-payment:${orderNumber}:${cardId}`,
    reference: String(orderNumber),
    moves: [
      { account: giftCardOf(cardId), amount: negateBaisa(amount) },
      { account: { kind: 'sales' }, amount },
    ],
  })
  if (!posted.ok) throw new Error(`Gift card ${cardId} does not have what order ${orderNumber} takes`)
}

/** Puts money of an order back on the card it came from, once per key. */
export async function refundGiftCard(
  tx: Transaction,
  { cardId, amount, orderNumber, key }: { cardId: number; amount: Baisa; orderNumber: number; key: string },
): Promise<void> {
  const posted = await postTransaction(tx, {
    kind: 'ORDER_REFUND',
    key: `gift-card-refund:${key}`,
    reference: String(orderNumber),
    moves: [
      { account: { kind: 'refunds' }, amount: negateBaisa(amount) },
      { account: giftCardOf(cardId), amount },
    ],
  })
  if (!posted.ok) throw new Error(`Gift card ${cardId} could not be refunded`)
}

/** Makes a card with money on it, which the shop gives. False when there is a card with this code. */
export async function issueGiftCard(tx: Transaction, card: NewCard): Promise<boolean> {
  const cardId = await insertCard(tx, card)
  if (cardId === undefined) return false
  await postTransaction(tx, {
    kind: 'GIFT_CARD',
    key: `gift-card:${cardId}`,
    moves: [
      { account: { kind: 'promotions' }, amount: negateBaisa(card.initialBaisa) },
      { account: giftCardOf(cardId), amount: card.initialBaisa },
    ],
  })
  return true
}

export async function readGiftCards(executor: Executor, ids: readonly number[]): Promise<GiftCard[]> {
  return ids.length > 0 ? findCards(executor, ids) : []
}

export function listGiftCardsOf(executor: Executor, customerId: number): Promise<GiftCard[]> {
  return findCardsOf(executor, customerId)
}
