/** The fields of a centre that operators edit. */
export type EditedCentreFields = {
  nameEn: string
  nameAr: string
  addressEn: string
  addressAr: string
  descriptionEn: string
  descriptionAr: string
  latitude: number
  longitude: number
  phone: string
  /** The address of its picture. */
  picture: string | null
  stockType: 'center' | 'warehouse'
  leadDays: number
  stateId: number
  typeId: number
  offers: readonly { serviceTypeId: number; venue: 'center' | 'home' }[]
}

/** A centre as operators see it, active or not. */
export type EditedCentre = EditedCentreFields & {
  id: number
  slug: string
  warehouseId: number
  isActive: boolean
  /** What its shifts ask for a slot; null without shifts. */
  serviceFee: { minBaisa: number; maxBaisa: number } | null
  revision: number
  /** Counts changes of its week, exceptions and holidays. */
  scheduleRevision: number
}

/** The English name in small letters and hyphens, with a number where another centre is called so. */
export function slugOf(name: string, taken: readonly string[]): string {
  const slug =
    name
      .normalize('NFKD')
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-+|-+$/g, '') || 'centre'
  for (let number = 1; ; number += 1) {
    const tried = number === 1 ? slug : `${slug}-${number}`
    if (!taken.includes(tried)) return tried
  }
}
