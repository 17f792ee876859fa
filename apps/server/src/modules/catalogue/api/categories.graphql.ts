import { connectionOfList, connectionResolvers, type PageArgs } from '#http/graphql/connection.ts'
import { invalidCall, requireOne } from '#http/graphql/errors.ts'
import { meetsMetadataList, meetsWhere, type Where } from '#http/graphql/filters.ts'
import { metadataResolvers } from '#http/graphql/metadata.ts'
import type { RequestContext } from '#http/request-context.ts'
import { toGlobalId } from '#kernel/ids.ts'
import type { Category } from '../rules/catalogue.ts'
import { compareText } from '../rules/compare-text.ts'
import { foldText } from '../rules/fold-text.ts'
import { readNodeKey, readNodeKeys, refuseTooMany } from './node-keys.ts'
import { type PictureArgs, pictureUrl } from './pictures.ts'
import { withCatalogue } from './request-catalogue.ts'
import { parseRichText, toTranslation } from './translations.ts'

type MetadataFilter = { key: string; value?: string | null }
type CategoryFilter = {
  search?: string | null
  ids?: string[] | null
  slugs?: string[] | null
  metadata?: MetadataFilter[] | null
  updatedAt?: { gte?: Date | null; lte?: Date | null } | null
}
type CategoryWhere = Where<{ ids?: string[] | null; metadata?: MetadataFilter[] | null }>
type CategorySort = { field: 'NAME' | 'PRODUCT_COUNT' | 'SUBCATEGORY_COUNT'; direction: 'ASC' | 'DESC' }
type CategoriesArgs = PageArgs & {
  filter?: CategoryFilter | null
  where?: CategoryWhere | null
  sortBy?: CategorySort | null
  level?: number | null
}
type Info = { fieldName: string }

export const categoryResolvers = {
  Query: {
    categories(_root: unknown, args: CategoriesArgs, context: RequestContext, info: Info) {
      const { filter, where, sortBy, level } = args
      if (filter && where) {
        throw invalidCall('Only one filtering argument (filter or where) can be specified.')
      }
      const meets = categoryFilter(filter ?? {})
      return withCatalogue(context, ({ catalogue }) => {
        const found = catalogue.categories.filter(
          (category) =>
            (level == null || category.level === level) &&
            meets(category) &&
            (!where || meetsWhere(where, (flat) => meetsFlat(category, flat))),
        )
        return connectionOfList(sortBy ? found.sort(sorter(sortBy)) : found, args, info.fieldName)
      })
    },
    category(_root: unknown, { id, slug }: { id?: string; slug?: string }, context: RequestContext) {
      requireOne({ id, slug })
      const key = id ? readNodeKey('Category', id) : undefined
      return withCatalogue(
        context,
        ({ catalogue }) =>
          (key ? catalogue.categoriesById.get(key) : catalogue.categoriesBySlug.get(slug ?? '')) ?? null,
      )
    },
  },
  Category: {
    id: ({ id }: Category) => toGlobalId('Category', id),
    description: ({ description }: Category) => parseRichText(description),
    descriptionJson: ({ description }: Category) => parseRichText(description),
    children: ({ children }: Category, args: PageArgs, _context: unknown, info: Info) =>
      connectionOfList(children, args, info.fieldName),
    ancestors: (category: Category, args: PageArgs, _context: unknown, info: Info) =>
      connectionOfList(ancestorsOf(category), args, info.fieldName),
    backgroundImage: ({ imageUrl, imageAlt }: Category, args: PictureArgs) =>
      imageUrl ? { url: pictureUrl(imageUrl, args), alt: imageAlt } : null,
    translation: (category: Category, { languageCode }: { languageCode: string }) =>
      toTranslation('CategoryTranslation', category, languageCode),
    ...metadataResolvers(({ metadata, usageLimitType }: Category) =>
      usageLimitType ? { usage_limit_type: usageLimitType, ...metadata } : metadata,
    ),
  },
  CategoryTranslation: {
    description: ({ description }: { description: string | null }) => parseRichText(description),
  },
  ...connectionResolvers('Category'),
}

/** From the top down. */
export function ancestorsOf(category: Category): Category[] {
  const ancestors: Category[] = []
  for (let at = category.parent; at; at = at.parent) ancestors.unshift(at)
  return ancestors
}

function categoryFilter({ search, ids, slugs, metadata, updatedAt }: CategoryFilter) {
  const keys = ids?.length ? readNodeKeys('Category', ids) : undefined
  const names = slugs?.length ? refuseTooMany(slugs, 'slugs') : undefined
  const folded = search ? foldText(search.slice(0, 100)) : ''
  return (category: Category) =>
    (!keys || keys.includes(category.id)) &&
    (!names || names.includes(category.slug)) &&
    (!folded || namesOf(category).some((name) => foldText(name).includes(folded))) &&
    meetsMetadataList(category.metadata, metadata) &&
    (!updatedAt?.gte || category.updatedAt >= updatedAt.gte) &&
    (!updatedAt?.lte || category.updatedAt <= updatedAt.lte)
}

function meetsFlat(category: Category, { ids, metadata }: Omit<CategoryWhere, 'AND' | 'OR'>): boolean {
  return (
    (!ids || readNodeKeys('Category', ids).includes(category.id)) &&
    meetsMetadataList(category.metadata, metadata)
  )
}

function namesOf({ name, slug, translations }: Category): string[] {
  return [name, slug, ...Object.values(translations).map((texts) => texts?.name ?? '')]
}

function sorter({ field, direction }: CategorySort) {
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
