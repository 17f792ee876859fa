import type { Baisa } from '@warsha/contract/money/baisa.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import type { BookingProblem } from '#modules/booking/index.ts'
import { catalogueModel } from '#modules/catalogue/index.ts'
import { findChannel } from '#modules/channels/index.ts'
import {
  type BasketLine,
  type CodeTryRefusal,
  evaluateCode,
  evaluateGiftCard,
  tryCode,
} from '#modules/promotions/index.ts'
import { addLines, type LinesRefusal } from '../rules/change-lines.ts'
import type { DraftLine } from '../rules/checkout.ts'
import type { CheckoutDiscount } from '../rules/checkout-discount.ts'
import { type CheckoutPrices, priceCheckout } from '../rules/price-checkout.ts'
import { basketOf, bookLines, toStoredLines } from './book-lines.ts'
import { checkVisitorsStock } from './check-visitors-stock.ts'
import type { CheckoutDeps } from './checkout-deps.ts'
import type { DiscountRefusal } from './discount-renewal.ts'
import { type PlanRefusal, planLines } from './plan-lines.ts'

export type PreviewRefusal =
  | LinesRefusal
  | PlanRefusal
  | BookingProblem
  | DiscountRefusal
  | CodeTryRefusal
  | 'STOCK_INSUFFICIENT'
  | 'CHANNEL_UNKNOWN'

type Wanted = {
  channel: string
  stateId: number
  lines: readonly DraftLine[]
  promoCode: string
  /** The customer whose tries of codes are counted. */
  customerId: number | undefined
  address: string
}

/**
 * The price of a checkout of these lines, with the same checks and the same sum. Nothing is stored or held, but a
 * code is tried as in a checkout: counted, and gift cards by customers alone.
 */
export async function previewCheckout(
  deps: CheckoutDeps,
  wanted: Wanted,
): Promise<Outcome<CheckoutPrices, PreviewRefusal>> {
  const { channel, stateId, lines } = wanted
  const known = await findChannel(deps.models, channel)
  if (!known) return refuse('CHANNEL_UNKNOWN', { field: 'channel' })
  const joined = addLines([], lines)
  if (!joined.ok) return joined
  const planned = await planLines(deps, joined.value, { channel, stateId })
  if (!planned.ok) return planned
  const checked = await checkVisitorsStock(deps, planned.value.lines, { channel, stateId })
  if (!checked.ok) return checked
  const booked = await bookLines(deps.db, planned.value.lines, [])
  if (!booked.ok) return booked
  const stored = toStoredLines(booked.value, 'en')
  const basket = basketOf(booked.value, stored.lines)
  const discounts = await discountOf(deps, wanted, { basket, channelId: known.id })
  if (!discounts.ok) return discounts
  const { catalogue } = await deps.models.get(catalogueModel)
  const priced = { ...stored, discounts: discounts.value }
  return ok(priceCheckout(priced, catalogue, catalogue.channels.get(channel)))
}

async function discountOf(
  deps: CheckoutDeps,
  { promoCode, customerId, address }: Wanted,
  { basket, channelId }: { basket: readonly BasketLine[]; channelId: number },
): Promise<Outcome<CheckoutDiscount[], DiscountRefusal | CodeTryRefusal>> {
  if (!promoCode.trim()) return ok([])
  const found = await tryCode(deps, { typed: promoCode, channelId, customerId, address })
  if (!found.ok) return found
  const now = deps.clock.now()
  if (found.value.kind === 'promo') {
    const { id, code, name } = found.value.code
    const terms = evaluateCode(found.value.code, basket, { now, channelId })
    return terms.ok ? ok([{ kind: 'promo', sourceId: id, code, name, terms: terms.value }]) : terms
  }
  if (customerId === undefined) return refuse('GIFT_CARD_SIGN_IN', { field: 'promoCode' })
  const { id, code } = found.value.card
  const money: Outcome<Baisa, DiscountRefusal> = evaluateGiftCard(found.value.card, now)
  if (!money.ok) return money
  return ok([
    { kind: 'gift_card', sourceId: id, code, name: null, terms: { type: 'money', amount: money.value } },
  ])
}
