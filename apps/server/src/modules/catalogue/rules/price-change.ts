import type { Baisa } from '@warsha/contract/money/baisa.ts'

/** An operator's setting for a variant in a channel. */
export type PriceChange = {
  priceBaisa: Baisa
  costBaisa: Baisa | null
  discountKind: 'none' | 'fixed' | 'percent'
  /** Baisa for fixed, whole percent for percent, 0 for none. */
  discountValue: number
}

/** Whether the discount leaves a price that is not negative, and says something. */
export function isDiscountValid({ priceBaisa, discountKind, discountValue }: PriceChange): boolean {
  if (discountKind === 'none') return discountValue === 0
  const max = discountKind === 'fixed' ? priceBaisa : 100
  return discountValue >= 1 && discountValue <= max
}

const jump = 50

/** About a hundredfold, or its hundredth: as a rule a point that was lost or put in the wrong place. */
export function isJump(was: Baisa, is: Baisa): boolean {
  return was > 0 && (is >= was * jump || is * jump <= was)
}
