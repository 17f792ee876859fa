import { noBaisa } from '@warsha/contract/money/baisa.ts'
import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { baisaColumn, publicIdColumn } from '#kernel/database/columns.ts'
import type { Metadata } from '#kernel/texts.ts'
import type { Fulfilment } from '#modules/checkout/index.ts'
import type { Name } from '../rules/order.ts'
import { orders } from './orders.tables.ts'

/** Copies of what was shown; the catalogue may change or forget it. */
export const orderLines = pgTable(
  'order_lines',
  {
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    position: smallint('position').notNull(),
    publicId: publicIdColumn(),
    variantId: integer('variant_id').notNull(),
    productName: jsonb('product_name').$type<Name>().notNull(),
    variantName: jsonb('variant_name').$type<Name>().notNull(),
    sku: text('sku').notNull(),
    pictureUrl: text('picture_url'),
    quantity: integer('quantity').notNull(),
    undiscountedUnitBaisa: baisaColumn('undiscounted_unit_baisa').notNull(),
    unitBaisa: baisaColumn('unit_baisa').notNull(),
    /** Discount of codes on the whole line. */
    discountBaisa: baisaColumn('discount_baisa').notNull().default(noBaisa),
    totalBaisa: baisaColumn('total_baisa').notNull(),
    taxBaisa: baisaColumn('tax_baisa').notNull(),
    /** The rate at which it was sold, in hundredths of a percent. */
    taxBasisPoints: integer('tax_basis_points').notNull().default(500),
    metadata: jsonb('metadata').$type<Metadata>().notNull().default({}),
    slotId: integer('slot_id'),
    /** Of a booked line: where its slot is. A copy, which outlives the slot. */
    centreId: integer('centre_id'),
    /** How it reaches the buyer; null for orders from before it was known. */
    fulfilment: text('fulfilment').$type<Fulfilment>(),
    /** Of a booked line: its hour, and when it is too late for it. */
    appointmentAt: timestamp('appointment_at', { withTimezone: true }),
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    /** Of a booked line: when somebody came for it. */
    arrivedAt: timestamp('arrived_at', { withTimezone: true }),
    /** The operator who recorded the arrival; null for arrivals from before it was known. */
    arrivedBy: integer('arrived_by'),
    /** How many units were used, came back, or were let pass. */
    used: integer('used').notNull().default(0),
    returned: integer('returned').notNull().default(0),
    expired: integer('expired').notNull().default(0),
    deliveredAt: timestamp('delivered_at', { withTimezone: true }),
    expiredAt: timestamp('expired_at', { withTimezone: true }),
  },
  (line) => [
    primaryKey({ columns: [line.orderId, line.position] }),
    index('order_lines_centre_idx').on(line.centreId, line.orderId).where(sql`${line.centreId} IS NOT NULL`),
    // The visits of an order, without reading its lines.
    index('order_lines_visits_idx')
      .on(line.orderId, line.appointmentAt, line.deliveredAt)
      .where(sql`${line.used} > 0 AND ${line.appointmentAt} IS NOT NULL`),
    index('order_lines_picture_idx')
      .on(line.pictureUrl)
      .where(sql`${line.pictureUrl} LIKE '/media/library/%'`),
    index('order_lines_appointment_idx')
      .on(line.appointmentAt, line.centreId)
      .where(sql`${line.appointmentAt} IS NOT NULL`),
    index('order_lines_fulfilment_idx')
      .on(line.fulfilment, line.orderId)
      .where(sql`${line.fulfilment} IS NOT NULL`),
    index('order_lines_due_idx')
      .on(line.expiresAt)
      .where(sql`${line.used} + ${line.returned} + ${line.expired} < ${line.quantity}`),
    check('order_lines_tax_rate_range', sql`${line.taxBasisPoints} BETWEEN 0 AND 10000`),
    check(
      'order_lines_units_within_quantity',
      sql`least(${line.used}, ${line.returned}, ${line.expired}) >= 0
        AND ${line.used} + ${line.returned} + ${line.expired} <= ${line.quantity}`,
    ),
    check('order_lines_quantity_positive', sql`${line.quantity} > 0`),
    check(
      'order_lines_total_whole',
      sql`${line.totalBaisa} = ${line.unitBaisa} * ${line.quantity} - ${line.discountBaisa} AND ${line.totalBaisa} >= 0`,
    ),
    check(
      'order_lines_fulfilment_possible',
      sql`${line.fulfilment} IN ('delivery', 'message') OR (${line.fulfilment} = 'appointment' AND ${line.slotId} IS NOT NULL AND ${line.appointmentAt} IS NOT NULL)`,
    ),
    check('order_lines_code_not_negative', sql`${line.discountBaisa} >= 0`),
    check(
      'order_lines_discount_not_negative',
      sql`${line.unitBaisa} BETWEEN 0 AND ${line.undiscountedUnitBaisa}`,
    ),
  ],
)
