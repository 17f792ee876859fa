import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Which handler has dealt with which event, written in the transaction of its writes. */
export const processedEvents = pgTable(
  'processed_events',
  {
    handler: text().notNull(),
    eventId: uuid('event_id').notNull(),
    processedAt: timestamp('processed_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.handler, table.eventId] }),
    index('processed_events_processed_at_idx').on(table.processedAt),
  ],
)
