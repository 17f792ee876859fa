import { type BookedOption, bookedOption } from '@warsha/contract/cart/booked-option.ts'
import { goodsOf } from './goods-of.ts'
import type { ShownLine } from './order-calls.ts'

/** What the fee of handing goods over is called, by how they are had. */
export function feeLabel(
  lines: readonly ShownLine[],
): 'orders.summary.pickup' | 'orders.summary.delivery' | 'orders.summary.pickupAndDelivery' {
  const options = new Set<BookedOption | null>(goodsOf(lines).map(({ metadata }) => bookedOption(metadata)))
  if (!options.has('pickup')) return 'orders.summary.delivery'
  return options.has('delivery') ? 'orders.summary.pickupAndDelivery' : 'orders.summary.pickup'
}
