import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { connectionOfList, connectionResolvers } from '#http/graphql/connection.ts'
import { invalidCall, requireOne } from '#http/graphql/errors.ts'
import { meetsMetadataList, meetsWhere } from '#http/graphql/filters.ts'
import { metadataResolvers } from '#http/graphql/metadata.ts'
import { findNodeKey, readNodeKeys } from '#http/graphql/node-id.ts'
import { refuseTooMany } from '#http/graphql/refuse-too-many.ts'
import type { CollectionsResolvers } from '#http/graphql/resolvers.generated.ts'
import type {
  CollectionFilterInput,
  CollectionSortingInput,
  CollectionWhereInput,
} from '#http/graphql/schema.generated.ts'
import type { Collection } from '../../rules/catalogue.ts'
import { compareText } from '../../rules/compare-text.ts'
import { foldText } from '../../rules/fold-text.ts'
import { altOf } from '../../rules/picture-alt.ts'
import { type ShownCollection, showCollection } from '../../rules/shown-collection.ts'
import type { CatalogueNodes } from './catalogue-nodes.ts'
import { pictureUrl } from './pictures.ts'
import { withCatalogue } from './request-catalogue.ts'
import { parseRichText, toTranslation } from './translations.ts'

/** Their products are lists like any other and stand with those. */
export const collectionResolvers = {
  Query: {
    collection(_root, { id, slug, channel }, context) {
      requireOne({ id, slug })
      const key = id ? findNodeKey('Collection', id) : undefined
      return withCatalogue(context, ({ catalogue }) => {
        const found = id
          ? catalogue.collectionsById.get(key ?? 0)
          : catalogue.collectionsBySlug.get(slug ?? '')
        const shownIn = catalogue.channels.get(channel || context.channel)
        return showCollection(found, shownIn, context.clock.now().getTime()) ?? null
      })
    },
    collections(_root, args, context, info) {
      const { filter, where, sortBy } = args
      if (filter && where) {
        throw invalidCall('Only one filtering argument (filter or where) can be specified.')
      }
      const meets = collectionFilter(filter ?? {})
      return withCatalogue(context, ({ catalogue }) => {
        const slug = args.channel || filter?.channel || sortBy?.channel || context.channel
        const channel = catalogue.channels.get(slug)
        const nowMs = context.clock.now().getTime()
        const found = catalogue.collections
          .flatMap((collection) => showCollection(collection, channel, nowMs) ?? [])
          .filter(
            (collection) =>
              meets(collection) && (!where || meetsWhere(where, (flat) => meetsFlat(collection, flat))),
          )
        return connectionOfList(sortBy ? found.sort(sorter(sortBy)) : found, args, info.fieldName)
      })
    },
  },
  Collection: {
    id: ({ id }) => toGlobalId('Collection', id),
    channel: ({ shownIn }) => shownIn.slug,
    description: ({ description }) => parseRichText(description),
    descriptionJson: ({ description }) => parseRichText(description),
    backgroundImage: ({ imageUrl, imageAlt, imageAltAr }, args, context) =>
      imageUrl
        ? {
            url: pictureUrl(imageUrl, args, context),
            alt: altOf({ alt: imageAlt, altAr: imageAltAr }, context.locale),
          }
        : null,
    translation: (collection, { languageCode }) =>
      toTranslation('CollectionTranslation', collection, languageCode),
    ...metadataResolvers(({ metadata }: Collection) => metadata),
  },
  CollectionTranslation: {
    description: ({ description }) => parseRichText(description),
  },
  ...connectionResolvers('Collection'),
} satisfies CollectionsResolvers<CatalogueNodes>

/** No caller sees hidden collections. */
function collectionFilter({ published, search, metadata, ids, slugs }: CollectionFilterInput) {
  const keys = ids?.length ? readNodeKeys('Collection', ids) : undefined
  const names = slugs?.length ? refuseTooMany(slugs, 'slugs') : undefined
  const folded = search ? foldText(search.slice(0, 100)) : ''
  return (collection: Collection) =>
    published !== 'HIDDEN' &&
    (!keys || keys.includes(collection.id)) &&
    (!names || names.includes(collection.slug)) &&
    (!folded || namesOf(collection).some((name) => foldText(name).includes(folded))) &&
    meetsMetadataList(collection.metadata, metadata)
}

function meetsFlat(collection: Collection, { ids, metadata }: Omit<CollectionWhereInput, 'AND' | 'OR'>) {
  return (
    (!ids || readNodeKeys('Collection', ids).includes(collection.id)) &&
    meetsMetadataList(collection.metadata, metadata)
  )
}

function namesOf({ name, slug, translations }: Collection): string[] {
  return [name, slug, ...Object.values(translations).map((texts) => texts?.name ?? '')]
}

function sorter({ field, direction }: CollectionSortingInput) {
  const sign = direction === 'DESC' ? -1 : 1
  const numberOf = ({ productIds, publishedMs, shownIn }: ShownCollection) => {
    if (field === 'PRODUCT_COUNT') return productIds.length
    return field === 'PUBLISHED_AT' || field === 'PUBLICATION_DATE' ? (publishedMs[shownIn.index] ?? 0) : 0
  }
  return (one: ShownCollection, other: ShownCollection) =>
    sign *
    (numberOf(one) - numberOf(other) || compareText(one.name, other.name) || (one.slug < other.slug ? -1 : 1))
}
