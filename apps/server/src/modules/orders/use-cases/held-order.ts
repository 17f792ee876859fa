import { noBaisa } from '@warsha/contract/money/baisa.ts'
import { maskEmail } from '#modules/addresses/index.ts'
import { heldAddress } from '#modules/checkout/index.ts'
import type { Order, OrderDiscount } from '../rules/order.ts'
import type { OrderParts } from '../rules/order-rows.ts'

/** An order with everything that a holder of its id may see. */
export type HeldOrder = Order & OrderParts & { discounts: readonly OrderDiscount[] }

/**
 * An order as a holder of its id sees it, who has not signed in: goods, prices and how far it is. Names, streets, phone
 * and e-mail are obscured; bookings, codes and the use of wallet and gift cards are left out. It has no number of its own
 * in the database, so that nothing else is found by it, such as payments and invoices.
 */
export function toHeldOrder(order: Order & OrderParts, discounts: readonly OrderDiscount[]): HeldOrder {
  return {
    ...order,
    id: 0,
    customerId: 0,
    email: maskEmail(order.email),
    billingAddress: heldAddress(order.billingAddress),
    shippingAddress: heldAddress(order.shippingAddress),
    metadata: {},
    termsVersion: null,
    creditBaisa: noBaisa,
    giftCardBaisa: noBaisa,
    lines: order.lines.map((line) => ({ ...line, metadata: {} })),
    discounts: discounts
      .filter(({ kind }) => kind !== 'gift_card')
      .map((discount) => ({ ...discount, sourceId: 0, code: '' })),
  }
}
