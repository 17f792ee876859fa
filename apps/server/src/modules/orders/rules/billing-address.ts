import type { Locale } from '@warsha/contract/locale/locale.ts'
import type { Order, OrderLine } from './order.ts'

/**
 * The billing address in the reader's language. Without one it is the booked place, whose address the order
 * has in both languages; an address of the customer's own stays as it was written.
 */
export function readBillingAddress(
  address: Order['billingAddress'],
  lines: readonly Pick<OrderLine, 'metadata'>[],
  locale: Locale,
): Order['billingAddress'] {
  const street = address?.streetAddress1
  const booked = lines.find(
    ({ metadata: { address_en: en, address_ar: ar } }) => street && [en, ar].includes(street),
  )
  const read = booked?.metadata[`address_${locale}`]
  return address && read ? { ...address, streetAddress1: read } : address
}
