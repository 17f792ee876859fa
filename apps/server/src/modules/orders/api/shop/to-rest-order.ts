import { bookedOption } from '@warsha/contract/cart/booked-option.ts'
import type { RestSurcharge } from '@warsha/contract/checkout/surcharges.rest.ts'
import { slotFeeKind } from '@warsha/contract/checkout/surcharges.ts'
import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { decimalFromBaisa } from '@warsha/contract/money/baisa.ts'
import type { RestOrder, RestOrderSummary } from '@warsha/contract/orders/orders.rest.ts'
import { translatorFor } from '@warsha/i18n/catalogue.ts'
import type { Locale } from '@warsha/i18n/locales.ts'
import type { CheckoutPrices } from '#modules/checkout/index.ts'
import { lineMetadata } from '../../rules/line-metadata.ts'
import type { OrderSurcharge } from '../../rules/order.ts'
import { amountsOf, type OrderAmounts } from '../../rules/order-amounts.ts'
import { type ListedLine, listedLines } from '../../rules/order-rows.ts'
import type { OrderWithLines } from '../../use-cases/list-orders.ts'

export function toRestOrder(order: OrderWithLines, locale: Locale): RestOrder {
  const { publicId, number, createdAt, status, paymentStatus, lines, taxBaisa } = order
  const t = translatorFor(locale)
  return {
    id: toGlobalId('Order', publicId),
    number: String(number),
    created_at: createdAt.toISOString(),
    status,
    status_display: t(`orders.status.${status}`),
    payment_status: paymentStatus,
    payment_status_display: t(`orders.payment.${paymentStatus}`),
    summary: toRestSummary(amountsOf(order, order), {
      surcharges: order.surcharges.map((surcharge) => toRestSurcharge(surcharge, locale)),
      quantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
      tax: decimalFromBaisa(taxBaisa),
    }),
    items: listedLines(order).map((line) => toItem(line, locale)),
  }
}

export function toRestSummary(
  amounts: OrderAmounts,
  { quantity, tax, surcharges }: { quantity: number; tax: number; surcharges: RestSurcharge[] },
): RestOrderSummary {
  return {
    total_quantity: quantity,
    total_amount: decimalFromBaisa(amounts.undiscounted),
    discount_amount: decimalFromBaisa(amounts.discount),
    tax_amount: tax,
    shipping_price: 0,
    delivery_amount: decimalFromBaisa(amounts.delivery),
    service_amount: decimalFromBaisa(amounts.service),
    surcharges,
    used_credit: decimalFromBaisa(amounts.credit),
    payable_amount: decimalFromBaisa(amounts.payable),
  }
}

type SoldSurcharge = Pick<
  OrderSurcharge,
  'kind' | 'name' | 'linePosition' | 'quantity' | 'totalBaisa' | 'taxBaisa' | 'taxBasisPoints' | 'refund'
>

function toRestSurcharge(surcharge: SoldSurcharge, locale: Locale): RestSurcharge {
  const { kind, name, linePosition, quantity, totalBaisa, taxBaisa, taxBasisPoints, refund } = surcharge
  return {
    kind,
    name: name[locale],
    scope: linePosition === null ? 'order' : 'line',
    quantity,
    amount: decimalFromBaisa(totalBaisa),
    tax_amount: decimalFromBaisa(taxBaisa),
    tax_rate: taxBasisPoints / 100,
    is_refundable: refund !== 'never',
  }
}

/** The surcharges of a preview, at their prices. */
export function toRestSurcharges(surcharges: CheckoutPrices['surcharges'], locale: Locale): RestSurcharge[] {
  return [...surcharges].map(([surcharge, { total, total_tax }]) =>
    toRestSurcharge({ ...surcharge, totalBaisa: total, taxBaisa: total_tax }, locale),
  )
}

function toItem(line: ListedLine, locale: Locale): RestOrder['items'][number] {
  const metadata = lineMetadata(line, locale)
  const option = bookedOption(Object.entries(metadata).map(([key, value]) => ({ key, value })))
  return {
    id: toGlobalId('OrderLine', line.publicId),
    product_name: line.productName[locale],
    variant_name: line.variantName[locale],
    variant_id: toGlobalId('ProductVariant', line.variantId),
    quantity: line.quantity,
    unit_price: decimalFromBaisa(line.unitBaisa),
    undiscounted_unit_price: decimalFromBaisa(line.undiscountedUnitBaisa),
    total_price: decimalFromBaisa(line.totalBaisa),
    is_service_fee: line.surchargeKind === slotFeeKind,
    service_type: metadata.service_type ?? null,
    service_type_display: option && translatorFor(locale)(`orders.serviceTypes.${option}`),
    appointment_time: line.appointmentAt?.toISOString() ?? null,
    delivered_at: line.deliveredAt?.toISOString() ?? null,
    expired_at: line.expiredAt?.toISOString() ?? null,
    used: line.used,
    returned: line.returned,
    expired: line.expired,
    metadata,
  }
}
