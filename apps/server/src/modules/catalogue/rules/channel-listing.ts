import { addTo, emptySet, type KeySet, removeFrom } from '@warsha/data-structures/key-set.ts'
import { drain, fillInSteps, itemsPerStep, sortInSteps } from '@warsha/data-structures/sort-in-steps.ts'
import type { Channel, Listing, Product } from './catalogue.ts'
import type { CatalogueStore, ProductIndex } from './catalogue-store.ts'
import { type Preparation, whileUnchanged } from './preparation.ts'
import { priceOf } from './prices.ts'

/** The products that a channel shows at a moment. */
export type ChannelListing = {
  /** Published, at a price, and meant for lists. */
  listed: KeySet
  /** May be bought, as far as dates decide. */
  forSale: KeySet
}

export type ChannelListings = ProductIndex & {
  at(channel: Channel, nowMs: number): ChannelListing
  /** Makes what the channel shows, if it is not there, in steps between which anything may change. */
  prepare(channel: Channel, nowMs: number): Preparation | undefined
}

/** The server's clock may be behind the database's by so much; a listing cannot go back in time. */
const clockDifferenceMs = 60_000

type Kept = ChannelListing & { channel: Channel; nowMs: number; upcoming: Upcoming[] }
type Upcoming = { ms: number; slot: number }

/** Follows the products and the clock: at each date in a listing only the products of that date are looked at again. */
export function createChannelListings(store: CatalogueStore): ChannelListings {
  let kept = new Map<number, Kept>()

  function* make(channel: Channel, nowMs: number): Generator<void, Kept> {
    const made: Kept = { listed: emptySet(), forSale: emptySet(), channel, nowMs, upcoming: [] }
    let at = 0
    for (const product of store.productsById.values()) {
      judge(made, product)
      made.upcoming.push(...datesOf(made, product))
      at += 1
      if (at % itemsPerStep === 0) yield
    }
    made.upcoming = yield* byDate(made.upcoming)
    return made
  }

  function open(channel: Channel, nowMs: number): Kept {
    const made = drain(make(channel, nowMs))
    kept.set(channel.index, made)
    return made
  }

  function find(channel: Channel, nowMs: number): Kept | undefined {
    const known = kept.get(channel.index)
    return known && nowMs >= known.nowMs - clockDifferenceMs ? known : undefined
  }

  return {
    prepare(channel, nowMs) {
      if (find(channel, nowMs)) return undefined
      return {
        key: `listing ${channel.index}`,
        make: () => whileUnchanged(store, make(channel, nowMs), (made) => kept.set(channel.index, made)),
      }
    },
    at(channel, nowMs) {
      const known = find(channel, nowMs)
      if (!known) return open(channel, nowMs)
      // A request that waited asks for a moment that others have left behind: it gets the present.
      if (nowMs <= known.nowMs) return known
      known.nowMs = nowMs
      const reached = known.upcoming.findIndex(({ ms }) => ms > nowMs)
      if (reached === 0 || known.upcoming.length === 0) return known
      for (const { slot } of known.upcoming.splice(0, reached === -1 ? known.upcoming.length : reached)) {
        const product = store.slots[slot]
        if (product) judge(known, product)
      }
      return known
    },
    add(product) {
      for (const each of kept.values()) {
        judge(each, product)
        for (const date of datesOf(each, product)) insertDate(each.upcoming, date)
      }
    },
    // A date that is left behind does no harm: when it comes, its slot is judged as it is then.
    remove({ slot }) {
      for (const { listed, forSale } of kept.values()) {
        removeFrom(listed, slot)
        removeFrom(forSale, slot)
      }
    },
    reset: () => kept.clear(),
    *rebuild() {
      const fresh = new Map<number, Kept>()
      for (const channel of store.channels.values()) {
        const nowMs = kept.get(channel.index)?.nowMs ?? store.readMs - clockDifferenceMs
        fresh.set(channel.index, yield* make(channel, nowMs))
      }
      kept = fresh
    },
  }
}

/** Whether a shopper may see the product's own page in this channel. */
export function isShown(product: Product, channel: Channel, nowMs: number): boolean {
  const listing = product.listings[channel.index]
  return (
    channel.isActive &&
    listing?.isPublished === true &&
    isReached(listing.publishedMs, nowMs) &&
    product.variants.some((variant) => priceOf(variant, channel) !== undefined)
  )
}

export function isForSale(product: Product, channel: Channel, nowMs: number): boolean {
  return isReached(product.listings[channel.index]?.availableMs ?? null, nowMs)
}

/** Whether the product is in the channel's lists. */
export function isListed(product: Product, channel: Channel, nowMs: number): boolean {
  return (
    product.kind !== 'fee' &&
    product.listings[channel.index]?.isVisible === true &&
    isShown(product, channel, nowMs)
  )
}

function judge({ listed, forSale, channel, nowMs }: Kept, product: Product): void {
  place(listed, product.slot, isListed(product, channel, nowMs))
  place(forSale, product.slot, isForSale(product, channel, nowMs))
}

function place(set: KeySet, slot: number, belongs: boolean): void {
  if (belongs) addTo(set, slot)
  else removeFrom(set, slot)
}

function isReached(ms: number | null, nowMs: number): boolean {
  return ms !== null && ms <= nowMs
}

function datesOf({ channel, nowMs }: Kept, { listings, slot }: Product): Upcoming[] {
  const listing: Listing | undefined = listings[channel.index]
  return [listing?.publishedMs, listing?.availableMs].flatMap((ms) =>
    ms != null && ms > nowMs ? { ms, slot } : [],
  )
}

/** All products of a shop may be waiting for the same opening, so this is done in steps as well. */
function* byDate(dates: readonly Upcoming[]): Generator<void, Upcoming[]> {
  const msAt = (position: number) => dates[position]?.ms ?? 0
  const positions = yield* fillInSteps(new Int32Array(dates.length), (at) => at)
  const sorted = yield* sortInSteps(positions, (one, other) => msAt(one) - msAt(other))
  return Array.from(sorted, (position) => dates[position] as Upcoming)
}

function insertDate(upcoming: Upcoming[], date: Upcoming): void {
  const at = upcoming.findIndex(({ ms }) => ms > date.ms)
  upcoming.splice(at === -1 ? upcoming.length : at, 0, date)
}
