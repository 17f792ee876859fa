import { japaneseCars } from './japanese-cars.ts'
import type { KnownBrand } from './known-car.ts'
import { otherCars } from './other-cars.ts'

/** Cars that are common in Oman with what they take. The handbook of a car has the last word, and screens say so. */
export const knownCars: readonly KnownBrand[] = [...japaneseCars, ...otherCars].sort((one, other) =>
  one.nameEn.localeCompare(other.nameEn, 'en'),
)
