import { sql } from 'drizzle-orm'
import { check, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { staffSessions } from '#modules/staff/storage/staff.tables.ts'
import { orders } from './orders.tables.ts'

/** Codes of visit passes: one per order, centre and hour. Whether a pass is good is said by the lines at that hour. */
export const visitPasses = pgTable(
  'visit_passes',
  {
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    centreId: integer('centre_id').notNull(),
    appointmentAt: timestamp('appointment_at', { withTimezone: true }).notNull(),
    code: text('code').notNull().unique(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (pass) => [
    primaryKey({ columns: [pass.orderId, pass.centreId, pass.appointmentAt] }),
    check('visit_passes_code_form', sql`${pass.code} ~ '^[2-9A-HJKMNP-Z]{8}$'`),
  ],
)

/** Wrong passes that a session, which is an operator on one device, sent within the hour. They go with the session. */
export const sessionPassTries = pgTable(
  'session_pass_tries',
  {
    sessionId: uuid('session_id')
      .primaryKey()
      .references(() => staffSessions.publicId, { onDelete: 'cascade' }),
    count: integer('count').notNull(),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (tries) => [check('session_pass_tries_count_range', sql`${tries.count} BETWEEN 0 AND 1000`)],
)

/** The same of an operator on all devices together, so that signing in again and again does not help. */
export const passTries = pgTable(
  'pass_tries',
  {
    operatorId: integer('operator_id').primaryKey(),
    count: integer('count').notNull(),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (tries) => [check('pass_tries_count_range', sql`${tries.count} BETWEEN 0 AND 1000`)],
)
