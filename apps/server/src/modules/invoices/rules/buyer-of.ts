import type { SoldOrder } from '#modules/orders/index.ts'
import type { Buyer } from './invoice.ts'

type Named = { firstName: string; lastName: string }

export type BuyerFacts = {
  order: Pick<SoldOrder, 'billingAddress'> & {
    lines: readonly Pick<SoldOrder['lines'][number], 'metadata'>[]
  }
  customer: (Named & { phone: string | null }) | undefined
  /** Names of the order's place; an invoice without a street is addressed to it. */
  placeNames: readonly string[]
}

/** The buyer on an invoice: the payer, by the names given at that payment, or else by those of the account. */
export function buyerOf({ order, customer, placeNames }: BuyerFacts): Buyer {
  return {
    name: nameOf(order.billingAddress) || nameOf(customer),
    phone: customer?.phone ?? '',
    address: addressOf(order, placeNames),
  }
}

function nameOf(named: Named | null | undefined): string {
  return [named?.firstName, named?.lastName].filter(Boolean).join(' ')
}

/** The address somebody comes to, or the one on the bill. That of the workshop, or of nothing but the place, is nobody's. */
function addressOf({ billingAddress, lines }: BuyerFacts['order'], placeNames: readonly string[]): string {
  const bookings = lines.map(({ metadata }) => metadata)
  const own = bookings.find(({ place, address }) => place === 'home' && address)?.address
  if (own) return own
  const { streetAddress1 = '', streetAddress2 = '' } = billingAddress ?? {}
  const elsewhere = new Set(
    bookings.flatMap(({ address, address_en, address_ar }) => [address, address_en, address_ar]),
  )
  if (elsewhere.has(streetAddress1) || placeNames.includes(streetAddress1)) return ''
  return [streetAddress1, streetAddress2].filter(Boolean).join(', ')
}
