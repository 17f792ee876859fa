import { type SQL, sql } from 'drizzle-orm'
import type { PlannedUnits } from '../rules/allocate-stock.ts'
import { stocks, warehouses } from './inventory.tables.ts'

const { placeholder } = sql

/**
 * Parts of a statement that reserve planned units: `units_wanted`, and `units_reserved` with the rows of stock that had them. Rows are
 * locked in the order of their ids, once `after` holds. One that has too few by now, or whose warehouse was closed, is left out.
 */
export function reservingUnits(after: SQL): SQL {
  return sql`units_wanted AS (
      SELECT * FROM unnest(${placeholder('unitVariants')}::int[], ${placeholder('unitWarehouses')}::int[],
        ${placeholder('unitQuantities')}::int[], ${placeholder('unitLines')}::int[]) AS rows (variant_id, warehouse_id, quantity, line)
    ), units_locked AS (
      SELECT stock.id, stock.variant_id, stock.warehouse_id, stock.on_hand, stock.reserved FROM ${stocks} AS stock
      WHERE (variant_id, warehouse_id) IN (SELECT variant_id, warehouse_id FROM units_wanted) AND ${after}
      ORDER BY id FOR UPDATE
    ), units_possible AS (
      SELECT locked.id, sum(units_wanted.quantity)::int AS quantity
      FROM units_wanted JOIN units_locked AS locked USING (variant_id, warehouse_id)
        JOIN ${warehouses} AS warehouse ON warehouse.id = warehouse_id AND warehouse.is_active
      GROUP BY locked.id, locked.reserved, locked.on_hand
      HAVING locked.reserved + sum(units_wanted.quantity) <= locked.on_hand
    ), units_reserved AS (
      UPDATE ${stocks} AS stock SET reserved = stock.reserved + possible.quantity, updated_at = now()
      FROM units_possible AS possible WHERE stock.id = possible.id AND stock.reserved + possible.quantity <= stock.on_hand
      RETURNING stock.id, stock.variant_id, stock.warehouse_id
    )`
}

/** Whether all of the units were reserved. */
export const areUnitsReserved = sql`(SELECT count(*) FROM units_reserved)
  = (SELECT count(DISTINCT (variant_id, warehouse_id)) FROM units_wanted)`

export function reservingValues(units: readonly PlannedUnits[]) {
  return {
    unitVariants: units.map(({ variantId }) => variantId),
    unitWarehouses: units.map(({ warehouseId }) => warehouseId),
    unitQuantities: units.map(({ quantity }) => quantity),
    unitLines: units.map(({ line }) => line),
  }
}
