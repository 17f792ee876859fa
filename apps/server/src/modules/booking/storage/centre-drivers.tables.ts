import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, timestamp } from 'drizzle-orm/pg-core'
import { customers } from '#modules/identity/storage/identity.tables.ts'
import { serviceCentres } from './booking.tables.ts'

/** The centre that a driver drives for: its work is all that the driver sees. */
export const centreDrivers = pgTable(
  'centre_drivers',
  {
    driverId: integer('driver_id')
      .primaryKey()
      .references(() => customers.id, { onDelete: 'cascade' }),
    centreId: integer('centre_id')
      .notNull()
      .references(() => serviceCentres.id, { onDelete: 'cascade' }),
    revision: integer('revision').notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (row) => [
    index('centre_drivers_centre_idx').on(row.centreId, row.driverId),
    check('centre_drivers_revision_positive', sql`${row.revision} > 0`),
  ],
)
