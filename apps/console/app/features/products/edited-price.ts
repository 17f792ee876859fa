import type { RestPrice, RestScheduledPrice } from '@warsha/contract/console/catalogue/prices.rest.ts'

/** The price of a variant in a channel, with the changes that wait for their day. */
export type EditedPrice = {
  variantId: number
  sku: string
  channel: { slug: string; name: string }
  price: RestPrice | undefined
  planned: RestScheduledPrice[]
}
