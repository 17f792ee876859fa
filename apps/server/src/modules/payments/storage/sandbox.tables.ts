import type { Locale } from '@warsha/contract/locale/locale.ts'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { baisaColumn, identityKey } from '#kernel/database/columns.ts'
import type { EntryKind } from '../rules/gateway-entry.ts'
import type { SandboxState } from '../rules/sandbox-cards.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** Payments as a real gateway would store them at its own place; only the sandbox gateway reads them. */
export const sandboxPayments = pgTable(
  'sandbox_payments',
  {
    reference: text('reference').primaryKey(),
    /** The key under which the shop asked for it; asked twice, it is one payment. */
    attemptId: uuid('attempt_id').notNull().unique(),
    amountBaisa: baisaColumn('amount_baisa').notNull(),
    /** The amount taken from the card: another one than asked for, if the sandbox was told to get it wrong. */
    chargedBaisa: baisaColumn('charged_baisa').notNull().default(sql`0`),
    refundedBaisa: baisaColumn('refunded_baisa').notNull().default(sql`0`),
    description: text('description').notNull(),
    language: text('language').$type<Locale>().notNull(),
    state: text('state').$type<SandboxState>().notNull().default('open'),
    /** Until then a slow bank has not answered. */
    knownAt: instant('known_at'),
    resultUrl: text('result_url').notNull(),
    failedUrl: text('failed_url').notNull(),
    cancelUrl: text('cancel_url').notNull(),
    callbackUrl: text('callback_url').notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (payment) => [
    check('sandbox_payments_state_known', sql`${payment.state} IN ('open', 'paid', 'declined', 'cancelled')`),
    check(
      'sandbox_payments_refund_range',
      sql`${payment.refundedBaisa} BETWEEN 0 AND ${payment.chargedBaisa}`,
    ),
  ],
)

export const sandboxRefunds = pgTable(
  'sandbox_refunds',
  {
    key: text('key').primaryKey(),
    reference: text('reference')
      .notNull()
      .references(() => sandboxPayments.reference),
    amountBaisa: baisaColumn('amount_baisa').notNull(),
  },
  (refund) => [index('sandbox_refunds_reference_idx').on(refund.reference)],
)

/** The sandbox's own book, as a real gateway would keep it; the shop sees of it what `listEntries` tells. */
export const sandboxEntries = pgTable(
  'sandbox_entries',
  {
    id: identityKey(),
    kind: text('kind').$type<EntryKind>().notNull(),
    reference: text('reference').notNull(),
    /** The payment that it belongs to, and the key of a refund. */
    paymentReference: text('payment_reference'),
    attemptId: uuid('attempt_id'),
    refundKey: text('refund_key'),
    amountBaisa: baisaColumn('amount_baisa').notNull(),
    feeBaisa: baisaColumn('fee_baisa').notNull().default(sql`0`),
    occurredAt: instant('occurred_at').notNull().defaultNow(),
    coversUntil: instant('covers_until'),
    /** A lie of the sandbox: the movement took place and is not listed. */
    isHidden: boolean('is_hidden').notNull().default(false),
  },
  (entry) => [
    unique('sandbox_entries_reference_key').on(entry.kind, entry.reference),
    index('sandbox_entries_occurred_idx').on(entry.occurredAt),
    check(
      'sandbox_entries_kind_known',
      sql`${entry.kind} IN ('charge', 'refund', 'fee', 'payout', 'chargeback')`,
    ),
    check('sandbox_entries_amount_range', sql`${entry.amountBaisa} > 0 AND ${entry.feeBaisa} >= 0`),
  ],
)

/** One row: the failures that are switched on. */
export const sandboxSwitches = pgTable(
  'sandbox_switches',
  {
    id: smallint('id').primaryKey().default(1),
    outage: boolean('outage').notNull(),
    delayMs: integer('delay_ms').notNull(),
  },
  (switches) => [
    check('sandbox_switches_one_row', sql`${switches.id} = 1`),
    check('sandbox_switches_delay_range', sql`${switches.delayMs} BETWEEN 0 AND 20000`),
  ],
)
