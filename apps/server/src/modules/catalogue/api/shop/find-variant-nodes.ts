import type { Models } from '#kernel/read-model.ts'
import { catalogueModel } from '../../use-cases/catalogue-model.ts'
import { nodesOf, type VariantNode } from './nodes.ts'

/** Variants as GraphQL shows them in a channel, for lines of carts and orders. One that no longer exists is missing. */
export async function findVariantNodes(
  models: Models,
  channelSlug: string,
  variantIds: Iterable<number>,
): Promise<ReadonlyMap<number, VariantNode>> {
  const { catalogue, cache } = await models.get(catalogueModel)
  const ids = [...variantIds]
  await cache?.ensure({ variantIds: ids })
  const channel = catalogue.channels.get(channelSlug)
  const nodes = nodesOf(catalogue)
  const found = new Map<number, VariantNode>()
  for (const id of ids) {
    const variant = catalogue.variantsById.get(id)
    if (variant) found.set(id, nodes.ofVariant(variant, channel))
  }
  return found
}
