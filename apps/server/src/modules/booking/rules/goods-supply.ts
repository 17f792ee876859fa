import type { ServiceCentre } from './service-centre.ts'

/** Where the goods of a booking come from, and how many days later a visit can be. */
export type Supply = { stockType: 'center' | 'warehouse'; leadDays: number }

/**
 * From the centre's own stock if all of it is there, else from the warehouse, which takes a day or more. Work without
 * goods needs neither.
 */
export function supplyOf(
  centre: Pick<ServiceCentre, 'stockType' | 'leadDays' | 'warehouseId'>,
  units: ReadonlyMap<number, number>,
  freeAt: (variantId: number, warehouseId: number) => number,
): Supply {
  const isOwn =
    centre.stockType === 'center' &&
    [...units].every(([variantId, needed]) => freeAt(variantId, centre.warehouseId) >= needed)
  if (isOwn) return { stockType: 'center', leadDays: 0 }
  return { stockType: 'warehouse', leadDays: units.size > 0 ? Math.max(1, centre.leadDays) : 0 }
}
