import type { StockCondition } from '#modules/catalogue/index.ts'

/**
 * Whether there is at least one unit of the product `p` in the place, as a condition for lists that the database
 * answers. The same as `availabilityOf` counts: bundles by their parts, nothing where the product is not sold.
 */
export function inStockCondition(uncountedUnits: number): StockCondition {
  return (stateId, addId) => {
    const place = stateId === null ? undefined : addId(stateId)
    const isInStock = hasUnits(unitsOf(place, uncountedUnits))
    return place === undefined ? isInStock : `(${isSoldIn(place)} AND ${isInStock})`
  }
}

function hasUnits(units: string): string {
  return `CASE WHEN EXISTS (SELECT FROM bundle_components b WHERE b.product_id = p.id)
    THEN EXISTS (SELECT FROM product_variants v WHERE v.product_id = p.id) AND NOT EXISTS (
      SELECT FROM bundle_components b JOIN product_variants v ON v.id = b.component_variant_id
      WHERE b.product_id = p.id AND ${units} < b.quantity)
    ELSE EXISTS (SELECT FROM product_variants v WHERE v.product_id = p.id AND ${units} > 0) END`
}

/** A product without places is sold everywhere. */
function isSoldIn(place: string): string {
  const inPlaces = 'SELECT FROM product_states s WHERE s.product_id = p.id'
  return `(NOT EXISTS (${inPlaces}) OR EXISTS (${inPlaces} AND s.state_id = ${place}))`
}

/** Free units of the variant `v` in the warehouses that serve the place, or in all. */
function unitsOf(place: string | undefined, uncountedUnits: number): string {
  const serves = place === undefined ? 'true' : `(w.is_central OR w.state_id = ${place})`
  return `CASE WHEN v.track_inventory THEN coalesce((
    SELECT sum(greatest(0, k.on_hand - k.reserved)) FROM stocks k JOIN warehouses w ON w.id = k.warehouse_id
    WHERE k.variant_id = v.id AND w.is_active AND ${serves}), 0) ELSE ${uncountedUnits} END`
}
