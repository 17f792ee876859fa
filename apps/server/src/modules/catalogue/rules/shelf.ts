import type { Catalogue, Channel, Listing, Product } from './catalogue.ts'
import { priceOf } from './prices.ts'
import { type ProductSet, setWhere } from './product-set.ts'

/** What a channel shows from now on until the next moment at which a date in a listing is reached. */
export type Shelf = {
  /** Published, for sale at a price, and meant for lists. */
  listed: ProductSet
  untilMs: number
}

export function layOut(catalogue: Catalogue, channel: Channel, nowMs: number): Shelf {
  let untilMs = Number.POSITIVE_INFINITY
  for (const { listings } of catalogue.products) {
    for (const date of datesOf(listings[channel.index])) {
      if (date > nowMs && date < untilMs) untilMs = date
    }
  }
  const listed = setWhere(
    catalogue.products,
    (product) => isShown(product, channel, nowMs) && isForLists(product, channel),
  )
  return { listed, untilMs }
}

/** Whether a shopper may see the product's own page in this channel. */
export function isShown(product: Product, channel: Channel, nowMs: number): boolean {
  const listing = product.listings[channel.index]
  return (
    channel.isActive &&
    listing?.isPublished === true &&
    isReached(listing.publishedAt, nowMs) &&
    product.variants.some((variant) => priceOf(variant, channel) !== undefined)
  )
}

export function isForSale(product: Product, channel: Channel, nowMs: number): boolean {
  return isReached(product.listings[channel.index]?.availableAt ?? null, nowMs)
}

function isForLists(product: Product, channel: Channel): boolean {
  return product.kind !== 'fee' && product.listings[channel.index]?.isVisible === true
}

function isReached(date: Date | null, nowMs: number): boolean {
  return date !== null && date.getTime() <= nowMs
}

function datesOf(listing: Listing | undefined): number[] {
  return [listing?.publishedAt, listing?.availableAt].flatMap((date) => (date ? date.getTime() : []))
}
