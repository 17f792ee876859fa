import { mapCentre } from '@warsha/contract/constants.ts'
import type { Point } from '../calls/booking-calls.ts'

/** About as far as Muscat and what is counted to it reach, in degrees. */
const muscatReach = 0.5

/** Where the map opens: on Muscat; in a place elsewhere, of whose centres none is near it, on the one that is chosen first. */
export function openingPoint(centres: readonly Point[], chosen: Point): Point {
  const isInMuscat = ({ latitude, longitude }: Point) =>
    Math.abs(latitude - mapCentre.latitude) < muscatReach &&
    Math.abs(longitude - mapCentre.longitude) < muscatReach
  return centres.some(isInMuscat) ? mapCentre : chosen
}
