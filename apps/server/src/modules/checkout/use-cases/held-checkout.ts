import { maskAddress, maskEmail } from '#modules/addresses/index.ts'
import type { Checkout, CheckoutAddress } from '../rules/checkout.ts'

/**
 * A customer's checkout as a holder of its id sees it, who has not signed in: goods, prices and how far it is. Names,
 * streets, phone and e-mail are obscured; bookings, notes, gift cards and the customer are left out.
 */
export function toHeldCheckout(checkout: Checkout): Checkout {
  return {
    ...checkout,
    customerId: null,
    email: maskEmail(checkout.email),
    billingAddress: heldAddress(checkout.billingAddress),
    shippingAddress: heldAddress(checkout.shippingAddress),
    metadata: {},
    termsVersion: null,
    lines: checkout.lines.map((line) => ({ ...line, metadata: {} })),
    discounts: checkout.discounts.map((discount) =>
      discount.kind === 'gift_card' ? { ...discount, code: '', sourceId: 0 } : discount,
    ),
  }
}

/** An address without its owner's name, street and phone. */
export function heldAddress(address: CheckoutAddress | null): CheckoutAddress | null {
  return address && { ...maskAddress(address), metadata: {} }
}
