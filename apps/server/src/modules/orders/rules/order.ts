import type { Locale } from '@warsha/contract/locale/locale.ts'
import type { Baisa } from '@warsha/contract/money/baisa.ts'
import type { Metadata } from '#kernel/texts.ts'
import type { OrderStatus, PaymentStatus } from './order-status.ts'

/** A name in the languages of the shop. */
export type Name = { en: string; ar: string }

/** What was bought, as it was shown: nothing here changes when the catalogue does. */
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
  totalBaisa: Baisa
  taxBaisa: Baisa
  /** The booking of the line, as the checkout had it. */
  metadata: Metadata
  slotId: number | null
  /** Of a fee: the line whose hour it is for. */
  feeOfPosition: number | null
}

/** An order as it will be, frozen when its payment begins. */
export type OrderDraft = { lines: readonly OrderLine[]; totalBaisa: Baisa; taxBaisa: Baisa }

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
  metadata: Metadata
  createdAt: Date
}
