import type { Locale } from '@warsha/contract/locale/locale.ts'
import type { Baisa } from '@warsha/contract/money/baisa.ts'

/** A text in the languages of the shop. */
export type Name = Readonly<Record<Locale, string>>

export type Seller = { name: Name; address: Name; taxNumber: string }

/** The centre has one name in invoices of before, in the language of the purchase. */
export type Booking = { date: string; time: string; centre: Name | string }

export type InvoiceLine = {
  name: Name
  sku: string
  quantity: number
  /** Of one piece before discounts, tax contained. */
  unitBaisa: Baisa
  /** Of the whole line. */
  discountBaisa: Baisa
  taxPercent: number
  taxBaisa: Baisa
  totalBaisa: Baisa
  booking: Booking | null
}

/** A row below the lines: what they were reduced by and why, or what they were paid with. */
export type InvoiceAmount = { kind: string; label: Name; amountBaisa: Baisa }

/** The printed content, as it was at the moment of sale; immutable once issued. */
export type InvoiceDocument = {
  orderNumber: number
  orderedAt: string
  seller: Seller
  lines: readonly InvoiceLine[]
  /** Together the discounts of the lines. */
  discounts: readonly InvoiceAmount[]
  /** Together the total and the fee. */
  payments: readonly InvoiceAmount[]
  feeBaisa: Baisa
}

/** Apart from the document, because a deleted account takes it along. */
export type Buyer = { name: string; phone: string; address: string }

export type Invoice = {
  id: number
  publicId: string
  /** Its number: the how manieth of which year. */
  year: number
  sequence: number
  orderId: number
  customerId: number
  issuedAt: Date
  totalBaisa: Baisa
  taxBaisa: Baisa
  document: InvoiceDocument
  buyer: Buyer | null
}
