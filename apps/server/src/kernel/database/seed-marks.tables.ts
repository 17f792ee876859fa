import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Says which seeds a database has had, so that a second run changes nothing. */
export const seedMarks = pgTable('seed_marks', {
  name: text('name').primaryKey(),
  seededAt: timestamp('seeded_at', { withTimezone: true }).notNull(),
})
