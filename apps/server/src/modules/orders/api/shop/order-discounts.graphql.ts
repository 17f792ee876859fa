import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { type Baisa, multiplyBaisa, noBaisa, subtractBaisa } from '@warsha/contract/money/baisa.ts'
import { translatorFor } from '@warsha/i18n/catalogue.ts'
import { batched } from '#http/graphql/batched.ts'
import { toMoney } from '#http/graphql/money.ts'
import type { OrdersResolvers } from '#http/graphql/resolvers.generated.ts'
import type { RequestContext } from '#http/request-context.ts'
import { readGiftCards } from '#modules/promotions/index.ts'
import { listDiscountsOf } from '../../use-cases/list-orders.ts'
import type { LineNode, OrderNode, OrdersNodes } from './order-nodes.ts'

type DiscountFields = 'discounts' | 'voucher' | 'voucherCode' | 'giftCards'

const loadDiscounts = batched(listDiscountsOf)

async function discountsOf(context: RequestContext, order: OrderNode) {
  return 'discounts' in order ? order.discounts : ((await loadDiscounts(context, order.id)) ?? [])
}

const giftCardOf = batched(
  async ({ db }, ids: readonly number[]) =>
    new Map((await readGiftCards(db, ids)).map((card) => [card.id, card])),
)

/** Placed orders have fixed discounts, in Saleor too. */
function namedFixed(name: string, amount: Baisa) {
  return { name, translatedName: name, valueType: 'FIXED' as const, value: toMoney(amount).amount }
}

/** The reduced price of the catalogue, in Saleor's fields; codes are the order's alone, as by default in Saleor. */
export const lineDiscountResolvers = {
  unitDiscount: (line) => toMoney(unitDiscountOf(line)),
  unitDiscountReason: () => null,
  unitDiscountType: () => 'FIXED' as const,
  unitDiscountValue: (line) => toMoney(unitDiscountOf(line)).amount,
  discounts(line, _args, { locale }) {
    const unit = unitDiscountOf(line)
    if (unit === noBaisa) return []
    const total = multiplyBaisa(unit, line.quantity)
    return [
      {
        id: toGlobalId('OrderLineDiscount', line.publicId),
        type: 'PROMOTION' as const,
        ...namedFixed(translatorFor(locale)('promotions.kinds.sale'), unit),
        total: toMoney(total),
        unit: toMoney(unit),
      },
    ]
  },
} satisfies Pick<OrdersResolvers<OrdersNodes>['OrderLine'], LineDiscountFields>

type LineDiscountFields = 'discounts' | `unitDiscount${'' | 'Reason' | 'Type' | 'Value'}`

const unitDiscountOf = ({ undiscountedUnitBaisa, unitBaisa }: LineNode) =>
  subtractBaisa(undiscountedUnitBaisa, unitBaisa)

/** Discounts of an order and the gift cards that paid part of it, in Saleor's fields. */
export const orderDiscountResolvers = {
  async discounts(order, _args, context) {
    const discounts = await discountsOf(context, order)
    const t = translatorFor(context.locale)
    return discounts
      .filter(({ kind }) => kind !== 'gift_card')
      .map(({ kind, name, amountBaisa }) => ({
        id: toGlobalId('OrderDiscount', `${order.publicId}-${kind}`),
        type: kind === 'promo' ? ('VOUCHER' as const) : ('PROMOTION' as const),
        ...namedFixed(name?.[context.locale] ?? t(`promotions.kinds.${kind}`), amountBaisa),
        amount: toMoney(amountBaisa),
        total: toMoney(amountBaisa),
      }))
  },
  async voucher(order, _args, context) {
    const promo = (await discountsOf(context, order)).find(({ kind }) => kind === 'promo')
    if (!promo?.code) return null
    const { sourceId, code, name } = promo
    return { id: toGlobalId('Voucher', sourceId), code, name: name?.[context.locale] ?? null }
  },
  async voucherCode(order, _args, context) {
    return (await discountsOf(context, order)).find(({ kind }) => kind === 'promo')?.code || null
  },
  async giftCards(order, _args, context) {
    const cards = (await discountsOf(context, order)).filter(({ kind }) => kind === 'gift_card')
    const found = await Promise.all(cards.map(({ sourceId }) => giftCardOf(context, sourceId)))
    return found.filter((card) => card !== undefined)
  },
} satisfies Pick<OrdersResolvers<OrdersNodes>['Order'], DiscountFields>
