import type { Transaction } from '@warsha/server/kernel/database/connect.ts'
import {
  collectionChannelListings,
  collectionProducts,
  collections,
  collectionTranslations,
} from '@warsha/server/modules/catalogue/storage/collections.tables.ts'
import { demoCollections } from '../catalogue/demo-collections.ts'
import { paragraph, richText } from '../catalogue/rich-text.ts'
import { demoChannels } from '../channels/demo-channels.ts'
import { collectionIds, idOf, productIds } from './catalogue-keys.ts'
import { insertRows, moveCounters } from './insert-rows.ts'
import { categoryPictureUrl } from './media-urls.ts'

export async function seedCollections(tx: Transaction, now: Date): Promise<void> {
  await insertRows(
    tx,
    collections,
    demoCollections.map(({ slug, name, description, category }) => ({
      id: idOf(collectionIds, slug),
      slug,
      name: name.en,
      description: richText(paragraph(description.en)),
      seoDescription: description.en,
      imageUrl: categoryPictureUrl(category),
      imageAlt: name.en,
    })),
  )
  await insertRows(
    tx,
    collectionTranslations,
    demoCollections.map(({ slug, name, description }) => ({
      collectionId: idOf(collectionIds, slug),
      languageCode: 'ar' as const,
      name: name.ar,
      description: richText(paragraph(description.ar)),
      seoDescription: description.ar,
    })),
  )
  await insertRows(
    tx,
    collectionChannelListings,
    demoCollections.flatMap(({ slug }) =>
      demoChannels.map((channel) => ({
        collectionId: idOf(collectionIds, slug),
        channelId: channel.id,
        isPublished: true,
        publishedAt: now,
      })),
    ),
  )
  await insertRows(
    tx,
    collectionProducts,
    demoCollections.flatMap(({ slug, products }) =>
      products.map((product, position) => ({
        collectionId: idOf(collectionIds, slug),
        productId: idOf(productIds, product),
        position,
      })),
    ),
  )
  await moveCounters(tx, [collections])
}
