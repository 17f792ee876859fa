import type { PromoCode } from './promo-code.ts'

export type PromotionState = 'running' | 'scheduled' | 'paused' | 'ended' | 'used_up'

/** A promo code as operators edit it. */
export type Promotion = PromoCode & { state: PromotionState; used: number; revision: number }

export type PromotionTarget = { productId: number | null; categoryId: number | null; percent: number | null }

/** The fields that an operator writes. */
export type PromotionFields = Pick<
  PromoCode,
  | 'name'
  | 'type'
  | 'percent'
  | 'amountBaisa'
  | 'channelId'
  | 'minimumBaisa'
  | 'startsOn'
  | 'endsOn'
  | 'totalLimit'
  | 'perCustomerLimit'
  | 'withinHours'
> & { targets: readonly PromotionTarget[] }

/** The field that does not fit the others; undefined when all do. */
export function misfitOf(
  fields: PromotionFields,
): 'percent' | 'amount_baisa' | 'ends_on' | 'targets' | undefined {
  const { type, percent, amountBaisa, startsOn, endsOn, targets } = fields
  if (type === 'percent' ? !isReducedByPercent(fields) : percent !== null) return 'percent'
  if ((type === 'amount') !== (amountBaisa !== null)) return 'amount_baisa'
  if (startsOn !== null && endsOn !== null && startsOn > endsOn) return 'ends_on'
  const isOneThing = targets.every(
    ({ productId, categoryId }) => (productId === null) !== (categoryId === null),
  )
  const names = new Set(targets.map(({ productId, categoryId }) => `${productId}:${categoryId}`))
  const hasOwnPercents = targets.some((target) => target.percent !== null)
  if (!isOneThing || names.size < targets.length || (type !== 'percent' && hasOwnPercents)) return 'targets'
  return undefined
}

/** A percentage of its own, or one for each target. */
function isReducedByPercent({ percent, targets }: PromotionFields): boolean {
  return percent !== null || (targets.length > 0 && targets.every((target) => target.percent !== null))
}
