import { asc } from 'drizzle-orm'
import type { Transaction } from '#kernel/database/connect.ts'
import {
  collectionChannelListings,
  collectionProducts,
  collections,
  collectionTranslations,
} from './collections.tables.ts'
import { asText } from './select-text.ts'

export async function readCollections(tx: Transaction) {
  return {
    collections: await tx
      .select({
        id: collections.id,
        slug: collections.slug,
        name: collections.name,
        description: asText(collections.description),
        seoTitle: collections.seoTitle,
        seoDescription: collections.seoDescription,
        imageUrl: collections.imageUrl,
        imageAlt: collections.imageAlt,
        imageAltAr: collections.imageAltAr,
        metadata: collections.metadata,
      })
      .from(collections)
      .orderBy(asc(collections.slug)),
    collectionTranslations: await tx
      .select({
        collectionId: collectionTranslations.collectionId,
        languageCode: collectionTranslations.languageCode,
        name: collectionTranslations.name,
        description: asText(collectionTranslations.description),
        seoTitle: collectionTranslations.seoTitle,
        seoDescription: collectionTranslations.seoDescription,
      })
      .from(collectionTranslations),
    collectionListings: await tx.select().from(collectionChannelListings),
    collectionItems: await tx
      .select({ collectionId: collectionProducts.collectionId, productId: collectionProducts.productId })
      .from(collectionProducts)
      .orderBy(asc(collectionProducts.collectionId), asc(collectionProducts.position)),
  }
}
