import type { Executor } from '#kernel/database/connect.ts'
import type { GiftCard } from '../rules/gift-card.ts'
import { isCodeOf } from '../rules/judge-code.ts'
import { type PromoCode, readCode } from '../rules/promo-code.ts'
import { findCard } from '../storage/card-queries.ts'
import { findCodeById, findCode as findPromo } from '../storage/code-queries.ts'

/** What a shopper's code stands for. */
export type FoundCode = { kind: 'promo'; code: PromoCode } | { kind: 'gift_card'; card: GiftCard }

/** Both are always looked for, so that an answer takes as long for a code that exists as for one that does not. */
export async function findCode(
  executor: Executor,
  typed: string,
  channelId: number,
): Promise<FoundCode | undefined> {
  const wanted = readCode(typed) ?? ''
  const code = await findPromo(executor, wanted)
  const card = await findCard(executor, wanted)
  if (code && isCodeOf(code, channelId)) return { kind: 'promo', code }
  return card && { kind: 'gift_card', card }
}

/** A code that a checkout has, as it is now. */
export function readPromoCode(executor: Executor, id: number): Promise<PromoCode | undefined> {
  return findCodeById(executor, id)
}
