import type { Locale } from '@warsha/contract/locale/locale.ts'
import { type Baisa, subtractBaisa } from '@warsha/contract/money/baisa.ts'
import type { Metadata } from '#kernel/texts.ts'
import type { Checkout, CheckoutSurcharge, Fulfilment } from '#modules/checkout/index.ts'
import type { LineUsage } from './line-usage.ts'
import type { OrderStatus } from './order-status.ts'
import type { PaymentStatus } from './payment-status.ts'

/** A name in the languages of the shop. */
export type Name = { en: string; ar: string }

/** A sold line as it was shown: nothing here changes when the catalogue does. */
export type OrderLine = {
  position: number
  variantId: number
  productName: Name
  variantName: Name
  sku: string
  pictureUrl: string | null
  quantity: number
  /** Of one piece, tax contained; what it cost before discounts, and what was paid. */
  undiscountedUnitBaisa: Baisa
  unitBaisa: Baisa
  /** Discount of codes on the whole line; `totalBaisa` is already without it. */
  discountBaisa: Baisa
  totalBaisa: Baisa
  taxBaisa: Baisa
  /** The rate at which it was sold, in hundredths of a percent. */
  taxBasisPoints: number
  /** The booking of the line, as the checkout had it. */
  metadata: Metadata
  slotId: number | null
  /** How it reaches the buyer; null for orders from before it was known. */
  fulfilment: Fulfilment | null
}

/** Costs of a line or of the whole order beside the goods, as sold. Positions are shared with the lines. */
export type OrderSurcharge = Omit<CheckoutSurcharge, 'publicId'> & {
  /** Of the variant that stands for it; empty without one. */
  sku: string
  /** Discount of codes on the whole surcharge; `totalBaisa` is already without it. */
  discountBaisa: Baisa
  totalBaisa: Baisa
  taxBaisa: Baisa
}

/** An order as it will be, frozen when its payment begins. */
export type OrderDraft = {
  lines: readonly OrderLine[]
  surcharges: readonly OrderSurcharge[]
  /** Amounts of codes, reductions and gift cards, as the checkout showed them. */
  discounts: readonly OrderDiscount[]
  /** Price of lines and surcharges after their discounts. */
  totalBaisa: Baisa
  taxBaisa: Baisa
  /** The part of the total that a gift card pays; the rest is due by wallet and card. */
  giftCardBaisa: Baisa
}

/** A discount of an order. Codes and reductions are in the lines' totals already, a gift card is a payment. */
export type OrderDiscount = {
  kind: 'promo' | 'referral' | 'gift_card'
  /** The code, reduction or gift card of promotions. */
  sourceId: number
  code: string
  /** Of a code; the others are called by their kind. */
  name: Name | null
  amountBaisa: Baisa
}

/** The amount due by wallet and card. */
export function dueOf({ totalBaisa, giftCardBaisa }: OrderDraft): Baisa {
  return subtractBaisa(totalBaisa, giftCardBaisa)
}

export type Order = {
  id: number
  publicId: string
  /** Ascending and unique; the customer's name for it. */
  number: number
  customerId: number
  status: OrderStatus
  paymentStatus: PaymentStatus
  language: Locale
  totalBaisa: Baisa
  taxBaisa: Baisa
  /** The part of the total that was paid out of the wallet. */
  creditBaisa: Baisa
  channelId: number
  stateId: number
  checkoutPublicId: string
  email: string
  billingAddress: Checkout['billingAddress']
  shippingAddress: Checkout['shippingAddress']
  collectionPointId: number | null
  isShipped: boolean
  termsVersion: string | null
  giftCardBaisa: Baisa
  metadata: Metadata
  /** Grows with every change of the order. */
  revision: number
  createdAt: Date
  updatedAt: Date
}

/** A line of an order that was made, with what became of it. */
export type StoredLine = OrderLine &
  LineUsage & {
    orderId: number
    publicId: string
    appointmentAt: Date | null
    expiresAt: Date | null
    deliveredAt: Date | null
    expiredAt: Date | null
    /** Of a booked line: where its slot is. */
    centreId: number | null
  }

/** A surcharge of an order that was made, with what was given back of it. */
export type StoredSurcharge = OrderSurcharge & {
  orderId: number
  publicId: string
  /** How many units of it came back. */
  returned: number
  /** Of a slot's fee: what was given back because its visit was moved to a cheaper slot. */
  creditedBaisa: Baisa
}
