import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { connectionOfList, connectionResolvers } from '#http/graphql/connection.ts'
import { invalidCall, requireOne } from '#http/graphql/errors.ts'
import { meetsMetadataList, meetsWhere } from '#http/graphql/filters.ts'
import { metadataResolvers } from '#http/graphql/metadata.ts'
import { findNodeKey, keyOfNothing, readNodeKeys } from '#http/graphql/node-id.ts'
import { refuseTooMany } from '#http/graphql/refuse-too-many.ts'
import type { CategoriesResolvers } from '#http/graphql/resolvers.generated.ts'
import type {
  CategoryFilterInput,
  CategorySortingInput,
  CategoryWhereInput,
} from '#http/graphql/schema.generated.ts'
import type { Metadata } from '#kernel/texts.ts'
import type { Category } from '../../rules/catalogue.ts'
import { compareText } from '../../rules/compare-text.ts'
import { foldText } from '../../rules/fold-text.ts'
import { altOf } from '../../rules/picture-alt.ts'
import type { CatalogueNodes } from './catalogue-nodes.ts'
import { pictureUrl } from './pictures.ts'
import { withCatalogue } from './request-catalogue.ts'
import { parseRichText, toTranslation } from './translations.ts'

export const categoryResolvers = {
  Query: {
    categories(_root, args, context, info) {
      const { filter, where, sortBy, level } = args
      if (filter && where) {
        throw invalidCall('Only one filtering argument (filter or where) can be specified.')
      }
      const meets = categoryFilter(filter ?? {})
      return withCatalogue(context, ({ catalogue, stored, loading }) => {
        const answer = () => {
          const found = catalogue.categories.filter(
            (category) =>
              (level == null || category.level === level) &&
              meets(category) &&
              (!where || meetsWhere(where, (flat) => meetsFlat(category, flat))),
          )
          return connectionOfList(sortBy ? found.sort(sorter(sortBy)) : found, args, info.fieldName)
        }
        if (!stored || sortBy?.field !== 'PRODUCT_COUNT') return answer()
        if (loading) return loading.promise.then(answer)
        throw invalidCall('This order is not available for a catalogue of this size.')
      })
    },
    category(_root, { id, slug }, context) {
      requireOne({ id, slug })
      const key = id ? (findNodeKey('Category', id) ?? keyOfNothing) : undefined
      return withCatalogue(
        context,
        ({ catalogue }) =>
          (key ? catalogue.categoriesById.get(key) : catalogue.categoriesBySlug.get(slug ?? '')) ?? null,
      )
    },
  },
  Category: {
    id: ({ id }) => toGlobalId('Category', id),
    description: ({ description }) => parseRichText(description),
    descriptionJson: ({ description }) => parseRichText(description),
    children: ({ children }, args, _context, info) => connectionOfList(children, args, info.fieldName),
    ancestors: (category, args, _context, info) =>
      connectionOfList(ancestorsOf(category), args, info.fieldName),
    backgroundImage: ({ imageUrl, imageAlt, imageAltAr }, args, context) =>
      imageUrl
        ? {
            url: pictureUrl(imageUrl, args, context),
            alt: altOf({ alt: imageAlt, altAr: imageAltAr }, context.locale),
          }
        : null,
    translation: (category, { languageCode }) => toTranslation('CategoryTranslation', category, languageCode),
    ...metadataResolvers(categoryMetadata),
  },
  CategoryTranslation: {
    description: ({ description }) => parseRichText(description),
  },
  ...connectionResolvers('Category'),
} satisfies CategoriesResolvers<CatalogueNodes>

/** The limit of use stands beneath the entries that an operator wrote. */
function categoryMetadata({ metadata, usageLimitType }: Category): Metadata {
  return usageLimitType ? { usage_limit_type: usageLimitType, ...metadata } : metadata
}

/** From the top down. */
export function ancestorsOf(category: Category): Category[] {
  const ancestors: Category[] = []
  for (let at = category.parent; at; at = at.parent) ancestors.unshift(at)
  return ancestors
}

function categoryFilter({ search, ids, slugs, metadata, updatedAt }: CategoryFilterInput) {
  const keys = ids?.length ? readNodeKeys('Category', ids) : undefined
  const names = slugs?.length ? refuseTooMany(slugs, 'slugs') : undefined
  const folded = search ? foldText(search.slice(0, 100)) : ''
  return (category: Category) =>
    (!keys || keys.includes(category.id)) &&
    (!names || names.includes(category.slug)) &&
    (!folded || namesOf(category).some((name) => foldText(name).includes(folded))) &&
    meetsMetadataList(categoryMetadata(category), metadata) &&
    (!updatedAt?.gte || category.updatedAt >= updatedAt.gte) &&
    (!updatedAt?.lte || category.updatedAt <= updatedAt.lte)
}

function meetsFlat(category: Category, { ids, metadata }: Omit<CategoryWhereInput, 'AND' | 'OR'>): boolean {
  return (
    (!ids || readNodeKeys('Category', ids).includes(category.id)) &&
    meetsMetadataList(categoryMetadata(category), metadata)
  )
}

function namesOf({ name, slug, translations }: Category): string[] {
  return [name, slug, ...Object.values(translations).map((texts) => texts?.name ?? '')]
}

function sorter({ field, direction }: CategorySortingInput) {
  const sign = direction === 'DESC' ? -1 : 1
  const countIn = (category: Category) =>
    field === 'PRODUCT_COUNT'
      ? category.members.size
      : field === 'SUBCATEGORY_COUNT'
        ? category.children.length
        : 0
  return (one: Category, other: Category) =>
    sign *
    (countIn(one) - countIn(other) || compareText(one.name, other.name) || (one.slug < other.slug ? -1 : 1))
}
