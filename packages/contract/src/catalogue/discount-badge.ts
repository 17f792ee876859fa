import { type Baisa, subtractBaisa } from '../money/baisa.ts'
import { discountPercentage } from './discount-percentage.ts'

/** Badge on a product; none without a discount. */
export type DiscountBadge = { kind: 'fixed'; amount: Baisa } | { kind: 'percentage'; percentage: number }

export type DiscountedPrice = {
  /** Before the discount. */
  price: Baisa
  payable: Baisa
  /** As the product's metadata `visible_discount_type` has it. */
  visibleType?: string | null
  /** As the product's metadata `fixed_discount_amount` has it; the difference of the prices when it is missing. */
  fixedAmount?: Baisa | null
}

export function discountBadge({
  price,
  payable,
  visibleType,
  fixedAmount,
}: DiscountedPrice): DiscountBadge | null {
  const discount = subtractBaisa(price, payable)
  if (discount <= 0) return null
  if (visibleType === 'fixed') return { kind: 'fixed', amount: fixedAmount || discount }
  return { kind: 'percentage', percentage: discountPercentage(discount, price) }
}
