import type { CursorKey, ProductOrder } from './product-order.ts'
import type { ProductSort } from './product-sort.ts'

/** Where a cursor stands in an order: how many products come before it, and after how many the next page begins. */
export type CursorPosition = { before: number; after: number }

/** An order in one direction. Descending is the reverse, but that products without a key stay at the end. */
export type DirectedOrder = {
  length: number
  at(position: number): number
  positionOf(ascending: number): number
}

export function inDirection(order: ProductOrder, direction: ProductSort['direction']): DirectedOrder {
  const { sorted } = order
  const length = sorted.length()
  if (direction === 'ASC') return { length, at: sorted.at, positionOf: (position) => position }
  const keyed = length - order.keyless()
  const mirror = (position: number) =>
    position < keyed ? keyed - 1 - position : keyed + length - 1 - position
  return { length, at: (position) => sorted.at(mirror(position)), positionOf: mirror }
}

/** The cursor's product may be gone: its position is found all the same. */
export function positionInOrder(
  order: ProductOrder,
  direction: ProductSort['direction'],
  cursor: CursorKey,
): CursorPosition {
  const { sorted } = order
  const found = sorted.firstWhere((slot) => order.compare(slot, cursor) >= 0)
  const length = sorted.length()
  const isThere = found < length && order.compare(sorted.at(found), cursor) === 0 ? 1 : 0
  if (direction === 'ASC') return { before: found, after: found + isThere }
  const keyed = length - order.keyless()
  const isKeyless = cursor.key === null && !order.isBySlug
  const before = isKeyless ? keyed + (length - found - isThere) : keyed - Math.min(found + isThere, keyed)
  return { before, after: before + isThere }
}
