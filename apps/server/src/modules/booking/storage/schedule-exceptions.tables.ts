import { sql } from 'drizzle-orm'
import { check, date, foreignKey, integer, pgTable, primaryKey, smallint } from 'drizzle-orm/pg-core'
import { serviceCentres, shifts } from './booking.tables.ts'

/** The shifts of a date that differs from its weekday: they take the place of the week's. */
export const scheduleExceptions = pgTable(
  'schedule_exceptions',
  {
    centreId: integer('centre_id')
      .notNull()
      .references(() => serviceCentres.id, { onDelete: 'cascade' }),
    date: date('date').notNull(),
    shiftId: integer('shift_id').notNull(),
    capacity: smallint('capacity').notNull(),
  },
  (exception) => [
    primaryKey({ columns: [exception.centreId, exception.date, exception.shiftId] }),
    foreignKey({
      name: 'schedule_exceptions_shift_of_centre_fk',
      columns: [exception.centreId, exception.shiftId],
      foreignColumns: [shifts.centreId, shifts.id],
    }).onDelete('cascade'),
    check('schedule_exceptions_capacity_range', sql`${exception.capacity} BETWEEN 1 AND 500`),
  ],
)
