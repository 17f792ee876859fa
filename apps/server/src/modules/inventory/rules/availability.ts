import type { Availability, Catalogue, Variant } from '#modules/catalogue/index.ts'
import type { StockCounts } from './stock-counts.ts'

/** The answer for variants that are not counted, such as working time: Saleor's limit of one line. */
export const uncountedUnits = 50

type Counter = (variantId: number) => number

/** Reads the counts for a shopper: bundles by their parts, and nothing where the product is not sold. */
export function availabilityOf(
  counts: StockCounts,
  { variantsById }: Pick<Catalogue, 'variantsById'>,
): Availability {
  return {
    get version() {
      return counts.version()
    },
    changedSince: counts.changedSince,
    freeUnits(variant, stateId) {
      const { stateIds } = variant.product
      if (stateId !== null && stateIds.length > 0 && !stateIds.includes(stateId)) return 0
      return countUnits(variant, variantsById, (id) => counts.freeIn(id, stateId))
    },
    freeUnitsIn: (variant, warehouseIds) =>
      countUnits(variant, variantsById, (id) => counts.freeAt(id, warehouseIds)),
  }
}

function countUnits(variant: Variant, variantsById: Catalogue['variantsById'], freeOf: Counter): number {
  const { bundle } = variant.product
  if (bundle.length > 0) {
    const wholes = bundle.map((part) => {
      const component = variantsById.get(part.variantId)
      return component ? Math.floor(countOne(component, freeOf) / part.quantity) : 0
    })
    return Math.min(...wholes)
  }
  return countOne(variant, freeOf)
}

function countOne({ id, isTracked }: Variant, freeOf: Counter): number {
  return isTracked ? Math.max(0, freeOf(id)) : uncountedUnits
}
