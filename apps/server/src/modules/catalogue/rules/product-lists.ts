import type { Availability } from './availability.ts'
import type { Channel, Product } from './catalogue.ts'
import type { CatalogueStore } from './catalogue-store.ts'
import { type ChannelListing, createChannelListings } from './channel-listing.ts'
import { createInStockIndex, type InStockIndex } from './in-stock-index.ts'
import { createNumberIndexes } from './number-indexes.ts'
import type { ProductSort } from './product-order.ts'
import { createProductOrders, type ProductOrders } from './product-orders.ts'
import { type PageQuestion, type ProductPage, pageAsFound, pageInOrder } from './product-page.ts'
import { type Bits, countBits, emptyBits, hasBit, narrowTo, setOf, widenBy } from './product-set.ts'
import type { Term } from './product-term.ts'
import { narrowToTerms } from './product-terms.ts'

export type ListQuestion = {
  channel: Channel
  terms: readonly Term[]
  sort: ProductSort
  nowMs: number
  availability?: Availability
  /** What a search found, the best first. Without a sort of its own the list keeps this order. */
  found?: { products: readonly Product[]; isOrder: boolean }
}

export type ProductLists = {
  /** Undefined when the cursor is none of this list's. */
  page(question: ListQuestion, asked: PageQuestion): ProductPage | undefined
  count(question: Omit<ListQuestion, 'sort'>): number
  /** What the channel shows in lists, narrowed by the terms. */
  members(question: Omit<ListQuestion, 'sort'>): Bits
  stock: InStockIndex
}

/**
 * Answers every list of products from kept sets and kept orders: the sets are intersected, and the page is read from
 * the order. A question that nobody asked before costs what one costs that was asked a thousand times.
 */
export function createProductLists(store: CatalogueStore): ProductLists {
  const listings = createChannelListings(store)
  const numbers = createNumberIndexes(store)
  const orders = createProductOrders(store)
  const stock = createInStockIndex(store)
  store.indexes.push(listings, numbers, orders, stock)

  // A question is answered without an await, so one set serves all that do not hand it out.
  let scratch = emptyBits(0)

  function scratchBits(): Bits {
    const width = (store.slots.length + 31) >>> 5
    if (scratch.length !== width) scratch = emptyBits(store.slots.length)
    return scratch.fill(0)
  }

  function fill(bits: Bits, question: Omit<ListQuestion, 'sort'>): Bits {
    const { channel, terms, nowMs, availability, found } = question
    const listing: ChannelListing = listings.at(channel, nowMs)
    widenBy(bits, listing.listed)
    if (found) narrowTo(bits, setOf(found.products.map(({ slot }) => slot)))
    const named = (name: string) => slotsNamed(store, orders, channel, name)
    narrowToTerms(bits, terms, { catalogue: store, channel, listing, numbers, stock, availability, named })
    return bits
  }

  return {
    stock,
    members: (question) => fill(emptyBits(store.slots.length), question),
    count: (question) => countBits(fill(scratchBits(), question)),
    page(question, asked) {
      const bits = fill(scratchBits(), question)
      const { found, channel, sort } = question
      if (found?.isOrder) {
        return pageAsFound(
          found.products.filter(({ slot }) => hasBit(bits, slot)),
          asked,
        )
      }
      return pageInOrder(store, { order: orders.get(channel, sort), direction: sort.direction, bits }, asked)
    },
  }
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
