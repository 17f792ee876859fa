import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { type Baisa, decimalFromBaisa, subtractBaisa } from '@warsha/contract/money/baisa.ts'
import type {
  ReturnAmounts as RestAmounts,
  ReturnAnswer,
  ReturnableItem,
} from '@warsha/contract/returns/returns.rest.ts'
import type { Locale } from '@warsha/i18n/locales.ts'
import type { SoldOrder } from '#modules/orders/index.ts'
import type { ReturnAmounts } from '../../rules/plan-return.ts'
import type { ReturnRequest } from '../../rules/return-request.ts'
import type { Returnable } from '../../use-cases/list-returnable.ts'

export function toRestReturnable(
  { order, line, units, categoryId }: Returnable,
  locale: Locale,
): ReturnableItem {
  return {
    id: toGlobalId('OrderLine', line.publicId),
    order_id: toGlobalId('Order', order.publicId),
    order_number: String(order.number),
    product_name: line.productName[locale],
    variant_name: line.variantName[locale],
    image: line.pictureUrl,
    category_id: categoryId ?? null,
    quantity: line.quantity,
    returnable_quantity: units.open + units.used,
    unit_price: decimalFromBaisa(line.unitBaisa),
    is_delivered: units.used > 0,
    appointment_time: line.appointmentAt?.toISOString() ?? null,
    delivered_at: line.deliveredAt?.toISOString() ?? null,
    returnable_until: units.until.toISOString(),
  }
}

export function toRestAmounts(
  amounts: ReturnAmounts,
  {
    quantity,
    giftCard,
    surcharges,
  }: { quantity: number; giftCard: Baisa; surcharges: RestAmounts['surcharges'] },
): RestAmounts {
  return {
    quantity,
    total_amount: decimalFromBaisa(amounts.undiscounted),
    discount_amount: decimalFromBaisa(amounts.discount),
    service_amount: decimalFromBaisa(amounts.service),
    surcharges,
    payment_fee: decimalFromBaisa(amounts.paymentFee),
    refund_amount: decimalFromBaisa(amounts.refund),
    wallet_amount: decimalFromBaisa(subtractBaisa(amounts.refund, giftCard)),
    gift_card_amount: decimalFromBaisa(giftCard),
  }
}

export function toRestReturn(request: ReturnRequest, order: SoldOrder, locale: Locale): ReturnAnswer {
  const line = order.lines.find(({ position }) => position === request.position)
  return {
    id: toGlobalId('Return', request.publicId),
    item_id: toGlobalId('OrderLine', line?.publicId ?? ''),
    order_id: toGlobalId('Order', order.publicId),
    order_number: String(order.number),
    product_name: line?.productName[locale] ?? '',
    status: request.state,
    amounts: toRestAmounts(request.amounts, {
      ...request,
      surcharges: returnedSurcharges(order, request.surcharges, locale),
    }),
  }
}

/** The surcharges that come back, by their names. */
export function returnedSurcharges(
  { surcharges }: Pick<SoldOrder, 'surcharges'>,
  returned: ReturnRequest['surcharges'],
  locale: Locale,
): RestAmounts['surcharges'] {
  return returned.flatMap(({ position, amount }) => {
    const surcharge = surcharges.find((each) => each.position === position)
    if (!surcharge) return []
    return { kind: surcharge.kind, name: surcharge.name[locale], amount: decimalFromBaisa(amount) }
  })
}
