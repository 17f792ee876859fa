import type { DiscountTerms } from '@warsha/contract/checkout/apply-discounts.ts'
import { type Baisa, multiplyBaisa, sumBaisa } from '@warsha/contract/money/baisa.ts'
import { type Outcome, ok, type Refusal, refuse } from '#kernel/outcome.ts'
import { muscatDay } from './muscat-day.ts'
import type { PromoCode, PromoTarget } from './promo-code.ts'

/** A line of goods, as far as codes look at it. */
export type BasketLine = {
  lineId: string
  productId: number
  /** Its category and those above it. */
  categoryIds: readonly number[]
  quantity: number
  /** Price of one piece, catalogue discounts taken off. */
  unit: Baisa
  /** When its booked hour begins. */
  startsAt: Date | undefined
}

export type PromoRefusal =
  | 'PROMO_CODE_INVALID'
  | 'PROMO_CODE_EXPIRED'
  | 'PROMO_CODE_NOT_YET'
  | 'PROMO_CODE_USED_UP'
  | 'PROMO_CODE_USED_BY_YOU'
  | 'PROMO_CODE_NOT_FOR_BASKET'
  | 'PROMO_CODE_MINIMUM'
  | 'PROMO_CODE_BOOK_SOONER'

type Purchase = { now: Date; channelId: number }

/** The discount of a code on these lines, or the reason against it and the condition that would make it valid. */
export function evaluateCode(
  code: PromoCode,
  basket: readonly BasketLine[],
  purchase: Purchase,
): Outcome<DiscountTerms, PromoRefusal> {
  const [reason] = reasonsAgainst(code, basket, purchase)
  return reason ?? ok(termsOf(code, linesInTime(code, basket, purchase.now)))
}

/** Every reason against a code on these lines; the first is the one that a shopper reads. */
export function reasonsAgainst(
  code: PromoCode,
  basket: readonly BasketLine[],
  { now, channelId }: Purchase,
): Refusal<PromoRefusal>[] {
  const { startsOn, endsOn } = code
  const today = muscatDay(now)
  const reasons: Refusal<PromoRefusal>[] = []
  if (!isCodeOf(code, channelId)) reasons.push(no('PROMO_CODE_INVALID'))
  if (endsOn && today > endsOn) reasons.push(no('PROMO_CODE_EXPIRED', { date: endsOn }))
  if (startsOn && today < startsOn) reasons.push(no('PROMO_CODE_NOT_YET', { date: startsOn }))
  return [...reasons, ...reasonsOfLines(code, basket, now)]
}

function reasonsOfLines(code: PromoCode, basket: readonly BasketLine[], now: Date): Refusal<PromoRefusal>[] {
  const { withinHours, minimumBaisa, targets } = code
  if (!basket.some((line) => isMeant(code, line))) return [no('PROMO_CODE_NOT_FOR_BASKET', namesOf(targets))]
  const inTime = linesInTime(code, basket, now)
  if (inTime.length === 0) return [no('PROMO_CODE_BOOK_SOONER', { hours: withinHours ?? 0 })]
  const worth = sumBaisa(inTime.map(({ unit, quantity }) => multiplyBaisa(unit, quantity)))
  if (minimumBaisa === null || worth >= minimumBaisa) return []
  return [no('PROMO_CODE_MINIMUM', { minimum: minimumBaisa, missing: minimumBaisa - worth })]
}

/** The lines that a code is for; with a limit of hours those that are booked within them. */
function linesInTime(code: PromoCode, basket: readonly BasketLine[], now: Date): BasketLine[] {
  const { withinHours } = code
  const meant = basket.filter((line) => isMeant(code, line))
  return withinHours === null ? meant : meant.filter((line) => isWithin(line, now, withinHours))
}

/** A code that is switched off, or of another shop, is no code here: it is refused like one that nobody has. */
export function isCodeOf({ isActive, channelId }: PromoCode, ofChannel: number): boolean {
  return isActive && (channelId ?? ofChannel) === ofChannel
}

function no(code: PromoRefusal, params?: Record<string, string | number>) {
  return refuse(code, { field: 'promoCode', ...(params && { params }) })
}

function termsOf(code: PromoCode, lines: readonly BasketLine[]): DiscountTerms {
  if (code.type === 'gift') {
    const dearest = lines.reduce((best, line) => (line.unit > best.unit ? line : best))
    return { type: 'percent', lines: [{ lineId: dearest.lineId, percent: 100, units: 1 }] }
  }
  if (code.type === 'amount' && code.amountBaisa !== null)
    return { type: 'amount', amount: code.amountBaisa, lineIds: lines.map(({ lineId }) => lineId) }
  const reduced = lines.map((line) => ({
    lineId: line.lineId,
    percent: percentFor(code, line),
    units: line.quantity,
  }))
  return { type: 'percent', lines: reduced }
}

function isMeant({ targets }: PromoCode, line: BasketLine): boolean {
  return line.unit > 0 && (targets.length === 0 || targets.some((target) => isTarget(target, line)))
}

function isTarget({ productId, categoryId }: PromoTarget, line: BasketLine): boolean {
  return productId === line.productId || (categoryId !== null && line.categoryIds.includes(categoryId))
}

/** A product's own percentage comes before that of its category, and both before the code's. */
function percentFor({ targets, percent }: PromoCode, line: BasketLine): number {
  const own = targets.find(({ productId }) => productId === line.productId)
  const byCategory = line.categoryIds.flatMap(
    (id) => targets.find(({ categoryId }) => categoryId === id) ?? [],
  )
  return own?.percent ?? byCategory[0]?.percent ?? percent ?? 0
}

const hourMs = 3_600_000

function isWithin({ startsAt }: BasketLine, now: Date, hours: number): boolean {
  return startsAt !== undefined && startsAt.getTime() <= now.getTime() + hours * hourMs
}

/** Enough names to know what to add; a long list would help nobody. */
function namesOf(targets: readonly PromoTarget[]): Record<string, string> {
  const named = targets.slice(0, 3)
  return {
    goodsEn: named.map(({ name }) => name.en).join(', '),
    goodsAr: named.map(({ name }) => name.ar).join('، '),
  }
}
