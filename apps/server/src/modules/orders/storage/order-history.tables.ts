import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core'
import { baisaColumn, identityKey } from '#kernel/database/columns.ts'
import type { ChangeActor } from '../rules/change-actor.ts'
import type { OrderStatus } from '../rules/order-status.ts'
import type { PaymentStatus } from '../rules/payment-status.ts'
import { orderLines } from './order-lines.tables.ts'
import { orders } from './orders.tables.ts'

const createdAt = () => timestamp('created_at', { withTimezone: true }).notNull().defaultNow()

/** Every move of an order or of its payment, in the order they happened. Rows are only ever added. */
export const orderStatusChanges = pgTable(
  'order_status_changes',
  {
    id: identityKey(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    kind: text('kind').$type<'status' | 'payment'>().notNull(),
    from: text('from_status').$type<OrderStatus | PaymentStatus>().notNull(),
    to: text('to_status').$type<OrderStatus | PaymentStatus>().notNull(),
    /** Why, in a word: `used`, `expired`, `refund`. */
    reason: text('reason').notNull(),
    /** Author of the change: the buyer, an operator, a driver, or the shop itself. */
    actor: text('actor').$type<ChangeActor['kind']>().notNull().default('system'),
    operatorId: integer('operator_id'),
    driverId: integer('driver_id'),
    createdAt: createdAt(),
  },
  (change) => [
    check(
      'order_status_changes_actor_known',
      sql`${change.actor} IN ('customer', 'operator', 'driver', 'system')`,
    ),
    check(
      'order_status_changes_driver_named',
      sql`(${change.actor} = 'driver') = (${change.driverId} IS NOT NULL)`,
    ),
    check(
      'order_status_changes_operator_named',
      sql`(${change.actor} = 'operator') = (${change.operatorId} IS NOT NULL)`,
    ),
    index('order_status_changes_order_idx').on(change.orderId, change.id),
    check('order_status_changes_kind_known', sql`${change.kind} IN ('status', 'payment')`),
    check('order_status_changes_reason_form', sql`${change.reason} ~ '^[a-z-]{1,40}$'`),
    check('order_status_changes_moves', sql`${change.from} <> ${change.to}`),
  ],
)

/** Operators' notes about an order for each other; the buyer never reads them. */
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
    /** Null: the customer, who accepted another slot. */
    operatorId: integer('operator_id'),
    fromSlotId: integer('from_slot_id').notNull(),
    fromCentreId: integer('from_centre_id').notNull(),
    fromAt: timestamp('from_at', { withTimezone: true }).notNull(),
    toSlotId: integer('to_slot_id').notNull(),
    toCentreId: integer('to_centre_id').notNull(),
    toAt: timestamp('to_at', { withTimezone: true }).notNull(),
    /** Refunded part of the fee, because the new slot costs less. */
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
