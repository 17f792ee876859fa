import type { Locale } from '@warsha/contract/locale/locale.ts'
import type { Baisa } from '@warsha/contract/money/baisa.ts'
import type { Outcome } from '#kernel/outcome.ts'
import type { AmountStep } from '../rules/charge.ts'
import type { ReturnAddress } from '../rules/return-address.ts'

export type StartPayment = {
  /** Also the idempotency key: a gateway that is asked twice makes one payment. */
  attemptId: string
  amount: Baisa
  description: string
  locale: Locale
  /** Nobody should pay after this; a gateway that cannot end a payment by itself is told to with `closePayment`. */
  expiresAt: Date
  returnTo: ReturnAddress
}

export type PaymentReading = {
  state: 'paid' | 'declined' | 'cancelled' | 'pending'
  /** The attempt, as the gateway was told when the payment was started. */
  attemptId: string | undefined
  amount: Baisa | undefined
  currency: string | undefined
}

export type Refund = {
  pspReference: string
  amount: Baisa
  /** Asked for twice under one key, it is done once. */
  key: string
}

/** What a gateway says by itself. It is a hint to ask the gateway, and decides nothing. */
export type GatewayEvent = {
  eventId: string
  kind: string
  pspReference: string | undefined
  attemptId: string | undefined
}

export type Callback = {
  headers: Readonly<Record<string, string | string[] | undefined>>
  /** Exactly as it arrived, because that is what was signed. */
  body: Buffer
}

/** A service that takes cards. Faults throw; none of it may be called inside a transaction. */
export type PaymentGateway = {
  startPayment(payment: StartPayment): Promise<{ url: string; pspReference: string }>
  readPayment(pspReference: string): Promise<PaymentReading>
  /** Ends a payment that nobody has made yet, so that nobody can. */
  closePayment(pspReference: string): Promise<void>
  refund(refund: Refund): Promise<{ refundReference: string }>
  /** A refusal: it does not come from the gateway, or not now. */
  readCallback(callback: Callback): Promise<Outcome<GatewayEvent, 'UNAUTHENTICATED'>>
}

export type OfferedGateway = {
  id: string
  feePercent: number
  step: AmountStep
  /** Whether a part of a payment can be refunded. */
  refundsParts: boolean
  port: PaymentGateway
}

export type Gateways = ReadonlyMap<string, OfferedGateway>
