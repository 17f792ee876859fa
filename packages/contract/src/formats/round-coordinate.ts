/** Four decimals are about ten metres: enough to find a workshop, not enough to tell a flat. */
export function roundCoordinate(degrees: number): number {
  if (!Number.isFinite(degrees)) throw new RangeError(`Not a coordinate: ${degrees}`)
  return Math.round(degrees * 10_000) / 10_000 || 0
}
