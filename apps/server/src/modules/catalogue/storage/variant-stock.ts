import type { SQL } from 'drizzle-orm'

/** Stock of variants in statements; who counts it writes the query. */
export type VariantStock = {
  /** Units without a reservation, as a query of `variant_id`, `warehouse_id` and `units`. */
  freeUnits: SQL
  /** So many free units in a warehouse, or fewer, are too few. */
  lowUnits: number
}
