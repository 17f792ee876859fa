import type { Catalogue, Variant } from '#modules/catalogue/index.ts'

/** Units by variant that a purchase takes from stock: a bundle its parts, an uncounted variant nothing. */
export function unitsOf(
  variant: Variant,
  quantity: number,
  { variantsById }: Pick<Catalogue, 'variantsById'>,
): ReadonlyMap<number, number> {
  const { bundle } = variant.product
  if (bundle.length === 0) return new Map(variant.isTracked ? [[variant.id, quantity]] : [])
  const units = new Map<number, number>()
  for (const part of bundle) {
    // A part that is gone is treated as counted: there is none of it.
    if (variantsById.get(part.variantId)?.isTracked === false) continue
    units.set(part.variantId, (units.get(part.variantId) ?? 0) + part.quantity * quantity)
  }
  return units
}
