import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, smallint, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { identityKey } from '#kernel/database/columns.ts'
import { slots } from './booking.tables.ts'

export type ReservationState = 'held' | 'booked'

/**
 * Who takes how much of a slot: for some minutes while it is held, for good once it is booked. A row that ends is
 * deleted, so `taken` of a slot is always its walk-ins and the units of its rows here.
 */
export const slotReservations = pgTable(
  'slot_reservations',
  {
    id: identityKey(),
    slotId: integer('slot_id')
      .notNull()
      .references(() => slots.id),
    /** `checkout:…`, or `waiting:…` for an hour that is offered to a customer on the waiting list. */
    holder: text('holder').notNull(),
    units: smallint('units').notNull(),
    state: text('state').$type<ReservationState>().notNull().default('held'),
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (hold) => [
    unique('slot_reservations_holder_slot_key').on(hold.holder, hold.slotId),
    index('slot_reservations_slot_idx').on(hold.slotId),
    index('slot_reservations_expires_at_idx').on(hold.expiresAt).where(sql`${hold.state} = 'held'`),
    check('slot_reservations_holder_form', sql`${hold.holder} ~ '^[a-z]{1,20}:[0-9a-zA-Z-]{1,40}$'`),
    check('slot_reservations_units_range', sql`${hold.units} BETWEEN 1 AND 500`),
    check('slot_reservations_state_known', sql`${hold.state} IN ('held', 'booked')`),
    check(
      'slot_reservations_only_held_expire',
      sql`(${hold.state} = 'held') = (${hold.expiresAt} IS NOT NULL)`,
    ),
  ],
)
