import type { Variant } from './catalogue.ts'

/** Stock as the catalogue needs to know it. */
export type Availability = {
  /** Changes whenever a count does: results of another version may be wrong now. */
  readonly version: number
  /** Ids of the variants whose counts changed after a version; undefined when they are not known: any may have. */
  changedSince(version: number): ReadonlySet<number> | undefined
  /** Free units in the place, or in all places together when none is given. */
  freeUnits(variant: Variant, stateId: number | null): number
  /** The same, counting only these warehouses. */
  freeUnitsIn(variant: Variant, warehouseIds: readonly number[]): number
}
