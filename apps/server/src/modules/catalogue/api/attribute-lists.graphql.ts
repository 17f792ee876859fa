import { connectionOfList, connectionResolvers, type PageArgs } from '#http/graphql/connection.ts'
import { invalidCall } from '#http/graphql/errors.ts'
import {
  meetsMetadataList,
  meetsText,
  meetsWhere,
  type TextFilter,
  type Where,
} from '#http/graphql/filters.ts'
import type { RequestContext } from '#http/request-context.ts'
import type { Attribute } from '../rules/catalogue.ts'
import { compareText } from '../rules/compare-text.ts'
import { foldText } from '../rules/fold-text.ts'
import { listAttributes } from '../use-cases/list-attributes.ts'
import { readNodeKey, readNodeKeys, refuseTooMany } from './node-keys.ts'
import { withCatalogue } from './request-catalogue.ts'

type MetadataFilter = { key: string; value?: string | null }
type Shared = {
  ids?: string[] | null
  metadata?: MetadataFilter[] | null
  inCategory?: string | null
  inCollection?: string | null
}
type AttributeFilter = Shared & {
  search?: string | null
  slugs?: string[] | null
  type?: string | null
  channel?: string | null
}
type FlatWhere = Shared & {
  name?: TextFilter | null
  slug?: TextFilter | null
  withChoices?: boolean | null
  inputType?: TextFilter | null
  entityType?: TextFilter | null
  type?: TextFilter | null
  unit?: TextFilter | null
}
type AttributesArgs = PageArgs & {
  filter?: AttributeFilter | null
  where?: Where<FlatWhere> | null
  search?: string | null
  sortBy?: { field: string; direction: 'ASC' | 'DESC' } | null
  channel?: string | null
}

export const attributeListResolvers = {
  Query: {
    attributes(_root: unknown, args: AttributesArgs, context: RequestContext, info: { fieldName: string }) {
      const { filter, where, sortBy } = args
      if (filter && where) {
        throw invalidCall('Only one filtering argument (filter or where) can be specified.')
      }
      const meets = attributeFilter(filter ?? {}, args.search || filter?.search)
      const categoryKey = keyOf(filter?.inCategory ?? where?.inCategory)
      return withCatalogue(context, (loaded) => {
        const { catalogue } = loaded
        const category = categoryKey === undefined ? undefined : catalogue.categoriesById.get(categoryKey)
        const channel = catalogue.channels.get(args.channel || filter?.channel || context.channel)
        if (categoryKey !== undefined && (!category || !channel))
          return connectionOfList([], args, info.fieldName)
        const all =
          category && channel
            ? listAttributes(loaded, {
                channel,
                terms: [{ is: 'categories', ids: [category.id] }],
                nowMs: context.clock.now().getTime(),
              })
            : catalogue.attributes
        const found = all.filter(
          (attribute) =>
            meets(attribute) && (!where || meetsWhere(where, (flat) => meetsFlat(attribute, flat))),
        )
        return connectionOfList(sortBy ? found.sort(sorter(sortBy)) : found, args, info.fieldName)
      })
    },
  },
  ...connectionResolvers('Attribute'),
}

function keyOf(id: string | null | undefined): number | undefined {
  return id ? readNodeKey('Category', id) : undefined
}

/** Flags that only operators see are accepted and change nothing. */
function attributeFilter(
  { ids, slugs, metadata, type, inCollection }: AttributeFilter,
  search: string | null | undefined,
) {
  const keys = ids?.length ? readNodeKeys('Attribute', ids) : undefined
  const names = slugs?.length ? refuseTooMany(slugs, 'slugs') : undefined
  const folded = search ? foldText(search.slice(0, 100)) : ''
  return (attribute: Attribute) =>
    (!keys || keys.includes(attribute.id)) &&
    (!names || names.includes(attribute.slug)) &&
    (!folded || foldText(attribute.name).includes(folded) || attribute.slug.includes(folded)) &&
    (!type || attribute.type === type) &&
    !inCollection &&
    meetsMetadataList(attribute.metadata, metadata)
}

function meetsFlat(attribute: Attribute, where: FlatWhere): boolean {
  const { ids, name, slug, withChoices, inputType, entityType, type, unit, metadata, inCollection } = where
  return (
    (!ids || readNodeKeys('Attribute', ids).includes(attribute.id)) &&
    (!name || meetsText(attribute.name, name)) &&
    (!slug || meetsText(attribute.slug, slug)) &&
    (withChoices == null || attribute.choices.length > 0 === withChoices) &&
    (!inputType || meetsText(attribute.inputType, inputType)) &&
    (!type || meetsText(attribute.type, type)) &&
    (!unit || meetsText(attribute.unit ?? '', unit)) &&
    !entityType &&
    !inCollection &&
    meetsMetadataList(attribute.metadata, metadata)
  )
}

function sorter({ field, direction }: { field: string; direction: 'ASC' | 'DESC' }) {
  const sign = direction === 'DESC' ? -1 : 1
  const key = field === 'SLUG' ? 'slug' : 'name'
  return (one: Attribute, other: Attribute) =>
    sign * (compareText(one[key], other[key]) || (one.slug < other.slug ? -1 : 1))
}
