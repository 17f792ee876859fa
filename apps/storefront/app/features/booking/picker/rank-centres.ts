import type { RestBookingCentre } from '@warsha/contract/booking/booking.rest.ts'

export type RankedCentre = {
  centre: RestBookingCentre
  /** No other centre has an earlier hour; several may share it. */
  isEarliest: boolean
}

/** By the first free hour, then by distance; a centre without a free hour comes last. */
export function rankCentres(centres: readonly RestBookingCentre[]): RankedCentre[] {
  const sorted = centres.toSorted(
    (one, other) =>
      startOf(one) - startOf(other) ||
      (one.distance_km ?? never) - (other.distance_km ?? never) ||
      one.id - other.id,
  )
  const earliest = sorted[0]?.earliest ?? null
  return sorted.map((centre) => ({
    centre,
    isEarliest: earliest !== null && centre.earliest !== null && startOf(centre) === Date.parse(earliest),
  }))
}

const never = Number.MAX_SAFE_INTEGER

function startOf({ earliest }: RestBookingCentre): number {
  return earliest === null ? never : Date.parse(earliest)
}
