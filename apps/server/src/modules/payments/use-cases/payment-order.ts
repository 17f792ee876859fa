import type { Locale } from '@warsha/contract/locale/locale.ts'
import type { Baisa } from '@warsha/contract/money/baisa.ts'
import type { Transaction } from '#kernel/database/connect.ts'
import type { Outcome } from '#kernel/outcome.ts'
import type { planLengthening } from '#modules/checkout/index.ts'
import type { OrderDraft } from '#modules/orders/index.ts'
import type { AttemptPurpose, PaymentForm } from '../rules/payment-attempt.ts'
import type { ReturnAddress } from '../rules/return-address.ts'

export type PaymentOrder = {
  purpose: AttemptPurpose
  checkout: { id: number; publicId: string; version: number } | undefined
  customerId: number
  gatewayId: string
  form: PaymentForm
  language: Locale
  purchase: OrderDraft | null
  /** For a checkout: how a payment of the whole amount by card lengthens its reservation, and how much sooner it ends. */
  atOnce?:
    | { amount: Baisa; lengthening: ReturnType<typeof planLengthening>; graceSeconds: number }
    | undefined
  /** Preconditions of the payment, with its amount and expiry; part of the transaction that stores the attempt. */
  prepare(tx: Transaction): Promise<Outcome<Prepared, PrepareRefusal>>
  returnTo: ReturnAddress
  description: string
}

/** The amount the gateway is asked for and the wallet's part beside it, with the percentage of that part's fee. */
export type Prepared = { amount: Baisa; wallet: Baisa; walletFeePercent?: number; expiresAt: Date }

/** Nothing is reserved any more: its time is over, or the customer has cancelled the payment. */
export type ReservationRefusal = 'HOLD_EXPIRED' | 'HOLD_CANCELLED'

export type PrepareRefusal = ReservationRefusal | 'CONFLICT' | 'NOTHING_TO_PAY'
