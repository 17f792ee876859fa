/** A stretch of a day in Muscat, as `HH:MM`. */
export type OpeningTime = { start: string; end: string }

type Named = { id: number; slug: string; nameEn: string; nameAr: string }

export type CentreType = Named

export type OfferedServiceType = Named & {
  serviceType: 'service' | 'delivery'
  /** Done for products of these categories and of all below them. */
  categoryIds: readonly number[]
}

/** A service of a centre, and where it is done. */
export type Offer = { serviceTypeId: number; venue: 'center' | 'home' }

export type ServiceCentre = Named & {
  addressEn: string
  addressAr: string
  descriptionEn: string
  descriptionAr: string
  latitude: number
  longitude: number
  phone: string
  imageUrl: string | null
  stockType: 'center' | 'warehouse'
  /** Days until goods from the warehouse are there. */
  leadDays: number
  warehouseId: number
  stateId: number
  type: CentreType
  /** In the shop's order, each once, wherever it is done. */
  serviceTypes: readonly OfferedServiceType[]
  offers: readonly Offer[]
  /** By ISO weekday, Monday first. */
  week: readonly (readonly OpeningTime[])[]
  /** `comments` of the `count` ratings have public words. */
  rating: { average: number | null; count: number; comments: number }
}

/** Open centres and their services, in the order of display. */
export type ServiceCentres = {
  centreTypes: readonly CentreType[]
  serviceTypes: readonly OfferedServiceType[]
  centres: readonly ServiceCentre[]
}

/** Shifts that touch or overlap are one stretch of opening time. */
export function joinOpeningTimes(times: readonly OpeningTime[]): OpeningTime[] {
  const joined: OpeningTime[] = []
  for (const time of [...times].sort((one, other) => one.start.localeCompare(other.start))) {
    const last = joined.at(-1)
    if (!last || time.start > last.end) joined.push({ ...time })
    else if (time.end > last.end) last.end = time.end
  }
  return joined
}

/** One decimal, as it is shown. */
export function averageRating(sum: number, count: number): number | null {
  return count > 0 ? Math.round((sum / count) * 10) / 10 : null
}

/** The better rated come first, those rated by more people before others. */
export function byRating(one: ServiceCentre, other: ServiceCentre): number {
  return (
    (other.rating.average ?? 0) - (one.rating.average ?? 0) ||
    other.rating.count - one.rating.count ||
    one.id - other.id
  )
}
