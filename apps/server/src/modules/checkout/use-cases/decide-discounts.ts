import { noBaisa } from '@warsha/contract/money/baisa.ts'
import type { Transaction } from '#kernel/database/connect.ts'
import { ok, refuse } from '#kernel/outcome.ts'
import {
  evaluateCode,
  readPromoCode,
  reserveCode,
  reserveGiftCard,
  reserveReduction,
} from '#modules/promotions/index.ts'
import { holderOf } from '../rules/holder-of.ts'
import type { Decision, Question } from './discount-renewal.ts'

/**
 * A visitor's code is looked at and not taken: its use is counted once a customer holds the checkout. The code of a paid
 * checkout was judged when the payment began.
 */
export async function decideCode(
  tx: Transaction,
  { checkout, renewal, known, added }: Question,
): Promise<Decision> {
  const given = added?.kind === 'promo' ? added.code : undefined
  const code = given ?? (known && (await readPromoCode(tx, known.sourceId)))
  if (!code) return known ? refuse('PROMO_CODE_INVALID', { field: 'promoCode' }) : ok(undefined)
  const { channelId, customerId } = checkout
  const judged =
    renewal.isPaid && known
      ? ok(known.terms)
      : evaluateCode(code, renewal.basket, { now: renewal.now, channelId })
  if (!judged.ok) return judged
  if (customerId !== null) {
    const held = await reserveCode(tx, { codeId: code.id, customerId, holder: holderOf(checkout) })
    if (!held.ok) return held
  }
  return ok({ kind: 'promo', sourceId: code.id, code: code.code, name: code.name, terms: judged.value })
}

/** Applied without a code: a customer who was granted a reduction gets it with the next purchase, fees included. */
export async function decideReduction(
  tx: Transaction,
  { checkout, renewal, known }: Question,
): Promise<Decision> {
  const { customerId } = checkout
  if (customerId === null || renewal.basket.length === 0) return ok(undefined)
  if (checkout.isNew && checkout.isReducible === false) return ok(undefined)
  const held = await reserveReduction(tx, { customerId, holder: holderOf(checkout) })
  if (!held)
    return renewal.isPaid && known ? refuse('PROMO_CODE_INVALID', { field: 'promoCode' }) : ok(undefined)
  const terms = { type: 'amount', amount: held.amountBaisa, lineIds: null } as const
  return ok({ kind: 'referral', sourceId: held.id, code: '', name: null, terms })
}

/**
 * The card as a whole is set aside for one checkout; the unused part stays on the card. A second one is refused: the
 * first would lose its place without a word.
 */
export async function decideCard(
  tx: Transaction,
  { checkout, renewal, known, added }: Question,
): Promise<Decision> {
  const card = added?.kind === 'gift_card' ? { id: added.card.id, code: added.card.code } : undefined
  const cardId = card?.id ?? known?.sourceId
  if (cardId === undefined) return ok(undefined)
  const field = 'promoCode'
  if (card && known && card.id !== known.sourceId) return refuse('GIFT_CARD_ONE_ONLY', { field })
  if (checkout.customerId === null) return refuse('GIFT_CARD_SIGN_IN', { field })
  if (renewal.basket.length === 0) return refuse('PROMO_CODE_NOT_FOR_BASKET', { field })
  const held = await reserveGiftCard(tx, { cardId, holder: holderOf(checkout), now: renewal.now })
  if (!held.ok) return held
  const needed = renewal.isPaid && known?.terms.type === 'money' ? known.terms.amount : noBaisa
  if (held.value < needed) return refuse('GIFT_CARD_EMPTY', { field })
  const code = card?.code ?? known?.code ?? ''
  return ok({
    kind: 'gift_card',
    sourceId: cardId,
    code,
    name: null,
    terms: { type: 'money', amount: held.value },
  })
}
