/** From large to small; each lies in one of the kind before it. */
export type PlaceKind = 'country' | 'state' | 'city' | 'region'

/** The kinds with a point on the map. */
export type AreaKind = Exclude<PlaceKind, 'country'>

/** The fields of a country that operators edit. */
export type CountryFields = {
  nameEn: string
  nameAr: string
  iso: string
  phonePrefix: string
  phoneDigits: number
  /** Whether it has stores; others only lend their phone numbers. */
  isActive: boolean
}

/** The fields of a state, city or region that operators edit. */
export type AreaFields = {
  nameEn: string
  nameAr: string
  latitude: number
  longitude: number
  /** Of a state alone. */
  governorateCode: string | null
}

export type PlaceInPath = { kind: PlaceKind; id: number; nameEn: string; nameAr: string }

/** A place as operators see it, shown in the shop or hidden. */
export type EditedPlace = {
  kind: PlaceKind
  id: number
  parentId: number | null
  slug: string
  nameEn: string
  nameAr: string
  isActive: boolean
  position: number
  latitude: number | null
  longitude: number | null
  governorateCode: string | null
  iso: string | null
  phonePrefix: string | null
  phoneDigits: number | null
  children: number
  path: readonly PlaceInPath[]
  revision: number
}

/** The English name in small letters and hyphens. */
export function slugOfPlace(nameEn: string): string {
  const slug = nameEn
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
  return slug || 'place'
}

/** Whether a number that begins with one of the prefixes could be read as one of the other's. */
export function arePrefixesAmbiguous(one: string, other: string): boolean {
  return one !== other && (one.startsWith(other) || other.startsWith(one))
}
