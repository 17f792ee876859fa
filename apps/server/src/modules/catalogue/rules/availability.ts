import type { Variant } from './catalogue.ts'

/** What the catalogue needs to know of stock. */
export type Availability = {
  /** Changes whenever a count does: what was found out under another version may be wrong now. */
  version: number
  /** Free units in the place, or in all places together when none is given. */
  freeUnits(variant: Variant, stateId: number | null): number
  /** The same, counting only these warehouses. */
  freeUnitsIn(variant: Variant, warehouseIds: readonly number[]): number
}
