import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, timestamp } from 'drizzle-orm/pg-core'
import { customers } from '#modules/identity/storage/identity.tables.ts'

/**
 * How long a customer has held a slot without buying it: `used_seconds` by the reservations that ended, and the newest hold from
 * `held_since` until at most `held_until`. After a pause without a hold it counts from zero again.
 */
export const slotReservationBudgets = pgTable(
  'slot_reservation_budgets',
  {
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    /** No foreign key: it would lock the slot for all other customers before one of them has it. */
    slotId: integer('slot_id').notNull(),
    usedSeconds: integer('used_seconds').notNull().default(0),
    heldSince: timestamp('held_since', { withTimezone: true }).notNull(),
    heldUntil: timestamp('held_until', { withTimezone: true }).notNull(),
  },
  (budget) => [
    primaryKey({ columns: [budget.customerId, budget.slotId] }),
    index('slot_reservation_budgets_held_until_idx').on(budget.heldUntil),
    check('slot_reservation_budgets_used_range', sql`${budget.usedSeconds} BETWEEN 0 AND 86400`),
  ],
)
