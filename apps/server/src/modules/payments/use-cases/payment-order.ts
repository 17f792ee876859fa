import type { Locale } from '@warsha/contract/locale/locale.ts'
import type { Baisa } from '@warsha/contract/money/baisa.ts'
import type { Transaction } from '#kernel/database/connect.ts'
import type { Outcome } from '#kernel/outcome.ts'
import type { OrderDraft } from '#modules/orders/index.ts'
import type { AttemptPurpose } from '../rules/payment-attempt.ts'
import type { ReturnAddress } from '../rules/return-address.ts'

export type PaymentOrder = {
  purpose: AttemptPurpose
  checkout: { id: number; publicId: string; version: number } | undefined
  customerId: number
  gatewayId: string
  language: Locale
  purchase: OrderDraft | null
  /** What has to be so for the payment to begin, until when, and over what; part of the transaction that stores it. */
  prepare(tx: Transaction): Promise<Outcome<Prepared, PrepareRefusal>>
  returnTo: ReturnAddress
  description: string
}

/** What the gateway is asked for and what the wallet pays beside it. */
export type Prepared = { amount: Baisa; wallet: Baisa; expiresAt: Date }

/** Nothing is reserved any more: its time is over, or the customer has cancelled the payment. */
export type ReservationRefusal = 'HOLD_EXPIRED' | 'HOLD_CANCELLED'

export type PrepareRefusal = ReservationRefusal | 'CONFLICT' | 'NOTHING_TO_PAY'
