import type { RestConsoleOrder } from '@warsha/contract/console/orders/console-order.rest.ts'
import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { maskPhone } from '#modules/identity/index.ts'
import { lineStatus } from '../../rules/line-status.ts'
import type { Order, StoredLine } from '../../rules/order.ts'
import type { OrderDocument, OrderMoney } from '../../rules/order-money.ts'
import type { OrderDetail } from '../../use-cases/open-order.ts'
import { type Reader, toCentre } from './console-order-reader.ts'
import { timelineOf } from './order-timeline.ts'

export function toConsoleOrder(detail: OrderDetail, reader: Reader): RestConsoleOrder {
  const { order, lines, notes, names, isWhole } = detail
  const { publicId, number, revision, status, paymentStatus, createdAt, language } = order
  const readsCustomers = reader.permissions.has('customers.read')
  return {
    id: toGlobalId('Order', publicId),
    number,
    revision,
    status,
    payment_status: paymentStatus,
    placed_at: createdAt.toISOString(),
    language,
    customer: {
      id: toGlobalId('User', order.customer.publicId),
      name: order.customer.name,
      masked_phone: maskPhone(order.customer.phone),
      phone: readsCustomers ? order.customer.phone : null,
      email: readsCustomers ? order.email || null : null,
    },
    shipping_address: readsCustomers ? toAddress(order.shippingAddress) : null,
    lines: lines.map((line) => toLine(line, order, reader)),
    surcharges: toSurcharges(detail),
    is_whole: isWhole,
    money: toMoney(detail),
    notes: notes.map(({ at, operatorId, text }) => ({
      at: at.toISOString(),
      author: names.get(operatorId)?.name ?? null,
      text,
    })),
    timeline: timelineOf(detail, reader),
  }
}

function toLine(
  line: StoredLine,
  { status }: Pick<Order, 'status'>,
  reader: Reader,
): RestConsoleOrder['lines'][number] {
  return {
    id: toGlobalId('OrderLine', line.publicId),
    product: line.productName,
    variant: line.variantName,
    sku: line.sku,
    fulfilment: line.fulfilment,
    status: lineStatus(line, status),
    quantity: line.quantity,
    used: line.used,
    returned: line.returned,
    expired: line.expired,
    unit_baisa: line.unitBaisa,
    discount_baisa: line.discountBaisa,
    total_baisa: line.totalBaisa,
    tax_baisa: line.taxBaisa,
    centre: line.centreId === null ? null : toCentre(line.centreId, reader),
    slot_id: line.slotId,
    appointment_at: line.appointmentAt?.toISOString() ?? null,
    delivered_at: line.deliveredAt?.toISOString() ?? null,
    expired_at: line.expiredAt?.toISOString() ?? null,
    car: line.metadata.car ?? null,
  }
}

function toSurcharges({ lines, surcharges }: OrderDetail): RestConsoleOrder['surcharges'] {
  const keys = new Map(lines.map(({ position, publicId }) => [position, publicId]))
  return surcharges.map(({ publicId, kind, name, linePosition, quantity, returned, ...money }) => {
    const line = linePosition === null ? undefined : keys.get(linePosition)
    return {
      id: toGlobalId('OrderSurcharge', publicId),
      kind,
      name,
      line_id: line === undefined ? null : toGlobalId('OrderLine', line),
      quantity,
      returned,
      total_baisa: money.totalBaisa,
      tax_baisa: money.taxBaisa,
      credited_baisa: money.creditedBaisa,
    }
  })
}

function toMoney({ order, discounts, money, documents }: OrderDetail): RestConsoleOrder['money'] {
  return {
    total_baisa: order.totalBaisa,
    tax_baisa: order.taxBaisa,
    discounts: discounts.map(({ kind, code, amountBaisa }) => ({ kind, code, amount_baisa: amountBaisa })),
    ...(money ? toPayments(money) : { payments: null, refunds: null, refundable_baisa: null }),
    invoice: documents.invoice && toDocument('Invoice', documents.invoice),
    credit_notes: documents.creditNotes.map((note) => toDocument('CreditNote', note)),
  }
}

function toPayments({ payments, refunds }: OrderMoney) {
  return {
    payments: payments.map(({ source, amount, fee, paid, refunded, paidAt }) => ({
      source,
      amount_baisa: amount,
      fee_baisa: fee,
      paid_baisa: paid,
      refunded_baisa: refunded,
      paid_at: paidAt.toISOString(),
    })),
    refunds: refunds.map(({ publicId, occasion, target, amount, state, problem, createdAt }) => ({
      id: toGlobalId('Refund', publicId),
      occasion,
      target,
      amount_baisa: amount,
      state,
      problem,
      created_at: createdAt.toISOString(),
    })),
    refundable_baisa: payments.reduce((sum, { paid, refunded }) => sum + paid - refunded, 0),
  }
}

function toDocument(type: string, { publicId, number, issuedAt, totalBaisa, taxBaisa }: OrderDocument) {
  return {
    id: toGlobalId(type, publicId),
    number,
    issued_at: issuedAt.toISOString(),
    total_baisa: totalBaisa,
    tax_baisa: taxBaisa,
  }
}

function toAddress(address: Order['shippingAddress']): RestConsoleOrder['shipping_address'] {
  if (!address) return null
  const { firstName, lastName, streetAddress1, streetAddress2, city, country, phone } = address
  return {
    name: joined(' ', firstName, lastName),
    street: joined(', ', streetAddress1, streetAddress2),
    city,
    country,
    phone,
  }
}

function joined(separator: string, ...parts: readonly string[]): string {
  return parts.filter(Boolean).join(separator)
}
