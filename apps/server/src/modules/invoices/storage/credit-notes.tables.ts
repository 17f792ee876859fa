import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, smallint, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { baisaColumn, identityKey, publicIdColumn } from '#kernel/database/columns.ts'
import { customers } from '#modules/identity/storage/identity.tables.ts'
import { orders } from '#modules/orders/storage/orders.tables.ts'
import type { CreditNoteDocument, RefundOccasion } from '../rules/credit-note.ts'
import { invoices } from './invoices.tables.ts'

/** The newest number of a year in Muscat, a series apart from that of the invoices. */
export const creditNoteCounters = pgTable(
  'credit_note_counters',
  { year: smallint('year').primaryKey(), newest: integer('newest').notNull() },
  (counter) => [check('credit_note_counters_newest_positive', sql`${counter.newest} > 0`)],
)

/** One for each refund of an invoiced order, append-only. Its buyer is that of the invoice. */
export const creditNotes = pgTable(
  'credit_notes',
  {
    id: identityKey(),
    publicId: publicIdColumn(),
    year: smallint('year').notNull(),
    sequence: integer('sequence').notNull(),
    invoiceId: integer('invoice_id')
      .notNull()
      .references(() => invoices.id),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id),
    /** Of the refund, which has one credit note. */
    refundKey: text('refund_key').notNull().unique('credit_notes_refund_key'),
    occasion: text('occasion').$type<RefundOccasion>().notNull(),
    issuedAt: timestamp('issued_at', { withTimezone: true }).notNull(),
    amountBaisa: baisaColumn('amount_baisa').notNull(),
    totalBaisa: baisaColumn('total_baisa').notNull(),
    taxBaisa: baisaColumn('tax_baisa').notNull(),
    document: jsonb('document').$type<CreditNoteDocument>().notNull(),
  },
  (note) => [
    unique('credit_notes_number_key').on(note.year, note.sequence),
    index('credit_notes_invoice_idx').on(note.invoiceId, note.id),
    index('credit_notes_order_idx').on(note.orderId),
    index('credit_notes_customer_idx').on(note.customerId, note.id),
    check('credit_notes_sequence_positive', sql`${note.sequence} > 0`),
    check(
      'credit_notes_year_of_issue',
      sql`${note.year} = extract(year FROM ${note.issuedAt} AT TIME ZONE 'Asia/Muscat')`,
    ),
    check('credit_notes_occasion_known', sql`${note.occasion} IN ('return', 'cancel', 'refund')`),
    check('credit_notes_amount_range', sql`${note.amountBaisa} BETWEEN 1 AND 1000000000`),
    check('credit_notes_total_range', sql`${note.totalBaisa} BETWEEN 0 AND 1000000000`),
    check('credit_notes_tax_range', sql`${note.taxBaisa} BETWEEN 0 AND ${note.totalBaisa}`),
  ],
)
