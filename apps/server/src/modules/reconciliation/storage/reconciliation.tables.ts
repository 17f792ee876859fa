import { sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { baisaColumn, identityKey } from '#kernel/database/columns.ts'
import type { EntryKind } from '#modules/payments/index.ts'
import type { EntryEffect } from '../rules/entry-effect.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** Movements in the books of gateways, as they were told. Append-only: rights and a trigger refuse every change. */
export const gatewayEntries = pgTable(
  'gateway_entries',
  {
    id: identityKey(),
    gateway: text('gateway').notNull(),
    kind: text('kind').$type<EntryKind>().notNull(),
    reference: text('reference').notNull(),
    attemptPublicId: uuid('attempt_public_id'),
    pspReference: text('psp_reference'),
    refundKey: text('refund_key'),
    amount: baisaColumn('amount_baisa').notNull(),
    fee: baisaColumn('fee_baisa').notNull(),
    occurredAt: instant('occurred_at').notNull(),
    coversUntil: instant('covers_until'),
    /** The day in Muscat that it is reconciled with: its own, or the next open one if that was closed. */
    day: date('day').notNull(),
    source: text('source').$type<'api' | 'statement'>().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (entry) => [
    unique('gateway_entries_reference_key').on(entry.gateway, entry.reference, entry.kind),
    index('gateway_entries_day_idx').on(entry.gateway, entry.day),
    index('gateway_entries_attempt_idx').on(entry.attemptPublicId),
    index('gateway_entries_psp_idx').on(entry.gateway, entry.pspReference),
    index('gateway_entries_refund_idx').on(entry.gateway, entry.refundKey),
    check(
      'gateway_entries_kind_known',
      sql`${entry.kind} IN ('charge', 'refund', 'fee', 'payout', 'chargeback')`,
    ),
    check('gateway_entries_source_known', sql`${entry.source} IN ('api', 'statement')`),
    check(
      'gateway_entries_amount_range',
      sql`${entry.amount} BETWEEN 1 AND 1000000000 AND ${entry.fee} BETWEEN 0 AND 1000000000`,
    ),
    check(
      'gateway_entries_sizes',
      sql`length(${entry.gateway}) BETWEEN 1 AND 60 AND length(${entry.reference}) BETWEEN 1 AND 200
        AND length(${entry.pspReference}) <= 200 AND length(${entry.refundKey}) <= 200`,
    ),
  ],
)

/** What an operator has decided about a movement; once for each. */
export const gatewayEntryEffects = pgTable(
  'gateway_entry_effects',
  {
    entryId: integer('entry_id')
      .primaryKey()
      .references(() => gatewayEntries.id),
    effect: text('effect').$type<EntryEffect>().notNull(),
    /** Signed: what the books have got for it. */
    amount: baisaColumn('amount_baisa').notNull(),
    /** Of money that goes back to the card: the gateway's reference, once it has given it back. */
    refundReference: text('refund_reference'),
    operatorId: integer('operator_id').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (effect) => [
    check('gateway_entry_effects_known', sql`${effect.effect} IN ('wallet', 'card', 'loss', 'refund')`),
    check('gateway_entry_effects_amount', sql`${effect.amount} <> 0`),
  ],
)

/** Closed days with the sums that they had then. Append-only. */
export const reconciliationDays = pgTable(
  'reconciliation_days',
  {
    gateway: text('gateway').notNull(),
    day: date('day').notNull(),
    gatewayAmount: baisaColumn('gateway_baisa').notNull(),
    ledgerAmount: baisaColumn('ledger_baisa').notNull(),
    orderAmount: baisaColumn('orders_baisa').notNull(),
    fees: baisaColumn('fees_baisa').notNull(),
    payouts: baisaColumn('payouts_baisa').notNull(),
    closedBy: integer('closed_by').notNull(),
    closedAt: instant('closed_at').notNull().defaultNow(),
  },
  (closed) => [
    primaryKey({ columns: [closed.gateway, closed.day] }),
    check(
      'reconciliation_days_agree',
      sql`${closed.gatewayAmount} = ${closed.ledgerAmount} AND ${closed.ledgerAmount} = ${closed.orderAmount}`,
    ),
  ],
)

/** How far the book of a gateway was read. */
export const reconciliationCursors = pgTable('reconciliation_cursors', {
  gateway: text('gateway').primaryKey(),
  /** Movements before are not compared. */
  since: instant('since').notNull(),
  /** Everything that happened before was listed. */
  readUntil: instant('read_until').notNull(),
})
