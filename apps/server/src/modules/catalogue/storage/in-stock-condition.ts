/**
 * Free units of a variant in the warehouses that serve the place, or in all when there is none, as an expression. Who
 * counts stock writes it; the place is the number of a value of the statement.
 */
export type UnitsExpression = (
  variant: { id: string; isTracked: string },
  place: string | undefined,
) => string

/**
 * Whether there is at least one unit of the product `p` in the place, for lists that the database answers. The same as
 * the availability in memory counts: bundles by their parts, nothing where the product is not sold.
 */
export function inStockCondition(units: UnitsExpression, place: string | undefined): string {
  const isInStock = hasUnits(units({ id: 'v.id', isTracked: 'v.track_inventory' }, place))
  return place === undefined ? isInStock : `(${isSoldIn(place)} AND ${isInStock})`
}

function hasUnits(units: string): string {
  return `CASE WHEN EXISTS (SELECT FROM bundle_components b WHERE b.product_id = p.id)
    THEN EXISTS (SELECT FROM product_variants v WHERE v.product_id = p.id) AND NOT EXISTS (
      SELECT FROM bundle_components b JOIN product_variants v ON v.id = b.component_variant_id
      WHERE b.product_id = p.id AND ${units} < b.quantity)
    ELSE EXISTS (SELECT FROM product_variants v WHERE v.product_id = p.id AND ${units} > 0) END`
}

const inPlaces = 'SELECT FROM product_states s WHERE s.product_id = p.id'

/** Whether the product `p` has no places. */
export const isSoldEverywhere = `NOT EXISTS (${inPlaces})`

function isSoldIn(place: string): string {
  return `(${isSoldEverywhere} OR EXISTS (${inPlaces} AND s.state_id = ${place}))`
}
