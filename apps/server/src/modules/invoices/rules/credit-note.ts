import type { Baisa } from '@warsha/contract/money/baisa.ts'
import type { Booking, Buyer, Name, Seller } from './invoice.ts'

/** The event that caused the refund. */
export type RefundOccasion = 'return' | 'cancel' | 'refund'

export type CreditedLine = {
  name: Name
  sku: string
  /** How many pieces came back; null where only money was given back. */
  quantity: number | null
  taxPercent: number
  taxBaisa: Baisa
  /** Credited part of the invoice line, tax included. */
  totalBaisa: Baisa
  booking: Booking | null
  /** The line of the invoice, counted from zero. */
  invoiceLine: number
}

/** The printed content; immutable once issued. */
export type CreditNoteDocument = {
  orderNumber: number
  /** Year and sequence of the invoice that is corrected, and when it was issued. */
  invoice: { year: number; sequence: number; issuedAt: string }
  seller: Seller
  lines: readonly CreditedLine[]
  /** Refunded part of the payment fee, on top of the total. */
  feeBaisa: Baisa
  /** Difference between a rounded charge and the total: zero or negative. */
  roundingBaisa: Baisa
}

export type CreditNote = {
  id: number
  publicId: string
  year: number
  sequence: number
  invoiceId: number
  orderId: number
  customerId: number
  occasion: RefundOccasion
  issuedAt: Date
  /** The money that was given back: total, fee and rounding. */
  amountBaisa: Baisa
  totalBaisa: Baisa
  taxBaisa: Baisa
  document: CreditNoteDocument
  /** That of the invoice. */
  buyer: Buyer | null
}
