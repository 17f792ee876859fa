import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { baisaColumn } from '#kernel/database/columns.ts'
import { serviceCentres } from '#modules/booking/storage/booking.tables.ts'
import { customers } from '#modules/identity/storage/identity.tables.ts'

/**
 * Who has ever booked at which centre: a role of a centre finds these customers alone. A trigger on the lines of orders
 * writes it.
 */
export const centreCustomers = pgTable(
  'centre_customers',
  {
    centreId: integer('centre_id')
      .notNull()
      .references(() => serviceCentres.id, { onDelete: 'cascade' }),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
  },
  (row) => [
    primaryKey({ columns: [row.centreId, row.customerId] }),
    index('centre_customers_customer_idx').on(row.customerId),
  ],
)

/**
 * What customers have bought, seconds behind: lists are sorted and filtered by it. A sweep writes it after the sale, so
 * that no purchase waits for it.
 */
export const customerActivity = pgTable(
  'customer_activity',
  {
    customerId: integer('customer_id')
      .primaryKey()
      .references(() => customers.id, { onDelete: 'cascade' }),
    orders: integer('orders').notNull(),
    /** `-infinity` for who has never come. */
    lastVisitAt: timestamp('last_visit_at', { withTimezone: true, mode: 'string' }).notNull(),
    walletBaisa: baisaColumn('wallet_baisa').notNull(),
  },
  (row) => [
    index('customer_activity_orders_idx').on(row.orders, row.customerId),
    index('customer_activity_last_visit_idx').on(row.lastVisitAt, row.customerId),
    index('customer_activity_wallet_idx').on(row.walletBaisa, row.customerId),
    check('customer_activity_not_negative', sql`${row.orders} >= 0 AND ${row.walletBaisa} >= 0`),
  ],
)

/** Up to which row each source of the activity is told. */
export const customerActivityMarks = pgTable('customer_activity_marks', {
  source: text('source').primaryKey(),
  lastId: integer('last_id').notNull(),
})
