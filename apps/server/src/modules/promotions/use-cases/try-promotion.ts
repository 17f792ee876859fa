import { applyDiscounts } from '@warsha/contract/checkout/apply-discounts.ts'
import { type Baisa, noBaisa, sumBaisa } from '@warsha/contract/money/baisa.ts'
import type { Actor } from '#commands/define-command.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Database } from '#kernel/database/connect.ts'
import { type Outcome, ok, refuse } from '#kernel/outcome.ts'
import type { Models } from '#kernel/read-model.ts'
import {
  type Catalogue,
  type Channel,
  catalogueModel,
  type Product,
  priceOf,
} from '#modules/catalogue/index.ts'
import { type BasketLine, evaluateCode, isCodeOf, reasonsAgainst } from '../rules/evaluate-code.ts'
import { muscatDay } from '../rules/muscat-day.ts'
import type { Name } from '../rules/promo-code.ts'
import type { Promotion } from '../rules/promotion.ts'
import { findPromotion } from '../storage/promotion-queries.ts'
import { countUsesOf } from '../storage/promotion-use-queries.ts'
import type { FindCustomerInScope } from './promotion-ports.ts'

type TriedBasket = {
  id: number
  lines: readonly { productId: number; quantity: number }[]
  channelId: number
  customerPublicId: string | undefined
  at: Date | undefined
  visitAt: Date | undefined
}

export type TriedLine = {
  productId: number
  name: Name
  quantity: number
  unit: Baisa | undefined
  discount: Baisa
}

export type PromotionTrial = {
  isGiven: boolean
  discount: Baisa
  total: Baisa
  lines: TriedLine[]
  reasons: { code: string; params: Record<string, string | number> }[]
}

type Deps = { db: Database; models: Models; clock: Clock }

/** Whether a basket would get a code at a moment, by the rule of the checkout; otherwise every reason against it. */
export async function tryPromotion(
  { db, models, clock }: Deps,
  { centres }: Pick<Actor, 'centres'>,
  basket: TriedBasket,
  findCustomerInScope: FindCustomerInScope,
): Promise<Outcome<PromotionTrial, 'NOT_FOUND'>> {
  const { id, channelId, customerPublicId: publicId } = basket
  const now = basket.at ?? clock.now()
  const promotion = await findPromotion(db, { id, today: muscatDay(now) })
  if (!promotion) return refuse('NOT_FOUND')
  const { catalogue } = await models.get(catalogueModel)
  const channel = [...catalogue.channels.values()].find((each) => each.id === channelId)
  if (!channel) return refuse('NOT_FOUND', { field: 'channel_id' })
  const lines = basket.lines.map((line) => priceLine(catalogue, channel, line))
  if (!lines.every((line) => line !== undefined)) return refuse('NOT_FOUND', { field: 'basket' })
  const customer = publicId === undefined ? undefined : await findCustomerInScope(db, { publicId, centres })
  if (publicId !== undefined && !customer) return refuse('NOT_FOUND', { field: 'customer_id' })
  const uses = customer ? await countUsesOf(db, id, customer.id) : 0
  const sold = lines.flatMap((line) => toBasketLine(catalogue, line, basket.visitAt))
  const reasons = [
    ...reasonsOf(promotion, sold, { now, channelId }),
    ...reasonsOfLimits(promotion, customer ? uses : undefined),
  ]
  const terms = evaluateCode(promotion, sold, { now, channelId })
  const isGiven = terms.ok && reasons.length === 0
  const priced = sold.map(({ lineId, unit, quantity }) => ({ id: lineId, unit, quantity }))
  const { shares, total } = applyDiscounts(priced, isGiven ? [{ terms: terms.value }] : [])
  const discountOf = ({ productId }: TriedLine) => shares.get(String(productId)) ?? noBaisa
  return ok({
    isGiven,
    discount: sumBaisa(shares.values()),
    total,
    lines: lines.map((line) => ({ ...line, discount: discountOf(line) })),
    reasons,
  })
}

/** At the price of the variant that a shopper is shown first; undefined for an unknown product. */
function priceLine(
  { productsById }: Catalogue,
  channel: Channel,
  { productId, quantity }: { productId: number; quantity: number },
): TriedLine | undefined {
  const product = productsById.get(productId)
  if (!product) return undefined
  const [price] = product.variants.flatMap((variant) => priceOf(variant, channel) ?? [])
  return { productId, name: nameOf(product), quantity, unit: price?.payableBaisa, discount: noBaisa }
}

function nameOf({ name, translations }: Product): Name {
  return { en: name, ar: translations.ar?.name ?? name }
}

function toBasketLine(
  { productsById }: Catalogue,
  { productId, quantity, unit }: TriedLine,
  startsAt: Date | undefined,
): BasketLine[] {
  if (unit === undefined) return []
  const categoryIds: number[] = []
  for (let at = productsById.get(productId)?.category; at; at = at.parent) categoryIds.push(at.id)
  return [{ lineId: String(productId), productId, categoryIds, quantity, unit, startsAt }]
}

/** A shopper is told nothing of a code that is paused or of another channel; an operator is told which. */
function reasonsOf(
  promotion: Promotion,
  basket: readonly BasketLine[],
  purchase: { now: Date; channelId: number },
): PromotionTrial['reasons'] {
  const hidden = [
    ...(promotion.isActive ? [] : [{ code: 'PAUSED', params: {} }]),
    ...(isCodeOf({ ...promotion, isActive: true }, purchase.channelId)
      ? []
      : [{ code: 'OTHER_CHANNEL', params: {} }]),
  ]
  return reasonsAgainst(promotion, basket, purchase).flatMap(({ code, params = {} }) =>
    code === 'PROMO_CODE_INVALID' ? hidden : [{ code, params }],
  )
}

function reasonsOfLimits(
  { used, totalLimit, perCustomerLimit }: Promotion,
  usesOfCustomer: number | undefined,
): PromotionTrial['reasons'] {
  const isUsedUp = totalLimit !== null && used >= totalLimit
  const isUsedByCustomer =
    usesOfCustomer !== undefined && perCustomerLimit !== null && usesOfCustomer >= perCustomerLimit
  return [
    ...(isUsedUp ? [{ code: 'PROMO_CODE_USED_UP', params: { used } }] : []),
    ...(isUsedByCustomer ? [{ code: 'PROMO_CODE_USED_BY_YOU', params: { used: usesOfCustomer } }] : []),
  ]
}
