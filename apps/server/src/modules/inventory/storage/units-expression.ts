import type { UnitsExpression } from '#modules/catalogue/index.ts'

export function unitsExpression(uncountedUnits: number): UnitsExpression {
  return ({ id, isTracked }, place) => {
    const serves = place === undefined ? 'true' : `(w.is_central OR w.state_id = ${place})`
    return `CASE WHEN ${isTracked} THEN coalesce((
      SELECT sum(greatest(0, k.on_hand - k.reserved)) FROM stocks k JOIN warehouses w ON w.id = k.warehouse_id
      WHERE k.variant_id = ${id} AND w.is_active AND ${serves}), 0) ELSE ${uncountedUnits} END`
  }
}
