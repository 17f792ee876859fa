import type {
  RestPromotion,
  RestPromotionTrial,
  RestPromotionUse,
} from '@warsha/contract/console/promotions/promotions.rest.ts'
import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { type Baisa, baisa, decimalTextFromBaisa } from '@warsha/contract/money/baisa.ts'
import { maskPhone } from '#modules/identity/index.ts'
import type { Promotion, PromotionFields } from '../../rules/promotion.ts'
import type { ListedUse } from '../../use-cases/list-promotions.ts'
import type { PromotionTrial } from '../../use-cases/try-promotion.ts'

type SentFields = Omit<
  RestPromotion,
  'id' | 'code' | 'is_active' | 'state' | 'used' | 'revision' | 'targets'
> & {
  targets: Omit<RestPromotion['targets'][number], 'name'>[]
}

export function fieldsOf(sent: SentFields): PromotionFields {
  return {
    name: sent.name,
    type: sent.type,
    percent: sent.percent,
    amountBaisa: amountOf(sent.amount_baisa),
    channelId: sent.channel_id,
    minimumBaisa: amountOf(sent.minimum_baisa),
    startsOn: sent.starts_on,
    endsOn: sent.ends_on,
    totalLimit: sent.total_limit,
    perCustomerLimit: sent.per_customer_limit,
    withinHours: sent.within_hours,
    targets: sent.targets.map(({ product_id, category_id, percent }) => ({
      productId: product_id,
      categoryId: category_id,
      percent,
    })),
  }
}

function amountOf(amount: number | null): Baisa | null {
  return amount === null ? null : baisa(amount)
}

export function toPromotion(promotion: Promotion): RestPromotion {
  return {
    id: promotion.id,
    code: promotion.code,
    name: promotion.name,
    type: promotion.type,
    percent: promotion.percent,
    amount_baisa: promotion.amountBaisa,
    channel_id: promotion.channelId,
    minimum_baisa: promotion.minimumBaisa,
    starts_on: promotion.startsOn,
    ends_on: promotion.endsOn,
    total_limit: promotion.totalLimit,
    per_customer_limit: promotion.perCustomerLimit,
    within_hours: promotion.withinHours,
    targets: promotion.targets.map(({ productId, categoryId, percent, name }) => ({
      product_id: productId,
      category_id: categoryId,
      percent,
      name,
    })),
    is_active: promotion.isActive,
    state: promotion.state,
    used: promotion.used,
    revision: promotion.revision,
  }
}

export function toUse({ id, usedAt, state, order, customer }: ListedUse): RestPromotionUse {
  return {
    id,
    used_at: usedAt.toISOString(),
    state,
    order: order ? { id: toGlobalId('Order', order.publicId), number: String(order.number) } : null,
    customer: customer
      ? {
          id: toGlobalId('User', customer.publicId),
          name: customer.name,
          masked_phone: maskPhone(customer.phone),
        }
      : null,
  }
}

export function toTrial({ isGiven, discount, total, lines, reasons }: PromotionTrial): RestPromotionTrial {
  return {
    is_given: isGiven,
    discount_baisa: discount,
    total_baisa: total,
    lines: lines.map((line) => ({
      product_id: line.productId,
      name: line.name,
      quantity: line.quantity,
      unit_baisa: line.unit ?? null,
      discount_baisa: line.discount,
    })),
    reasons,
  }
}

export const promotionColumns = [
  'code',
  'name_en',
  'name_ar',
  'type',
  'percent',
  'amount_omr',
  'channel_id',
  'minimum_omr',
  'starts_on',
  'ends_on',
  'used',
  'total_limit',
  'per_customer_limit',
  'within_hours',
  'state',
]

export function toPromotionRecord(promotion: Promotion) {
  const { code, name, type, percent, amountBaisa, channelId, minimumBaisa, startsOn, endsOn } = promotion
  const { used, totalLimit, perCustomerLimit, withinHours, state } = promotion
  const rials = (amount: Baisa | null) => (amount === null ? null : decimalTextFromBaisa(amount))
  return [
    ...[code, name.en, name.ar, type, percent, rials(amountBaisa), channelId, rials(minimumBaisa)],
    ...[startsOn, endsOn, used, totalLimit, perCustomerLimit, withinHours, state],
  ]
}
