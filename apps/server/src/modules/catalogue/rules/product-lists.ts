import type { Availability } from './availability.ts'
import type { Catalogue, Channel } from './catalogue.ts'
import { orderProducts, type ProductOrder, type ProductSort } from './product-order.ts'
import { type Place, placeInOrder } from './product-place.ts'
import { countOf, intersect, isIn, type ProductSet, setOf } from './product-set.ts'
import { productsMeeting, type Term } from './product-terms.ts'
import { keepRecentlyUsed } from './recently-used.ts'
import { layOut, type Shelf } from './shelf.ts'

export type ListQuestion = {
  channel: Channel
  terms: readonly Term[]
  sort: ProductSort
  nowMs: number
  availability?: Availability
  /** What a search found, the best first. Without a sort of its own the list keeps this order. */
  found?: { indexes: Int32Array; isOrder: boolean }
}

/** Products that answer a question. Counting is done; sorting waits until somebody looks. */
export type ProductList = {
  count: number
  /** Places in the catalogue, in the order asked for. */
  indexes(): Int32Array
  cursorAt(position: number): readonly string[]
  /** Undefined when it is no cursor of this list. */
  findPlace(cursor: readonly string[]): Place | undefined
}

export type ProductLists = {
  find(question: ListQuestion): ProductList
  /** What the channel shows in lists at all. */
  shown(channel: Channel, nowMs: number): ProductSet
}

const mostSets = 2_000
const mostOrders = 60
const mostListedIndexes = 2_000_000

/**
 * Answers every list of products. Sets, orders and finished lists are kept while they are in use, so that a
 * page costs its own length and not the catalogue's; a question nobody asked before costs one walk over it.
 */
export function createProductLists(catalogue: Catalogue): ProductLists {
  const shelves = new Map<number, Shelf>()
  const sets = keepRecentlyUsed<{ set: ProductSet; count: number }>(mostSets)
  const orders = keepRecentlyUsed<ProductOrder>(mostOrders)
  const lists = keepRecentlyUsed<Int32Array>(mostListedIndexes, (indexes) => indexes.length + 16)

  function shelfOf(channel: Channel, nowMs: number): Shelf {
    const known = shelves.get(channel.index)
    if (known && nowMs < known.untilMs) return known
    const shelf = layOut(catalogue, channel, nowMs)
    shelves.set(channel.index, shelf)
    return shelf
  }

  function find({ channel, terms, sort, nowMs, availability, found }: ListQuestion): ProductList {
    const shelf = shelfOf(channel, nowMs)
    // A shelf has another end after each of its dates, so nothing from before is met again.
    const key = `${channel.index} ${shelf.untilMs} ${JSON.stringify(terms)}`
    const all = sets.get(key, () => {
      const set = productsMeeting(terms, shelf.listed, { catalogue, channel, nowMs, availability })
      return { set, count: countOf(set) }
    })
    const order = () => orders.get(orderKey(channel, sort), () => orderProducts(catalogue, channel, sort))
    if (found) return narrow(all.set, found, order)
    const indexes = () => lists.get(`${orderKey(channel, sort)} ${key}`, () => pick(order().sequence, all))
    return inOrder(all.count, indexes, order)
  }

  function narrow(
    set: ProductSet,
    found: { indexes: Int32Array; isOrder: boolean },
    order: () => ProductOrder,
  ): ProductList {
    const indexes = found.indexes.filter((index) => isIn(set, index))
    if (found.isOrder) return asFound(catalogue, indexes)
    const both = { set: intersect(set, setOf(catalogue.products.length, indexes)), count: indexes.length }
    return inOrder(indexes.length, () => pick(order().sequence, both), order)
  }

  return { find, shown: (channel, nowMs) => shelfOf(channel, nowMs).listed }
}

function inOrder(count: number, indexes: () => Int32Array, order: () => ProductOrder): ProductList {
  return {
    count,
    indexes,
    cursorAt: (position) => order().cursorOf(indexes()[position] ?? -1),
    findPlace: (cursor) => placeInOrder(order(), indexes(), cursor),
  }
}

/** In the order of a search. Its ranks mean nothing by themselves, so a cursor holds the place and who stood there. */
function asFound({ products, productsById }: Catalogue, indexes: Int32Array): ProductList {
  const idAt = (position: number) => products[indexes[position] ?? -1]?.id
  return {
    count: indexes.length,
    indexes: () => indexes,
    cursorAt: (position) => [String(position), String(idAt(position) ?? '')],
    findPlace([position = '', id = '', ...more]) {
      if (more.length > 0 || !/^\d{1,9}$/.test(position) || !/^\d{1,10}$/.test(id)) return undefined
      const found = indexes.indexOf(productsById.get(Number(id))?.index ?? -1)
      if (found !== -1) return { before: found, after: found + 1 }
      const before = Math.min(Number(position), indexes.length)
      return { before, after: before }
    },
  }
}

function pick(sequence: Int32Array, { set, count }: { set: ProductSet; count: number }): Int32Array {
  const picked = new Int32Array(count)
  let at = 0
  for (const index of sequence) {
    if (isIn(set, index)) picked[at++] = index
  }
  return picked
}

function orderKey(channel: Channel, { by, direction, language }: ProductSort): string {
  const what = 'field' in by ? by.field : by.attributeId
  return `${channel.index} ${what} ${direction} ${language}`
}
