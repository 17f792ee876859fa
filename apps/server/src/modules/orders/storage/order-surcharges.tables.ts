import { noBaisa } from '@warsha/contract/money/baisa.ts'
import { sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { baisaColumn, publicIdColumn } from '#kernel/database/columns.ts'
import type { RefundPolicy } from '#modules/checkout/index.ts'
import type { Name } from '../rules/order.ts'
import { orderLines } from './order-lines.tables.ts'
import { orders } from './orders.tables.ts'

/** Costs of lines or of the whole order beside the goods, as sold. */
export const orderSurcharges = pgTable(
  'order_surcharges',
  {
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    position: smallint('position').notNull(),
    publicId: publicIdColumn(),
    kind: text('kind').notNull(),
    /** Null for the whole order. */
    linePosition: smallint('line_position'),
    variantId: integer('variant_id'),
    sku: text('sku').notNull().default(''),
    name: jsonb('name').$type<Name>().notNull(),
    quantity: integer('quantity').notNull(),
    unitBaisa: baisaColumn('unit_baisa').notNull(),
    discountBaisa: baisaColumn('discount_baisa').notNull().default(noBaisa),
    totalBaisa: baisaColumn('total_baisa').notNull(),
    taxBasisPoints: integer('tax_basis_points').notNull(),
    taxBaisa: baisaColumn('tax_baisa').notNull(),
    refund: text('refund').$type<RefundPolicy>().notNull(),
    /** How many units of it came back. */
    returned: integer('returned').notNull().default(0),
    /** Of a slot's fee: what was given back because its visit was moved to a cheaper slot. */
    creditedBaisa: baisaColumn('credited_baisa').notNull().default(noBaisa),
  },
  (surcharge) => [
    primaryKey({ columns: [surcharge.orderId, surcharge.position] }),
    unique('order_surcharges_one_of_kind_key')
      .on(surcharge.orderId, surcharge.linePosition, surcharge.kind)
      .nullsNotDistinct(),
    foreignKey({
      name: 'order_surcharges_line_fk',
      columns: [surcharge.orderId, surcharge.linePosition],
      foreignColumns: [orderLines.orderId, orderLines.position],
    }),
    check('order_surcharges_kind_form', sql`${surcharge.kind} ~ '^[a-z][a-z_]{1,39}$'`),
    check('order_surcharges_quantity_positive', sql`${surcharge.quantity} > 0`),
    check('order_surcharges_returned_range', sql`${surcharge.returned} BETWEEN 0 AND ${surcharge.quantity}`),
    check(
      'order_surcharges_total_whole',
      sql`${surcharge.totalBaisa} = ${surcharge.unitBaisa} * ${surcharge.quantity} - ${surcharge.discountBaisa}
        AND ${surcharge.totalBaisa} >= 0 AND ${surcharge.discountBaisa} >= 0`,
    ),
    check(
      'order_surcharges_tax_range',
      sql`${surcharge.taxBaisa} BETWEEN 0 AND ${surcharge.totalBaisa} AND ${surcharge.taxBasisPoints} BETWEEN 0 AND 10000`,
    ),
    check(
      'order_surcharges_credit_range',
      sql`${surcharge.creditedBaisa} BETWEEN 0 AND ${surcharge.totalBaisa}`,
    ),
    check(
      'order_surcharges_refund_known',
      sql`${surcharge.refund} IN ('with-units', 'if-untouched', 'never')`,
    ),
  ],
)
