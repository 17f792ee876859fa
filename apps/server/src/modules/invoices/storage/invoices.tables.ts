import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, smallint, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { baisaColumn, identityKey, publicIdColumn } from '#kernel/database/columns.ts'
import { customers } from '#modules/identity/storage/identity.tables.ts'
import { orders } from '#modules/orders/storage/orders.tables.ts'
import type { InvoiceDocument } from '../rules/invoice.ts'

/** The newest number of a year in Muscat. Its row is locked from the number to the commit, so no number is lost. */
export const invoiceCounters = pgTable(
  'invoice_counters',
  { year: smallint('year').primaryKey(), newest: integer('newest').notNull() },
  (counter) => [check('invoice_counters_newest_positive', sql`${counter.newest} > 0`)],
)

/** One for each paid order, append-only. */
export const invoices = pgTable(
  'invoices',
  {
    id: identityKey(),
    publicId: publicIdColumn(),
    year: smallint('year').notNull(),
    sequence: integer('sequence').notNull(),
    orderId: integer('order_id')
      .notNull()
      .unique('invoices_order_key')
      .references(() => orders.id),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id),
    issuedAt: timestamp('issued_at', { withTimezone: true }).notNull(),
    totalBaisa: baisaColumn('total_baisa').notNull(),
    taxBaisa: baisaColumn('tax_baisa').notNull(),
    document: jsonb('document').$type<InvoiceDocument>().notNull(),
  },
  (invoice) => [
    unique('invoices_number_key').on(invoice.year, invoice.sequence),
    index('invoices_customer_idx').on(invoice.customerId, invoice.id),
    check('invoices_sequence_positive', sql`${invoice.sequence} > 0`),
    check(
      'invoices_year_of_issue',
      sql`${invoice.year} = extract(year FROM ${invoice.issuedAt} AT TIME ZONE 'Asia/Muscat')`,
    ),
    check('invoices_total_range', sql`${invoice.totalBaisa} BETWEEN 0 AND 1000000000`),
    check('invoices_tax_range', sql`${invoice.taxBaisa} BETWEEN 0 AND ${invoice.totalBaisa}`),
  ],
)

/** Buyers of invoices; deleted with the account, while the invoice stays. */
export const invoiceBuyers = pgTable('invoice_buyers', {
  invoiceId: integer('invoice_id')
    .primaryKey()
    .references(() => invoices.id),
  name: text('name').notNull(),
  phone: text('phone').notNull(),
  address: text('address').notNull(),
})
