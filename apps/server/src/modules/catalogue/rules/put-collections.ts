import type { Collection } from './catalogue.ts'
import type { CollectionListingRow, SharedRows } from './catalogue-rows.ts'
import type { CatalogueStore } from './catalogue-store.ts'
import { groupBy, groupByChannel, groupTranslations } from './group-rows.ts'

/** Puts the collections in; channels must be there. They are few, so they are made anew. */
export function putCollections(store: CatalogueStore, rows: SharedRows): void {
  const texts = groupTranslations(rows.collectionTranslations, 'collectionId', (row) => row)
  const items = groupBy(rows.collectionItems, 'collectionId', ({ productId }) => productId)
  const published = groupByChannel(rows.collectionListings, 'collectionId', store.channelsById, publishedMsOf)
  store.collections = rows.collections.map((row) => ({
    ...row,
    translations: texts.get(row.id) ?? {},
    productIds: items.get(row.id) ?? [],
    publishedMs: published.get(row.id) ?? [],
  }))
  store.collectionsById = new Map(store.collections.map((collection) => [collection.id, collection]))
  store.collectionsBySlug = new Map(store.collections.map((collection) => [collection.slug, collection]))
  store.collectionsOfProduct = byProduct(store.collections)
}

function publishedMsOf({ isPublished, publishedAt }: CollectionListingRow): number | undefined {
  return isPublished ? publishedAt?.getTime() : undefined
}

function byProduct(collections: readonly Collection[]): Map<number, Collection[]> {
  const found = new Map<number, Collection[]>()
  for (const collection of collections) {
    for (const id of collection.productIds) found.set(id, [...(found.get(id) ?? []), collection])
  }
  return found
}
