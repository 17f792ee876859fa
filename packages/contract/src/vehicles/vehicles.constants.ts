export const carTypes = ['passenger', 'commercial'] as const

export type CarType = (typeof carTypes)[number]

export const firstCarYear = 1950

/** More cars than these nobody needs to save. */
export const maxSavedCars = 20

/** The attributes of the catalogue that decide whether a product suits a car, by slug. */
export const carAttributes = {
  viscosity: 'viscosity',
  tyreSize: 'tyre-size',
  batteryCapacity: 'capacity-ah',
  volume: 'volume',
  vehicleKind: 'vehicle-type',
} as const

/** `265/65R17` as the slug of a value: `265-65r17`. */
export function valueSlug(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')
}
