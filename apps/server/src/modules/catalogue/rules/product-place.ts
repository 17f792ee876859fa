import type { ProductOrder } from './product-order.ts'

/** Where a cursor stands in a list: how many products come before it, and after how many the next page begins. */
export type Place = { before: number; after: number }

/** Undefined when the cursor is none of this order's. Its product may be gone: the place is found all the same. */
export function placeInOrder(
  order: ProductOrder,
  indexes: Int32Array,
  cursor: readonly string[],
): Place | undefined {
  const place = order.readCursor(cursor)
  if (!place) return undefined
  const before = firstWhere(indexes, (index) => order.compare(index, place) >= 0)
  const isThere = before < indexes.length && order.compare(indexes[before] ?? -1, place) === 0
  return { before, after: isThere ? before + 1 : before }
}

function firstWhere(indexes: Int32Array, holds: (index: number) => boolean): number {
  let low = 0
  let high = indexes.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (holds(indexes[middle] ?? -1)) high = middle
    else low = middle + 1
  }
  return low
}
