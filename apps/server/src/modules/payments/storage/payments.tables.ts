import type { Locale } from '@warsha/contract/locale/locale.ts'
import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { baisaColumn, identityKey, publicIdColumn, timestamps } from '#kernel/database/columns.ts'
import { checkouts } from '#modules/checkout/storage/checkout.tables.ts'
import { customers } from '#modules/identity/storage/identity.tables.ts'
import type { OrderDraft } from '#modules/orders/index.ts'
import type { AttemptPurpose, AttemptState, PaymentEffect, PaymentForm } from '../rules/payment-attempt.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** A try to pay by card. It is there before the gateway hears of it, so no payment is without one. */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    id: identityKey(),
    publicId: publicIdColumn(),
    purpose: text('purpose').$type<AttemptPurpose>().notNull(),
    /** Null for a top-up of the wallet, and when the checkout was given up and removed. */
    checkoutId: integer('checkout_id').references(() => checkouts.id, { onDelete: 'set null' }),
    checkoutPublicId: uuid('checkout_public_id'),
    /** Version of the checkout when the payment began; a checkout that has changed since is another purchase. */
    checkoutVersion: integer('checkout_version'),
    /** The purchase as it was when the payment began: the order is made from this copy. */
    purchase: jsonb('purchase').$type<OrderDraft>(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id),
    gateway: text('gateway').notNull(),
    amountBaisa: baisaColumn('amount_baisa').notNull(),
    feeBaisa: baisaColumn('fee_baisa').notNull(),
    chargeBaisa: baisaColumn('charge_baisa').notNull(),
    /** The wallet's part of the same purchase; it is set aside before the gateway is asked. */
    walletBaisa: baisaColumn('wallet_baisa').notNull().default(sql`0`),
    /** Of the fee on the wallet's part, as its hold had it when the payment began. */
    walletFeePercent: numeric('wallet_fee_percent', { precision: 5, scale: 3, mode: 'number' })
      .notNull()
      .default(0),
    refundedBaisa: baisaColumn('refunded_baisa').notNull().default(sql`0`),
    pspReference: text('psp_reference'),
    form: text('form').$type<PaymentForm>().notNull().default('page'),
    url: text('url'),
    /** Opens the fields of an embedded payment; it pays nothing by itself. */
    clientSecret: text('client_secret'),
    state: text('state').$type<AttemptState>().notNull().default('created'),
    language: text('language').$type<Locale>().notNull(),
    /** How often the gateway was asked about it by ourselves, and when it is asked next. */
    pollCount: integer('poll_count').notNull().default(0),
    nextPollAt: instant('next_poll_at'),
    /** Since when nobody can pay it any more, by the gateway's own word; until then it is asked about. */
    gatewayEndedAt: instant('gateway_ended_at'),
    /** The amount that the gateway took, in baisa, and its effect. Null while nothing was taken. */
    paidBaisa: baisaColumn('paid_baisa'),
    effect: text('effect').$type<PaymentEffect>(),
    expiresAt: instant('expires_at').notNull(),
    endedAt: instant('ended_at'),
    ...timestamps(),
  },
  (attempt) => [
    unique('payment_attempts_reference_key').on(attempt.gateway, attempt.pspReference),
    uniqueIndex('payment_attempts_one_open_key')
      .on(attempt.checkoutId)
      .where(sql`${attempt.state} IN ('created', 'open')`),
    index('payment_attempts_customer_idx').on(attempt.customerId),
    index('payment_attempts_next_poll_idx')
      .on(attempt.nextPollAt)
      .where(sql`${attempt.nextPollAt} IS NOT NULL`),
    check(
      'payment_attempts_state_known',
      sql`${attempt.state} IN ('created', 'open', 'paid', 'declined', 'cancelled', 'expired', 'mismatched', 'refunded')`,
    ),
    check(
      'payment_attempts_purpose_known',
      sql`${attempt.purpose} = 'checkout' OR (${attempt.purpose} = 'wallet-charge' AND ${attempt.checkoutId} IS NULL)`,
    ),
    index('payment_attempts_checkout_idx').on(attempt.checkoutId),
    index('payment_attempts_failed_idx')
      .on(attempt.endedAt, attempt.id)
      .where(
        sql`${attempt.purpose} = 'checkout' AND ${attempt.state} IN ('declined', 'expired', 'mismatched')`,
      ),
    check('payment_attempts_amount_range', sql`${attempt.amountBaisa} BETWEEN 1 AND 1000000000`),
    check('payment_attempts_wallet_range', sql`${attempt.walletBaisa} BETWEEN 0 AND 1000000000`),
    check('payment_attempts_wallet_fee_range', sql`${attempt.walletFeePercent} >= 0`),
    check('payment_attempts_fee_range', sql`${attempt.feeBaisa} BETWEEN 0 AND ${attempt.amountBaisa}`),
    check(
      'payment_attempts_charge_near',
      sql`${attempt.amountBaisa} + ${attempt.feeBaisa} - ${attempt.chargeBaisa} BETWEEN 0 AND 9 AND ${attempt.chargeBaisa} > 0`,
    ),
    check(
      'payment_attempts_refund_range',
      sql`${attempt.refundedBaisa} BETWEEN 0 AND ${attempt.chargeBaisa}`,
    ),
    check(
      'payment_attempts_open_whole',
      sql`${attempt.state} <> 'open' OR (${attempt.pspReference} IS NOT NULL AND (${attempt.url} IS NOT NULL OR ${attempt.clientSecret} IS NOT NULL))`,
    ),
    check(
      'payment_attempts_form_known',
      sql`(${attempt.form} = 'page' AND ${attempt.clientSecret} IS NULL) OR (${attempt.form} = 'embedded' AND ${attempt.url} IS NULL)`,
    ),
    check(
      'payment_attempts_effect_known',
      sql`(${attempt.state} IN ('paid', 'mismatched', 'refunded')) = (${attempt.effect} IS NOT NULL)
        AND (${attempt.effect} IS NULL OR ${attempt.effect} IN ('order', 'wallet', 'refund', 'review'))`,
    ),
    check('payment_attempts_language_known', sql`${attempt.language} IN ('en', 'ar')`),
  ],
)

/**
 * Callbacks of gateways, stored before they are handled. Neither names nor cards are here: the gateway is asked for the
 * state of the payment, and the content of a callback decides nothing.
 */
export const gatewayCallbacks = pgTable(
  'gateway_callbacks',
  {
    id: identityKey(),
    gateway: text('gateway').notNull(),
    eventId: text('event_id').notNull(),
    kind: text('kind').notNull(),
    pspReference: text('psp_reference'),
    attemptPublicId: uuid('attempt_public_id'),
    receivedAt: instant('received_at').notNull().defaultNow(),
    /** Null: nobody has found the attempt it is about, or asked the gateway, yet. */
    handledAt: instant('handled_at'),
  },
  (callback) => [
    unique('gateway_callbacks_event_key').on(callback.gateway, callback.eventId),
    index('gateway_callbacks_received_at_idx').on(callback.receivedAt),
    check(
      'gateway_callbacks_sizes',
      sql`length(${callback.eventId}) <= 300 AND length(${callback.kind}) <= 100 AND length(${callback.pspReference}) <= 300`,
    ),
  ],
)
