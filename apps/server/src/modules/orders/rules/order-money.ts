import type { ChangeActor } from './change-actor.ts'

/** A payment for an order from one source: `GIFT_CARD`, `WALLET` or the name of a gateway. */
export type OrderPaymentPart = {
  source: string
  amount: number
  fee: number
  paid: number
  refunded: number
  paidAt: Date
}

/** A refunded part of a payment, and its target. */
export type OrderRefundPart = {
  publicId: string
  occasion: 'return' | 'cancel' | 'refund'
  target: string
  amount: number
  state: 'requested' | 'done' | 'failed'
  problem: string | null
  /** Author of the refund. */
  actor: ChangeActor['kind']
  operatorId: number | null
  createdAt: Date
}

/** An invoice or a credit note. */
export type OrderDocument = {
  publicId: string
  number: string
  issuedAt: Date
  totalBaisa: number
  taxBaisa: number
}

export type OrderMoney = {
  payments: readonly OrderPaymentPart[]
  refunds: readonly OrderRefundPart[]
}

export type OrderDocuments = { invoice: OrderDocument | null; creditNotes: readonly OrderDocument[] }
