import type { Models } from '#kernel/read-model.ts'
import { catalogueModel } from '#modules/catalogue/index.ts'
import { listChannels } from '#modules/channels/index.ts'
import type { Checkout } from '../rules/checkout.ts'
import { type CheckoutPrices, priceCheckout } from '../rules/price-checkout.ts'

/** The prices of a checkout now, in its own channel. */
export async function priceNow(models: Models, checkout: Checkout): Promise<CheckoutPrices> {
  const { catalogue, cache } = await models.get(catalogueModel)
  const { lines, surcharges } = checkout
  await cache?.ensure({ variantIds: [...lines, ...surcharges].flatMap(({ variantId }) => variantId ?? []) })
  const slug = await channelOf(models, checkout)
  return priceCheckout(checkout, catalogue, catalogue.channels.get(slug))
}

/** The slug of the channel it is bought in; empty once that is closed. */
export async function channelOf(models: Models, { channelId }: Pick<Checkout, 'channelId'>): Promise<string> {
  const channels = await listChannels(models)
  return channels.find(({ id }) => id === channelId)?.slug ?? ''
}
