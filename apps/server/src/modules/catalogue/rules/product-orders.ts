import {
  drain,
  fillInSteps,
  itemsPerStep,
  type NumberRanks,
  rankNumbers,
  sortInSteps,
  sortNumbers,
} from '@warsha/data-structures/sort-in-steps.ts'
import type { Channel, Product } from './catalogue.ts'
import type { CatalogueStore, ProductIndex } from './catalogue-store.ts'
import { compareText } from './compare-text.ts'
import { type Preparation, whileUnchanged } from './preparation.ts'
import { compareProducts, createOrder, type ProductOrder } from './product-order.ts'
import type { ProductSort } from './product-sort.ts'
import { type KeyReader, keyReader, type SortKey } from './sort-keys.ts'

export type ProductOrders = ProductIndex & {
  get(channel: Channel, sort: ProductSort): ProductOrder
  /** Makes the order, if it is not there, in steps between which anything may change. */
  prepare(channel: Channel, sort: ProductSort): Preparation | undefined
}

/** More attributes to sort by than any shop has; each order of ten thousand products takes 40 kB. */
const maxOrders = 100

const shopSorts = (['PRICE', 'RATING', 'BRANDS'] as const).flatMap((field) =>
  (['en', 'ar'] as const).map((language) => ({ by: { field }, language, direction: 'ASC' as const })),
)

/**
 * The orders that lists are read from, kept while products come and go. Those that the storefront offers are made with
 * the catalogue, any other when it is first asked for.
 */
export function createProductOrders(store: CatalogueStore): ProductOrders {
  let orders = new Map<string, ProductOrder>()
  let bySlug = drain(sortBy(store, 'SLUG'))
  let byName = drain(sortBy(store, 'NAME'))

  function* make(channel: Channel, sort: ProductSort, names: ProductOrder): Generator<void, ProductOrder> {
    const reader = keyReader(store, channel, sort)
    return createOrder(store, reader, yield* sequenceOf(store, reader, names))
  }

  function* each(): Generator<ProductOrder> {
    yield bySlug
    yield byName
    yield* orders.values()
  }

  function find(channel: Channel, sort: ProductSort): ProductOrder | undefined {
    const { by } = sort
    if ('field' in by && by.field === 'SLUG') return bySlug
    if ('field' in by && by.field === 'NAME') return byName
    return orders.get(orderKey(channel, sort))
  }

  function keep(channel: Channel, sort: ProductSort, order: ProductOrder): ProductOrder {
    if (orders.size >= maxOrders) orders.clear()
    orders.set(orderKey(channel, sort), order)
    return order
  }

  return {
    get: (channel, sort) => find(channel, sort) ?? keep(channel, sort, drain(make(channel, sort, byName))),
    prepare(channel, sort) {
      if (find(channel, sort)) return undefined
      const use = (order: ProductOrder) => keep(channel, sort, order)
      return {
        key: `order ${orderKey(channel, sort)}`,
        make: () => whileUnchanged(store, make(channel, sort, byName), use),
      }
    },
    add(product) {
      for (const { sorted } of each()) sorted.insert(product.slot)
    },
    remove(product) {
      for (const { sorted } of each()) sorted.remove(product.slot)
    },
    reset: () => orders.clear(),
    *rebuild(known) {
      const slugs = yield* sortBy(store, 'SLUG')
      const names = yield* sortBy(store, 'NAME', known?.idsByName)
      const fresh = new Map<string, ProductOrder>()
      for (const channel of store.channels.values()) {
        for (const sort of shopSorts) {
          const key = orderKey(channel, sort)
          if (!fresh.has(key)) fresh.set(key, yield* make(channel, sort, names))
        }
      }
      bySlug = slugs
      byName = names
      orders = fresh
    },
  }
}

function* sortBy(
  store: CatalogueStore,
  field: 'SLUG' | 'NAME',
  begin: readonly number[] = [],
): Generator<void, ProductOrder> {
  const noChannel: Channel = { index: -1, id: 0, slug: '', isActive: false }
  const reader = keyReader(store, noChannel, { by: { field }, language: 'en' })
  const { slots } = store
  const products = yield* beginningWith(begin, store)
  const taken = yield* fillInSteps(new Int32Array(products.length), (at) => (products[at] as Product).slot)
  const sequence = yield* sortInSteps(taken, (one, other) =>
    compareProducts(reader, slots[one] as Product, slots[other] as Product),
  )
  return createOrder(store, reader, sequence)
}

/** All products, those with the ids first. */
function* beginningWith(
  ids: readonly number[],
  { productsById }: CatalogueStore,
): Generator<void, readonly Product[]> {
  const products = new Set<Product>()
  let looked = 0
  for (const id of ids) {
    const product = productsById.get(id)
    if (product) products.add(product)
    if (++looked % itemsPerStep === 0) yield
  }
  for (const product of productsById.values()) {
    products.add(product)
    if (++looked % itemsPerStep === 0) yield
  }
  return [...products]
}

const namesInARank = 2 ** 21

/**
 * Sorts by a key's rank and then by name, as one number each: sorting numbers needs no comparing in JavaScript,
 * which makes a hundred thousand products the work of a few milliseconds.
 */
function* sequenceOf(
  store: CatalogueStore,
  reader: KeyReader,
  byName: ProductOrder,
): Generator<void, Int32Array> {
  const length = byName.sorted.length()
  const keys: SortKey[] = []
  for (let at = 0; at < length; at++) {
    keys.push(reader.keyOf(store.slots[byName.sorted.at(at)] as Product))
    if (at % itemsPerStep === 0) yield
  }
  const rankOf = yield* ranker(keys)
  const weighed = yield* fillInSteps(
    new Float64Array(length),
    (at) => rankOf(keys[at] ?? null) * namesInARank + at,
  )
  const weights = yield* sortNumbers(weighed)
  return yield* fillInSteps(new Int32Array(length), (at) =>
    byName.sorted.at((weights[at] as number) % namesInARank),
  )
}

/** Keys that compare as equal share a rank, so that the name decides between their products; no key is the last rank. */
function* ranker(keys: readonly SortKey[]): Generator<void, (key: SortKey) => number> {
  const distinct = new Set<string>()
  const numbers: number[] = []
  for (let at = 0; at < keys.length; at++) {
    const key = keys[at] ?? null
    if (typeof key === 'string') distinct.add(key)
    else if (key !== null) numbers.push(key)
    if (at % itemsPerStep === 0) yield
  }
  const texts = yield* rankTexts([...distinct])
  const list = yield* fillInSteps(new Float64Array(numbers.length), (at) => numbers[at] as number)
  const { rankOf }: NumberRanks = yield* rankNumbers(list)
  return (key) => {
    if (key === null) return keys.length
    return typeof key === 'number' ? rankOf(key) : (texts.get(key) ?? keys.length)
  }
}

function* rankTexts(texts: readonly string[]): Generator<void, Map<string, number>> {
  const unsorted = yield* fillInSteps(new Int32Array(texts.length), (at) => at)
  const sorted = yield* sortInSteps(unsorted, (one, other) =>
    compareText(texts[one] as string, texts[other] as string),
  )
  const ranks = new Map<string, number>()
  for (let at = 0; at < sorted.length; at++) {
    const text = texts[sorted[at] as number] as string
    const before = texts[sorted[at - 1] ?? -1]
    const isEqual = before !== undefined && compareText(before, text) === 0
    ranks.set(text, isEqual ? (ranks.get(before) ?? 0) : at)
    if (at % itemsPerStep === 0) yield
  }
  return ranks
}

/** Only prices and dates are the channel's own, only brands are sorted by translated words. */
function orderKey(channel: Channel, { by, language }: ProductSort): string {
  if ('attributeId' in by) return `attribute ${by.attributeId}`
  if (by.field === 'PRICE' || by.field === 'LIST_PRICE' || by.field === 'PUBLISHED_AT')
    return `${by.field} ${channel.index}`
  return by.field === 'BRANDS' ? `BRANDS ${language}` : by.field
}
