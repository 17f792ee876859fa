import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { baisaColumn, identityKey, timestamps } from '#kernel/database/columns.ts'
import type { DifferenceKind } from '../rules/difference.ts'
import { orderRefunds } from './order-refunds.tables.ts'
import { paymentAttempts } from './payments.tables.ts'

/** Where what a gateway says and what the shop knows differ: an operator's list. One that disappears closes itself. */
export const paymentDifferences = pgTable(
  'payment_differences',
  {
    id: identityKey(),
    /** Key of the difference; noticed twice, it is one row. */
    cause: text('cause').notNull().unique(),
    kind: text('kind').$type<DifferenceKind>().notNull(),
    gateway: text('gateway').notNull(),
    attemptId: integer('attempt_id').references(() => paymentAttempts.id),
    /** In the gateway's book, which a later module keeps. */
    entryId: integer('entry_id'),
    refundId: integer('refund_id').references(() => orderRefunds.id),
    expected: text('expected').notNull(),
    found: text('found').notNull(),
    expectedAmount: baisaColumn('expected_baisa'),
    foundAmount: baisaColumn('found_baisa'),
    amount: baisaColumn('amount_baisa').notNull().default(sql`0`),
    /** In Muscat; this day cannot be closed before. */
    day: date('day').notNull().default(sql`(now() AT TIME ZONE 'Asia/Muscat')::date`),
    state: text('state').$type<'open' | 'closed'>().notNull().default('open'),
    /** How it was closed, by whom and when. */
    resolution: text('resolution'),
    resolvedBy: text('resolved_by'),
    resolvedAt: timestamp('resolved_at', { withTimezone: true }),
    ...timestamps(),
  },
  (difference) => [
    index('payment_differences_open_idx')
      .on(difference.day, difference.amount, difference.id)
      .where(sql`${difference.state} = 'open'`),
    index('payment_differences_noticed_idx').on(difference.createdAt, difference.id),
    index('payment_differences_resolved_idx').on(
      sql`coalesce(${difference.resolvedAt}, 'infinity')`,
      difference.id,
    ),
    index('payment_differences_refund_idx').on(difference.refundId),
    index('payment_differences_attempt_idx').on(difference.attemptId),
    check(
      'payment_differences_kind_known',
      sql`${difference.kind} IN ('amount', 'currency', 'foreign-payment', 'unresolved-payment', 'unknown-callback', 'refund',
        'unknown-charge', 'missing-charge', 'missing-refund', 'unknown-refund', 'chargeback', 'fee', 'payout')`,
    ),
    check(
      'payment_differences_closed_whole',
      sql`(${difference.state} = 'open' AND ${difference.resolvedAt} IS NULL) OR (${difference.state} = 'closed'
        AND ${difference.resolution} IS NOT NULL AND ${difference.resolvedBy} IS NOT NULL AND ${difference.resolvedAt} IS NOT NULL)`,
    ),
    check(
      'payment_differences_sizes',
      sql`length(${difference.cause}) <= 400 AND length(${difference.expected}) <= 200 AND length(${difference.found}) <= 200
        AND length(${difference.resolution}) <= 500 AND length(${difference.resolvedBy}) <= 100`,
    ),
  ],
)
