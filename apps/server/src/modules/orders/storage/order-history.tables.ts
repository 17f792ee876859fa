import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core'
import { baisaColumn, identityKey } from '#kernel/database/columns.ts'
import { orderLines, orders } from './orders.tables.ts'

const createdAt = () => timestamp('created_at', { withTimezone: true }).notNull().defaultNow()

/** What operators write about an order for each other; the buyer never reads it. */
export const orderNotes = pgTable(
  'order_notes',
  {
    id: identityKey(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    operatorId: integer('operator_id').notNull(),
    text: text('text').notNull(),
    createdAt: createdAt(),
  },
  (note) => [
    index('order_notes_order_idx').on(note.orderId, note.id),
    check('order_notes_text_length', sql`length(${note.text}) BETWEEN 1 AND 2000`),
  ],
)

/** Visits that were moved to another slot, as they were before and after. Rows are only ever added. */
export const visitMoves = pgTable(
  'visit_moves',
  {
    id: identityKey(),
    orderId: integer('order_id').notNull(),
    position: smallint('position').notNull(),
    operatorId: integer('operator_id').notNull(),
    fromSlotId: integer('from_slot_id').notNull(),
    fromCentreId: integer('from_centre_id').notNull(),
    fromAt: timestamp('from_at', { withTimezone: true }).notNull(),
    toSlotId: integer('to_slot_id').notNull(),
    toCentreId: integer('to_centre_id').notNull(),
    toAt: timestamp('to_at', { withTimezone: true }).notNull(),
    /** What is given back of the fee, because the new slot costs less. */
    creditBaisa: baisaColumn('credit_baisa').notNull(),
    createdAt: createdAt(),
  },
  (move) => [
    index('visit_moves_order_idx').on(move.orderId, move.id),
    foreignKey({
      name: 'visit_moves_of_line_fk',
      columns: [move.orderId, move.position],
      foreignColumns: [orderLines.orderId, orderLines.position],
    }),
    check('visit_moves_moves', sql`${move.fromSlotId} <> ${move.toSlotId}`),
    check('visit_moves_credit_range', sql`${move.creditBaisa} BETWEEN 0 AND 1000000000`),
  ],
)
