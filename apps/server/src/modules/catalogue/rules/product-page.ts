import type { Catalogue, Product } from './catalogue.ts'
import { type DirectedOrder, inDirection, positionInOrder } from './cursor-position.ts'
import type { ProductOrder, ProductSort } from './product-order.ts'
import { type Bits, countBits, hasBit, slotsOf } from './product-set.ts'

export type PageQuestion = {
  size: number
  isBackward?: boolean
  cursor?: readonly string[] | undefined
  /** How many to pass over, for pages by number. */
  skip?: number
}

export type ProductPage = {
  products: readonly Product[]
  hasMore: boolean
  count(): number
  cursorAt(place: number): readonly string[]
}

type OrderedList = { order: ProductOrder; direction: ProductSort['direction']; bits: Bits }

/** Reads a page from an order; undefined when the cursor is none of this order's. */
export function pageInOrder(
  { slots }: Pick<Catalogue, 'slots'>,
  { order, direction, bits }: OrderedList,
  { size, isBackward = false, cursor, skip = 0 }: PageQuestion,
): ProductPage | undefined {
  const key = cursor && order.readCursor(cursor)
  if (cursor && !key) return undefined
  const directed = inDirection(order, direction)
  const position = key && positionInOrder(order, direction, key)
  const from = isBackward ? (position?.before ?? directed.length) - 1 : (position?.after ?? 0)
  const count = countBits(bits)
  const wanted = { from, step: isBackward ? -1 : 1, skip, size: size + 1 }
  // Few products far apart are found sooner by sorting them than by walking along the order.
  const isSparse = count * count * 16 < size * directed.length
  const taken = isSparse
    ? takeSorted(directed, slotsOf(bits), order.sorted.positions(slots.length), wanted)
    : takeWalking(directed, bits, wanted)
  const shown = taken.slice(0, size)
  if (isBackward) shown.reverse()
  const products = shown.map((slot) => slots[slot] as Product)
  return {
    products,
    hasMore: taken.length > size,
    count: () => count,
    cursorAt: (place) => order.cursorOf(products[place] as Product),
  }
}

/** In the order of a search. Its ranks mean nothing by themselves, so a cursor holds the position and who stood there. */
export function pageAsFound(
  found: readonly Product[],
  { size, isBackward = false, cursor, skip = 0 }: PageQuestion,
): ProductPage | undefined {
  const position = cursor && positionAsFound(found, cursor)
  if (cursor && !position) return undefined
  const from = (position?.after ?? 0) + skip
  const end = isBackward ? (position?.before ?? found.length) : Math.min(found.length, from + size)
  const start = isBackward ? Math.max(0, end - size) : Math.min(from, found.length)
  const products = found.slice(start, end)
  return {
    products,
    hasMore: isBackward ? start > 0 : end < found.length,
    count: () => found.length,
    cursorAt: (place) => [String(start + place), String(products[place]?.id ?? '')],
  }
}

function positionAsFound(found: readonly Product[], [position = '', id = '', ...more]: readonly string[]) {
  if (more.length > 0 || !/^\d{1,9}$/.test(position) || !/^\d{1,10}$/.test(id)) return undefined
  const at = found.findIndex((product) => product.id === Number(id))
  if (at !== -1) return { before: at, after: at + 1 }
  const before = Math.min(Number(position), found.length)
  return { before, after: before }
}

type Wanted = { from: number; step: number; skip: number; size: number }

function takeWalking(directed: DirectedOrder, bits: Bits, { from, step, skip, size }: Wanted): number[] {
  const taken: number[] = []
  let left = skip
  for (let at = from; at >= 0 && at < directed.length && taken.length < size; at += step) {
    const slot = directed.at(at)
    if (!hasBit(bits, slot)) continue
    if (left > 0) left -= 1
    else taken.push(slot)
  }
  return taken
}

function takeSorted(
  directed: DirectedOrder,
  slots: readonly number[],
  positions: Int32Array,
  { from, step, skip, size }: Wanted,
): number[] {
  const known = slots.flatMap((slot) => positions[slot] ?? []).filter((position) => position >= 0)
  const placed = Float64Array.from(known, directed.positionOf).sort()
  const following = step > 0 ? placed.filter((at) => at >= from) : placed.filter((at) => at <= from).reverse()
  return Array.from(following.subarray(skip, skip + size), (at) => directed.at(at))
}
