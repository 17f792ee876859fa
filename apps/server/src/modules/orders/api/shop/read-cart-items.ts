import { isServiceFee } from '@warsha/contract/cart/cart-line.ts'
import { readKey, toGlobalId } from '@warsha/contract/ids/global-id.ts'
import type { OrderedItem } from '@warsha/contract/orders/orders.rest.ts'
import type { CheckoutLineInput } from '#http/graphql/schema.generated.ts'
import type { Models } from '#kernel/read-model.ts'
import { catalogueModel } from '#modules/catalogue/index.ts'
import { readVariantKey } from '#modules/inventory/api/shop/index.ts'

/** The lines of a cart as a checkout takes them. Without a variant it is the first that the channel sells. */
export async function readCartItems(
  models: Models,
  channel: string,
  items: readonly OrderedItem[],
): Promise<CheckoutLineInput[]> {
  const { catalogue, cache } = await models.get(catalogueModel)
  await cache?.ensure({ ids: items.flatMap(({ id }) => readKey('Product', id) ?? []) })
  const index = catalogue.channels.get(channel)?.index ?? -1
  return items
    .filter(({ name }) => !isServiceFee({ name: name ?? '' }))
    .map(({ id, variantId, quantity, metadata }) => {
      const product = catalogue.productsById.get(readKey('Product', id) ?? -1)
      const first = product?.variants.find(({ prices }) => prices[index])?.id
      const key = readVariantKey(variantId) ?? first ?? -1
      return { variantId: toGlobalId('ProductVariant', key), quantity, metadata: metadata ?? [] }
    })
}
