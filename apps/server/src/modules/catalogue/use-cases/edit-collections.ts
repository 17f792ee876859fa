import { maxCount } from '#commands/keyset.ts'
import type { Database } from '#kernel/database/connect.ts'
import { ok, refuse } from '#kernel/outcome.ts'
import { readChannelRows } from '#modules/channels/index.ts'
import { recordCommands } from '#modules/staff/index.ts'
import type { EditedCollection, EditedCollectionFields, ProductChoice } from '../rules/edited-collection.ts'
import { loggedTexts, type Marked, olderTextsAfter, restoredTexts } from '../rules/edited-texts.ts'
import {
  deleteCollectionRow,
  findEditedCollection,
  insertCollection,
  listCollectionRows,
  updateCollection,
} from '../storage/edited-collection-queries.ts'
import { findChoices } from '../storage/product-choice-queries.ts'
import { findRestoredProducts } from './find-restored-products.ts'
import { sanitisePicture, sanitiseTexts } from './sanitise-texts.ts'

type Fields = EditedCollectionFields & Marked

/** Products that an operator puts together. */
export const collectionCommands = recordCommands<Fields, Fields, EditedCollection>({
  subject: 'collection',
  actions: 'collections',
  table: 'collections',
  parts: ['collection_translations', 'collection_products', 'collection_channel_listings'],
  fieldOf: {
    collections_slug_unique: 'slug',
    collections_picture_address_pictures_address_fk: 'picture',
    collection_products_product_id_products_id_fk: 'product_ids',
    collection_channel_listings_channel_id_channels_id_fk: 'listings',
  },
  find: findEditedCollection,
  check(input) {
    const fields = { ...input, texts: sanitiseTexts(input.texts), picture: sanitisePicture(input.picture) }
    return fields.texts.en.name ? ok(fields) : refuse('REQUIRED', { field: 'texts.en.name' })
  },
  insert: async (tx, fields) => ok(await insertCollection(tx, fields)),
  update: async (tx, key, fields, before) =>
    ok(await updateCollection(tx, key, { ...fields, older: olderTextsAfter(before, fields) })),
  delete: deleteCollectionRow,
  logged({ id: _id, revision: _revision, texts, older, products, ...fields }) {
    return { ...fields, ...loggedTexts({ texts, older }), products: products.map(({ slug }) => slug) }
  },
  async restored(tx, { id: _id, revision: _revision, products, ...current }, before) {
    const { picture, listings, slug } = before as Partial<EditedCollectionFields>
    const productIds = await findRestoredProducts(tx, products, before.products)
    if (!productIds.ok) return productIds
    return ok({
      slug: slug ?? current.slug,
      picture: picture === undefined ? current.picture : picture,
      listings: listings ?? current.listings,
      productIds: productIds.value,
      ...restoredTexts(current, before),
    })
  },
})

export async function listCollections(
  { db }: { db: Database },
  asked: { search: string; afterId: number; limit: number },
) {
  const [{ found, total }, channels] = await Promise.all([listCollectionRows(db, asked), readChannelRows(db)])
  const slugOf = new Map(channels.map(({ id, slug }) => [id, slug]))
  const named = found.map(({ channelIds, ...collection }) => ({
    ...collection,
    channels: channelIds.flatMap((id) => slugOf.get(id) ?? []),
  }))
  return { found: named, total: Math.min(total, maxCount), isExact: total <= maxCount }
}

const maxChoices = 20

/** Products that can be put into a collection or a row. */
export function findProductChoices({ db }: { db: Database }, search: string): Promise<ProductChoice[]> {
  return findChoices(db, { search, limit: maxChoices })
}
