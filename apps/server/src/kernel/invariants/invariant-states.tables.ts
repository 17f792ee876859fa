import { boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** How each invariant stood when it was last checked, so that an alert is raised once for each change. */
export const invariantStates = pgTable('invariant_states', {
  name: text().primaryKey(),
  isBroken: boolean('is_broken').notNull(),
  /** The rows for which it was broken, as far as they were counted. */
  brokenRows: integer('broken_rows').notNull(),
  changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
  checkedAt: timestamp('checked_at', { withTimezone: true }).notNull().defaultNow(),
})
