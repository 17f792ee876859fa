import { asc } from 'drizzle-orm'
import type { Transaction } from '#kernel/database/connect.ts'
import { variantAttributeValues } from './attributes.tables.ts'
import { variantChannelListings } from './listings.tables.ts'
import { productVariants, variantTranslations } from './products.tables.ts'
import { joined } from './select-text.ts'

export async function readVariants(tx: Transaction) {
  return {
    variants: await tx
      .select({
        id: productVariants.id,
        productId: productVariants.productId,
        sku: productVariants.sku,
        name: productVariants.name,
        isTracked: productVariants.trackInventory,
        metadata: productVariants.metadata,
      })
      .from(productVariants)
      .orderBy(asc(productVariants.productId), asc(productVariants.position)),
    variantTranslations: await tx.select().from(variantTranslations),
    variantPrices: await tx
      .select({
        variantId: variantChannelListings.variantId,
        channelId: variantChannelListings.channelId,
        priceBaisa: variantChannelListings.priceBaisa,
        payableBaisa: variantChannelListings.discountedPriceBaisa,
        discountKind: variantChannelListings.discountKind,
      })
      .from(variantChannelListings),
    variantValues: await tx
      .select({
        variantId: variantAttributeValues.variantId,
        valueIds: joined(variantAttributeValues.attributeValueId, variantAttributeValues.position),
      })
      .from(variantAttributeValues)
      .groupBy(variantAttributeValues.variantId),
  }
}
