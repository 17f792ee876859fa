import { asc } from 'drizzle-orm'
import type { Transaction } from '#kernel/database/connect.ts'
import { productAttributeValues } from './attributes.tables.ts'
import { productChannelListings } from './listings.tables.ts'
import {
  bundleComponents,
  productMedia,
  productServiceTypes,
  productStates,
  products,
  productTranslations,
  productTypes,
} from './products.tables.ts'
import { asText, joined } from './select-text.ts'

export async function readProducts(tx: Transaction) {
  return {
    productTypes: await tx.select().from(productTypes),
    products: await tx
      .select({
        id: products.id,
        slug: products.slug,
        name: products.name,
        kind: products.kind,
        description: asText(products.description),
        seoTitle: products.seoTitle,
        seoDescription: products.seoDescription,
        categoryId: products.categoryId,
        productTypeId: products.productTypeId,
        tag: products.tag,
        freeGift: products.freeGift,
        salesRank: products.salesRank,
        taxBasisPoints: products.taxBasisPoints,
        metadata: products.metadata,
        createdAt: products.createdAt,
        updatedAt: products.updatedAt,
      })
      .from(products),
    productTranslations: await tx
      .select({
        productId: productTranslations.productId,
        languageCode: productTranslations.languageCode,
        name: productTranslations.name,
        description: asText(productTranslations.description),
        tag: productTranslations.tag,
        freeGift: productTranslations.freeGift,
        seoTitle: productTranslations.seoTitle,
        seoDescription: productTranslations.seoDescription,
      })
      .from(productTranslations),
    productListings: await tx
      .select({
        productId: productChannelListings.productId,
        channelId: productChannelListings.channelId,
        isPublished: productChannelListings.isPublished,
        publishedAt: productChannelListings.publishedAt,
        isVisible: productChannelListings.visibleInListings,
        availableAt: productChannelListings.availableForPurchaseAt,
      })
      .from(productChannelListings),
    productValues: await tx
      .select({
        productId: productAttributeValues.productId,
        valueIds: joined(productAttributeValues.attributeValueId, productAttributeValues.position),
      })
      .from(productAttributeValues)
      .groupBy(productAttributeValues.productId),
    productStates: await tx
      .select({
        productId: productStates.productId,
        stateIds: joined(productStates.stateId, productStates.stateId),
      })
      .from(productStates)
      .groupBy(productStates.productId),
    serviceTypes: await tx.select().from(productServiceTypes),
    bundleParts: await tx
      .select({
        productId: bundleComponents.productId,
        variantId: bundleComponents.componentVariantId,
        quantity: bundleComponents.quantity,
      })
      .from(bundleComponents)
      .orderBy(asc(bundleComponents.position)),
    media: await tx
      .select({
        productId: productMedia.productId,
        id: productMedia.id,
        type: productMedia.type,
        url: productMedia.url,
        alt: productMedia.alt,
      })
      .from(productMedia)
      .orderBy(asc(productMedia.productId), asc(productMedia.position)),
  }
}
