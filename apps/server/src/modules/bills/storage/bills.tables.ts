import { billStatuses } from '@warsha/contract/bills/bills.constants.ts'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core'
import { baisaColumn, identityKey, timestamps } from '#kernel/database/columns.ts'
import { serviceCentres } from '#modules/booking/storage/booking.tables.ts'
import { customers } from '#modules/identity/storage/identity.tables.ts'

/** Charges of centres to customers. Names are copies, so that a bill stays as it was issued. */
export const centreBills = pgTable(
  'centre_bills',
  {
    id: identityKey(),
    /** Random; what callers and paper name the bill by. */
    code: text('code').notNull().unique(),
    /** The account's row outlives the person, so bills stay where the law wants them. */
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id),
    customerName: text('customer_name').notNull().default(''),
    centreId: integer('centre_id')
      .notNull()
      .references(() => serviceCentres.id),
    centreNameEn: text('centre_name_en').notNull(),
    centreNameAr: text('centre_name_ar').notNull(),
    status: text('status', { enum: billStatuses }).notNull().default('unpaid'),
    taxPercent: smallint('tax_percent').notNull().default(5),
    issuedAt: timestamp('issued_at', { withTimezone: true }).notNull().defaultNow(),
    ...timestamps(),
  },
  (bill) => [
    index('centre_bills_customer_issued_idx').on(bill.customerId, bill.issuedAt, bill.id),
    index('centre_bills_centre_idx').on(bill.centreId),
    check('centre_bills_code_form', sql`${bill.code} ~ '^[0-9A-HJKMNP-TV-Z]{16}$'`),
    check('centre_bills_status_known', sql`${bill.status} IN ('unpaid', 'paid', 'cancelled')`),
    check('centre_bills_tax_range', sql`${bill.taxPercent} BETWEEN 0 AND 100`),
    check('centre_bills_name_bounded', sql`length(${bill.customerName}) <= 200`),
  ],
)

/** The total of a bill is the sum of its lines and is stored nowhere else. */
export const centreBillLines = pgTable(
  'centre_bill_lines',
  {
    billId: integer('bill_id')
      .notNull()
      .references(() => centreBills.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    titleEn: text('title_en').notNull(),
    titleAr: text('title_ar').notNull(),
    quantity: integer('quantity').notNull(),
    /** With tax. */
    unitPriceBaisa: baisaColumn('unit_price_baisa').notNull(),
  },
  (line) => [
    primaryKey({ columns: [line.billId, line.position] }),
    check('centre_bill_lines_position_range', sql`${line.position} BETWEEN 1 AND 50`),
    check('centre_bill_lines_quantity_range', sql`${line.quantity} BETWEEN 1 AND 1000`),
    check('centre_bill_lines_price_range', sql`${line.unitPriceBaisa} BETWEEN 0 AND 10000000`),
    check(
      'centre_bill_lines_titles_bounded',
      sql`length(${line.titleEn}) BETWEEN 1 AND 200 AND length(${line.titleAr}) BETWEEN 1 AND 200`,
    ),
  ],
)
