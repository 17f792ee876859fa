import { type Bits, countBits, forEachKey, hasBit } from '@warsha/data-structures/key-set.ts'
import type { Catalogue, Product } from './catalogue.ts'
import { type DirectedOrder, inDirection, positionInOrder } from './cursor-position.ts'
import type { ProductOrder } from './product-order.ts'
import type { ProductSort } from './product-sort.ts'

export type PageQuestion = {
  size: number
  isBackward?: boolean
  cursor?: readonly string[] | undefined
  /** How many to pass over, for pages by number. */
  skip?: number
}

export type ProductPage = PageOf<Product>

type PageOf<Item> = {
  products: readonly Item[]
  hasMore: boolean
  /** All of the list, not only of the page. */
  count(): number | Promise<number>
  cursorAt(position: number): readonly string[]
}

/** Positions in an ascending order, from `start` up to `end`. */
export type OrderPart = { start: number; end: number }

type OrderedList = {
  order: ProductOrder
  direction: ProductSort['direction']
  bits: Bits
  /** The part of the order outside of which the list has no product, if that is known. */
  part?: OrderPart | undefined
}

/** Reads a page from an order; undefined when the cursor is none of this order's. */
export function pageInOrder(
  { slots }: Pick<Catalogue, 'slots'>,
  { order, direction, bits, part }: OrderedList,
  { size, isBackward = false, cursor, skip = 0 }: PageQuestion,
): ProductPage | undefined {
  const key = cursor && order.readCursor(cursor)
  if (cursor && !key) return undefined
  const directed = inDirection(order, direction)
  const position = key && positionInOrder(order, direction, key)
  const within = partInDirection(directed, part)
  const from = isBackward
    ? Math.min(position?.before ?? directed.length, within.end) - 1
    : Math.max(position?.after ?? 0, within.start)
  const count = countBits(bits)
  const wanted = { from, step: isBackward ? -1 : 1, skip, size: size + 1, within }
  const taken =
    takeWalking(directed, bits, wanted, stepsFor(wanted, count)) ??
    takeNearest(directed, bits, order.sorted.positions(slots.length), wanted)
  const shown = taken.slice(0, size)
  if (isBackward) shown.reverse()
  const products = shown.map((slot) => slots[slot] as Product)
  return {
    products,
    hasMore: taken.length > size,
    count: () => count,
    cursorAt: (position) => order.cursorOf(products[position] as Product),
  }
}

/** In the order of a search. Its ranks mean nothing by themselves, so a cursor holds the position and who stood there. */
export function pageAsFound<Found extends { id: number }>(
  found: readonly Found[],
  { size, isBackward = false, cursor, skip = 0 }: PageQuestion,
): PageOf<Found> | undefined {
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
    cursorAt: (at) => [String(start + at), String(products[at]?.id ?? '')],
  }
}

function positionAsFound(
  found: readonly { id: number }[],
  [position = '', id = '', ...more]: readonly string[],
) {
  if (more.length > 0 || !/^\d{1,9}$/.test(position) || !/^\d{1,10}$/.test(id)) return undefined
  const at = found.findIndex((product) => product.id === Number(id))
  if (at !== -1) return { before: at, after: at + 1 }
  const before = Math.min(Number(position), found.length)
  return { before, after: before }
}

type Wanted = { from: number; step: number; skip: number; size: number; within: OrderPart }

/** A part holds products with a key alone, so it is one part in the other direction, too. */
function partInDirection({ length, positionOf }: DirectedOrder, part: OrderPart | undefined): OrderPart {
  if (!part) return { start: 0, end: length }
  const { start, end } = part
  if (start >= end) return { start: 0, end: 0 }
  const [one, other] = [positionOf(start), positionOf(end - 1)]
  return { start: Math.min(one, other), end: Math.max(one, other) + 1 }
}

/** Several times what a walk takes when the products stand evenly in the order; for pages far behind the whole of it. */
function stepsFor({ skip, size, within }: Wanted, count: number): number {
  const length = within.end - within.start
  if (skip > 0) return length
  return Math.min(Math.ceil((4 * size * length) / (count + 1)), count * 2 + 64)
}

/** Walks along the order; undefined when the page is not full after so many steps. */
function takeWalking(
  directed: DirectedOrder,
  bits: Bits,
  { from, step, skip, size, within }: Wanted,
  maxSteps: number,
): number[] | undefined {
  const taken: number[] = []
  let left = skip
  let steps = 0
  for (let at = from; at >= within.start && at < within.end && taken.length < size; at += step) {
    if (steps++ > maxSteps) return undefined
    const slot = directed.at(at)
    if (!hasBit(bits, slot)) continue
    if (left > 0) left -= 1
    else taken.push(slot)
  }
  return taken
}

/** Looks at every product of the list and keeps those that come next, for lists whose products stand far apart. */
function takeNearest(
  directed: DirectedOrder,
  bits: Bits,
  positions: Int32Array,
  { from, step, skip, size }: Wanted,
): number[] {
  const nearest: number[] = []
  const most = skip + size
  forEachKey(bits, (slot) => {
    const ascending = positions[slot] ?? -1
    // A product that is not in the order yet has no position.
    if (ascending < 0) return
    const distance = (directed.positionOf(ascending) - from) * step
    if (distance < 0 || (nearest.length === most && distance >= (nearest[most - 1] as number))) return
    let at = nearest.length
    while (at > 0 && (nearest[at - 1] as number) > distance) at -= 1
    nearest.splice(at, 0, distance)
    if (nearest.length > most) nearest.pop()
  })
  return nearest.slice(skip).map((distance) => directed.at(from + distance * step))
}
