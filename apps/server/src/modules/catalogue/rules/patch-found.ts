import { isIn } from '@warsha/data-structures/key-set.ts'
import type { Product } from './catalogue.ts'
import type { FoundProducts } from './product-lists.ts'
import type { FoundChange } from './search-journal.ts'

type Compare = (one: Product, other: Product) => number

/** A search result with the products as they are now and each in its place, as searching anew would find them. */
export function patchFound<Found extends FoundProducts>(
  found: Found,
  changes: readonly FoundChange[],
  compare: Compare,
): Found {
  const own = changes.filter(({ before }) => isIn(found.slots, before.slot))
  if (own.length === 0) return found
  // Another request may be reading the former list.
  const products = [...found.products]
  let hasMoved = false
  for (const { before, after } of own) {
    const at = products.indexOf(before)
    if (compare(before, after) === 0) {
      products[at] = after
    } else {
      products.splice(at, 1)
      products.splice(placeOf(after, products, compare), 0, after)
      hasMoved = true
    }
  }
  const ranked = hasMoved ? Int32Array.from(products, ({ slot }) => slot) : found.ranked
  return { ...found, products, ranked }
}

/** Before the first one that comes after it. */
function placeOf(product: Product, sorted: readonly Product[], compare: Compare): number {
  let [from, to] = [0, sorted.length]
  while (from < to) {
    const middle = (from + to) >> 1
    const other = sorted[middle]
    if (other && compare(other, product) < 0) from = middle + 1
    else to = middle
  }
  return from
}
