import { sql } from 'drizzle-orm'

/** Units without a reservation, as a query of `variant_id`, `warehouse_id` and `units`. */
export const freeUnits = sql`(SELECT variant_id, warehouse_id, on_hand - reserved AS units FROM stocks)`

/** Warehouses that serve one place alone, as a query of `id`. */
export const localWarehouses = sql`(SELECT id FROM warehouses WHERE NOT is_central)`
