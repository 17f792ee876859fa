import type { Baisa } from '../money/baisa.ts'

/** Whole percent, half up; however small a discount is, it shows as 1 at least. */
export function discountPercentage(discountBaisa: Baisa, undiscountedBaisa: Baisa): number {
  if (discountBaisa <= 0 || undiscountedBaisa <= 0) return 0
  return Math.max(1, Math.floor((discountBaisa * 200 + undiscountedBaisa) / (undiscountedBaisa * 2)))
}
