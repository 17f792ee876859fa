import type { Baisa } from '@warsha/contract/money/baisa.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import { muscatDay } from './muscat-day.ts'

export type GiftCard = {
  id: number
  code: string
  initialBaisa: Baisa
  balanceBaisa: Baisa
  /** The last day on which it can be spent, in Muscat. */
  endsOn: string | null
  isActive: boolean
  lastUsedAt: Date | null
  createdAt: Date
}

export type GiftCardRefusal =
  | 'GIFT_CARD_EXPIRED'
  | 'GIFT_CARD_EMPTY'
  | 'GIFT_CARD_IN_USE'
  | 'GIFT_CARD_ONE_ONLY'
  | 'GIFT_CARD_SIGN_IN'
  | 'PROMO_CODE_INVALID'

/** The amount that can be spent from a card at this moment. */
export function evaluateGiftCard(card: GiftCard, now: Date): Outcome<Baisa, GiftCardRefusal> {
  const field = 'promoCode'
  if (!card.isActive) return refuse('PROMO_CODE_INVALID', { field })
  if (card.endsOn && muscatDay(now) > card.endsOn)
    return refuse('GIFT_CARD_EXPIRED', { field, params: { date: card.endsOn } })
  return card.balanceBaisa > 0 ? ok(card.balanceBaisa) : refuse('GIFT_CARD_EMPTY', { field })
}
