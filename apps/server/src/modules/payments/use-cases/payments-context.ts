import type { Clock } from '#kernel/clock.ts'
import type { Config } from '#kernel/config.ts'
import type { Database, Transaction } from '#kernel/database/connect.ts'
import type { Models } from '#kernel/read-model.ts'
import type { AttemptPurpose, PaymentAttempt } from '../rules/payment-attempt.ts'
import type { Gateways } from './payment-gateway.ts'

/** What the end of a payment means for what it was for. Everything happens in the transaction that ends the attempt. */
export type FollowUp = {
  /** Locks what the payment is for, before the attempt: the order of locks is the same for everybody. */
  lock(tx: Transaction, attempt: PaymentAttempt): Promise<void>
  paid(tx: Transaction, attempt: PaymentAttempt): Promise<void>
  /** Declined, cancelled, run out, or not what was asked for. */
  failed(tx: Transaction, attempt: PaymentAttempt): Promise<void>
}

export type FollowUps = Readonly<Record<AttemptPurpose, FollowUp>>

export type PaymentsContext = {
  db: Database
  config: Config
  clock: Clock
  models: Models
  gateways: Gateways
  followUps: FollowUps
}
