import { sql } from 'drizzle-orm'
import { check, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { baisaColumn } from '#kernel/database/columns.ts'
import type { Name, OrderDiscount } from '../rules/order.ts'
import { orders } from './orders.tables.ts'

/** Amounts of codes, reductions and gift cards when the order was placed. */
export const orderDiscounts = pgTable(
  'order_discounts',
  {
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id),
    kind: text('kind').$type<OrderDiscount['kind']>().notNull(),
    sourceId: integer('source_id').notNull(),
    code: text('code').notNull(),
    name: jsonb('name').$type<Name>(),
    amountBaisa: baisaColumn('amount_baisa').notNull(),
  },
  (discount) => [
    primaryKey({ columns: [discount.orderId, discount.kind] }),
    check('order_discounts_kind_known', sql`${discount.kind} IN ('promo', 'referral', 'gift_card')`),
    check('order_discounts_amount_range', sql`${discount.amountBaisa} BETWEEN 0 AND 1000000000`),
  ],
)
