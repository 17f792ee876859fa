import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** How often a limit was used in all processes. Unlogged: after a crash of the database counting starts again. */
export const rateLimitCounts = pgTable(
  'rate_limit_counts',
  {
    /** The name of the limit and the network of the caller. */
    key: text().primaryKey(),
    used: integer().notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (count) => [
    check('rate_limit_counts_used_positive', sql`${count.used} > 0`),
    index('rate_limit_counts_ends_at_idx').on(count.endsAt),
  ],
)

/** The numbered places of open streams, by address and by customer; a place belongs to one stream. Unlogged. */
export const streamPlaces = pgTable(
  'stream_places',
  {
    key: text().notNull(),
    place: smallint().notNull(),
    process: uuid().notNull(),
    /** Renewed by the process; a place that was not is free, because its process has ended. */
    seenAt: instant('seen_at').notNull().defaultNow(),
  },
  (place) => [
    primaryKey({ columns: [place.key, place.place] }),
    check('stream_places_place_positive', sql`${place.place} > 0`),
    index('stream_places_process_idx').on(place.process),
  ],
)
