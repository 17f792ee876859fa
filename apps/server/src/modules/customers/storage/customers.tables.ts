import { index, integer, pgTable, primaryKey } from 'drizzle-orm/pg-core'
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
