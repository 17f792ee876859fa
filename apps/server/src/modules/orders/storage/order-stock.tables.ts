import { sql } from 'drizzle-orm'
import { check, foreignKey, integer, pgTable, primaryKey, smallint } from 'drizzle-orm/pg-core'
import { orderLines } from './order-lines.tables.ts'

/**
 * Which units left the stock for a line, and how many of them are back: of a bundle its parts, by the warehouse they
 * came from. A copy, so neither variant nor warehouse has to exist any more.
 */
export const orderLineStock = pgTable(
  'order_line_stock',
  {
    orderId: integer('order_id').notNull(),
    position: smallint('position').notNull(),
    variantId: integer('variant_id').notNull(),
    warehouseId: integer('warehouse_id').notNull(),
    quantity: integer('quantity').notNull(),
    returned: integer('returned').notNull().default(0),
  },
  (units) => [
    primaryKey({ columns: [units.orderId, units.position, units.variantId, units.warehouseId] }),
    foreignKey({
      name: 'order_line_stock_of_line_fk',
      columns: [units.orderId, units.position],
      foreignColumns: [orderLines.orderId, orderLines.position],
    }),
    check('order_line_stock_quantity_positive', sql`${units.quantity} > 0`),
    check('order_line_stock_returned_once', sql`${units.returned} BETWEEN 0 AND ${units.quantity}`),
  ],
)
