import { type Baisa, baisa } from './baisa.ts'

/** A price that is so many hundredths of a percent higher, or lower; half a baisa counts as a whole one. */
export function changeByBasisPoints(price: Baisa, basisPoints: number): Baisa {
  return baisa(Math.floor((price * (10_000 + basisPoints) + 5_000) / 10_000))
}
