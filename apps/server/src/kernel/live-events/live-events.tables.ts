import { sql } from 'drizzle-orm'
import { bigint, customType, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** A transaction's own number, which never wraps around. */
const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' })

/** Events for browsers, kept for a few minutes so that one that reconnects can read those it missed. */
export const liveEvents = pgTable(
  'live_events',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    audience: text().notNull(),
    type: text().notNull(),
    data: jsonb().notNull(),
    /** Ids are given in the order of writing, not of committing; by this a reader knows what it has seen. */
    writtenBy: transactionId('written_by').notNull().default(sql`pg_current_xact_id()`),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('live_events_written_by_idx').on(table.writtenBy),
    index('live_events_created_at_idx').on(table.createdAt),
  ],
)
