import { type BookedOption, bookedOption } from '@warsha/contract/cart/booked-option.ts'
import { goodsOf } from './goods-of.ts'
import type { ShownLine } from './order-calls.ts'

/** Label of the fee for handing goods over, by the way to get them. */
export function feeLabel(
  lines: readonly ShownLine[],
): 'orders.summary.pickup' | 'orders.summary.delivery' | 'orders.summary.pickupAndDelivery' {
  const options = new Set<BookedOption | null>(goodsOf(lines).map(({ metadata }) => bookedOption(metadata)))
  if (!options.has('pickup')) return 'orders.summary.delivery'
  return options.has('delivery') ? 'orders.summary.pickupAndDelivery' : 'orders.summary.pickup'
}
