import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** When each sweep is due, and until when a process has it. */
export const sweeps = pgTable('sweeps', {
  name: text().primaryKey(),
  dueAt: timestamp('due_at', { withTimezone: true }).notNull().defaultNow(),
  leasedUntil: timestamp('leased_until', { withTimezone: true }),
})
