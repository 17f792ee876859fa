import type { Locale } from '@warsha/contract/locale/locale.ts'
import type { Baisa } from '@warsha/contract/money/baisa.ts'
import type { Breaker } from '#kernel/breaker.ts'
import type { Outcome } from '#kernel/outcome.ts'
import type { AmountStep } from '../rules/charge.ts'
import type { ListedEntry } from '../rules/gateway-entry.ts'
import type { PaymentDoor, PaymentForm } from '../rules/payment-attempt.ts'
import type { ReturnAddress } from '../rules/return-address.ts'

export type StartPayment = {
  /** Also the idempotency key: a gateway that is asked twice makes one payment. */
  attemptId: string
  amount: Baisa
  description: string
  locale: Locale
  /** Only a gateway that is `embeddable` is asked for another form than its page. */
  form: PaymentForm
  /** When the attempt was stored; asked twice, a gateway is told the very same. */
  createdAt: Date
  /** End of the time to pay; a gateway that cannot end a payment by itself is told to with `closePayment`. */
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

/** A gateway's callback. It is a hint to ask the gateway, and decides nothing. */
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

/**
 * A gateway that did not do what was asked. `unreachable`: no answer, a fault of its own, or nonsense. `rate-limited`:
 * later. `unknown-reference`: it has no such payment. `refused`: it says no, for the reason. The reason is a code for
 * the log: no key, no card, no name.
 */
export type GatewayTrouble = {
  kind: 'unreachable' | 'rate-limited' | 'unknown-reference' | 'refused'
  reason: string
  /** How long the gateway wants to be left alone about this payment, as it says together with `rate-limited`. */
  retryAfterSeconds?: number | undefined
}

export type StartResult =
  | ({ kind: 'started'; pspReference: string } & PaymentDoor)
  | { kind: 'amount-too-small'; reason: string }
  /** The same payment is being started by somebody else at this moment, or was with other words. */
  | { kind: 'in-progress'; reason: string }
  | GatewayTrouble

export type ReadResult = ({ kind: 'read' } & PaymentReading) | GatewayTrouble

export type CloseResult =
  | { kind: 'closed' }
  | { kind: 'already-paid' }
  | { kind: 'already-ended' }
  | GatewayTrouble

export type RefundResult =
  | { kind: 'refunded'; refundReference: string }
  | { kind: 'already-refunded' }
  /** This payment, or this amount of it, is never given back by the gateway. */
  | { kind: 'not-refundable'; reason: string }
  | GatewayTrouble

/** A page of the gateway's own book. `after` leads to the next page; null: this was the last. */
export type ListEntries = { since: Date; after: string | undefined }

export type ListResult =
  | { kind: 'listed'; entries: readonly ListedEntry[]; after: string | null }
  | GatewayTrouble

/**
 * A service that takes cards. Its refusals are answers; only a defect of ours throws. None of it may be called inside
 * a transaction.
 */
export type PaymentGateway = {
  startPayment(payment: StartPayment): Promise<StartResult>
  readPayment(pspReference: string): Promise<ReadResult>
  /** Ends a payment that nobody has made yet, so that nobody can. */
  closePayment(pspReference: string): Promise<CloseResult>
  refund(refund: Refund): Promise<RefundResult>
  /** What the gateway has taken, given back, kept and paid out since a moment; in rials alone. */
  listEntries(asked: ListEntries): Promise<ListResult>
  /** A refusal: it does not come from the gateway, or not now. */
  readCallback(callback: Callback): Promise<Outcome<GatewayEvent, 'UNAUTHENTICATED'>>
}

export type OfferedGateway = {
  id: string
  /** The smallest amount it charges, and the step in which amounts go up. */
  minAmount: Baisa
  step: AmountStep
  /** Whether it gives back parts of a payment, in the same step, or whole payments alone. */
  refunds: 'parts' | 'whole'
  /** The share of a charge that it keeps by contract; undefined where that is not agreed in advance. */
  costPercent?: number | undefined
  port: PaymentGateway
  /** Its fields can stand inside another storefront's page, which opens them with this key. */
  publishableKey?: string | undefined
  /** How it stands, once it is guarded by a breaker. */
  state?: Breaker['state']
}

export type Gateways = ReadonlyMap<string, OfferedGateway>
