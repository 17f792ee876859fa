import type { Position } from './places.ts'

/** Farther than this from every known place, a guess would be wrong rather than rough. */
export const farthestGuessKm = 250

/** The closest of the places, the first of several that are equally close, none if all are too far away. */
export function nearestPlace<Place extends Position>(
  places: readonly Place[],
  position: Position,
): Place | undefined {
  let nearest: Place | undefined
  let nearestKm = farthestGuessKm
  for (const place of places) {
    const km = distanceKm(place, position)
    if (km >= nearestKm) continue
    nearest = place
    nearestKm = km
  }
  return nearest
}

/** Along the surface of the earth (haversine). */
export function distanceKm(one: Position, other: Position): number {
  const earthRadiusKm = 6371
  const halfLatitude = radians(other.latitude - one.latitude) / 2
  const halfLongitude = radians(other.longitude - one.longitude) / 2
  const share =
    Math.sin(halfLatitude) ** 2 +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * Math.sin(halfLongitude) ** 2
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(share))
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
