import {
  type Bits,
  countBits,
  createScratch,
  emptyBits,
  hasBit,
  type KeySet,
  narrowTo,
  setOf,
  widenBy,
} from '@warsha/data-structures/key-set.ts'
import type { Availability } from './availability.ts'
import type { Channel, Product } from './catalogue.ts'
import type { CatalogueStore } from './catalogue-store.ts'
import { type ChannelListing, createChannelListings } from './channel-listing.ts'
import { createInStockIndex } from './in-stock-index.ts'
import { numbersFor } from './narrow-by-looking.ts'
import { createNumberIndexes } from './number-indexes.ts'
import type { Preparation } from './preparation.ts'
import { createProductOrders, type ProductOrders } from './product-orders.ts'
import {
  type OrderPart,
  type PageQuestion,
  type ProductPage,
  pageAsFound,
  pageInOrder,
} from './product-page.ts'
import type { ProductSort } from './product-sort.ts'
import type { Term } from './product-term.ts'
import { narrowToTerms } from './product-terms.ts'

export type ListQuestion = {
  channel: Channel
  terms: readonly Term[]
  sort: ProductSort
  nowMs: number
  availability?: Availability
  found?: FoundProducts & {
    /** Without a sort of its own the list keeps the order in which they were found. */
    isOrder: boolean
  }
}

/** Products that a search found, the best first; their slots in the same order, and as a set. */
export type FoundProducts = { products: readonly Product[]; ranked: Int32Array; slots: KeySet }

export type ProductLists = {
  /** Undefined when the cursor is none of this list's. */
  page(question: ListQuestion, asked: PageQuestion): ProductPage | undefined
  count(question: Omit<ListQuestion, 'sort'>): number
  /** Products that the channel shows in lists, narrowed by the terms. */
  members(question: Omit<ListQuestion, 'sort'>): Bits
  /** Sets and orders that must be made before the question can be answered without a walk over all products. */
  missing(question: Omit<ListQuestion, 'found'>): readonly Preparation[]
}

/**
 * Answers every list of products from kept sets and kept orders: the sets are intersected, and the page is read from
 * the order. A new question costs the same as one that was asked a thousand times.
 */
export function createProductLists(store: CatalogueStore): ProductLists {
  const listings = createChannelListings(store)
  const numbers = createNumberIndexes(store)
  const orders = createProductOrders(store)
  const stock = createInStockIndex(store)
  store.indexes.push(listings, numbers, orders, stock)

  // A question is answered without an await, so one set serves all that do not hand it out.
  const scratch = createScratch()

  function fill(bits: Bits, question: Omit<ListQuestion, 'sort'>): Bits {
    const { channel, terms, nowMs, availability, found } = question
    const listing: ChannelListing = listings.at(channel, nowMs)
    widenBy(bits, listing.listed)
    if (found) narrowTo(bits, found.slots)
    const named = (name: string) => slotsNamed(store, orders, channel, name)
    narrowToTerms(bits, terms, { catalogue: store, channel, listing, numbers, stock, availability, named })
    return bits
  }

  /** A range of prices is a part of the order by price: as many products come before it as are cheaper. */
  function partOf({ channel, terms, sort: { by } }: ListQuestion): OrderPart | undefined {
    if (!('field' in by) || by.field !== 'PRICE') return undefined
    const term = terms.find((each) => each.is === 'lowestPayable')
    if (!term || term.range.oneOf) return undefined
    const { gte, lte } = term.range
    const index = numbers.get({ of: 'lowestPayable', channel })
    return index.range(gte ?? Number.NEGATIVE_INFINITY, lte ?? Number.POSITIVE_INFINITY)
  }

  function* preparations(question: Omit<ListQuestion, 'found'>): Generator<Preparation | undefined> {
    const { channel, nowMs, sort, availability } = question
    yield listings.prepare(channel, nowMs)
    yield orders.prepare(channel, sort)
    for (const term of innermost(question.terms)) {
      const field = numbersFor(term, { catalogue: store, channel })
      if (field) yield numbers.prepare(field)
      if (term.is === 'inStock' && availability) yield stock.prepare(availability, term.stateId)
    }
  }

  return {
    missing: (question) => [...preparations(question)].filter((each) => each !== undefined),
    members: (question) => fill(emptyBits(store.slots.length), question),
    count: (question) => countBits(fill(scratch(store.slots.length), question)),
    page(question, asked) {
      const bits = fill(scratch(store.slots.length), question)
      const { found, channel, sort } = question
      if (found?.isOrder) return pageOfFound(found, bits, asked)
      const order = orders.get(channel, sort)
      return pageInOrder(store, { order, direction: sort.direction, bits, part: partOf(question) }, asked)
    },
  }
}

function innermost(terms: readonly Term[]): Term[] {
  return terms.flatMap((term) => (term.is === 'any' ? term.of.flatMap(innermost) : term))
}

/** The first page looks at no more of what was found than it takes to fill it. */
function pageOfFound(
  { products, ranked }: FoundProducts,
  bits: Bits,
  asked: PageQuestion,
): ProductPage | undefined {
  const isFirst = !asked.cursor && !asked.isBackward
  const most = isFirst ? (asked.skip ?? 0) + asked.size + 1 : products.length
  const listed: Product[] = []
  for (let at = 0; at < ranked.length && listed.length < most; at++) {
    if (hasBit(bits, ranked[at] as number)) listed.push(products[at] as Product)
  }
  const page = pageAsFound(listed, asked)
  const count = countBits(bits)
  return page && { ...page, count: () => count }
}

export function toFound(products: readonly Product[]): FoundProducts {
  const ranked = Int32Array.from(products, ({ slot }) => slot)
  return { products, ranked, slots: setOf(ranked) }
}

function* slotsNamed(
  { slots }: CatalogueStore,
  orders: ProductOrders,
  channel: Channel,
  name: string,
): Generator<number> {
  const { sorted, compare } = orders.get(channel, { by: { field: 'NAME' }, direction: 'ASC', language: 'en' })
  const first = { key: 0, name, slug: '' }
  for (let at = sorted.firstWhere((slot) => compare(slot, first) >= 0); at < sorted.length(); at++) {
    const slot = sorted.at(at)
    const product = slots[slot]
    if (!product || compare(slot, { ...first, slug: product.slug }) !== 0) return
    if (product.name === name) yield slot
  }
}
