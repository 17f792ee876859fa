import { connectionOfList, connectionResolvers } from '#http/graphql/connection.ts'
import { invalidCall } from '#http/graphql/errors.ts'
import { meetsMetadataList, meetsText, meetsWhere } from '#http/graphql/filters.ts'
import { readNodeKey, readNodeKeys } from '#http/graphql/node-id.ts'
import { refuseTooMany } from '#http/graphql/refuse-too-many.ts'
import type { AttributeListsResolvers } from '#http/graphql/resolvers.generated.ts'
import type {
  AttributeFilterInput,
  AttributeSortingInput,
  AttributeWhereInput,
} from '#http/graphql/schema.generated.ts'
import type { Attribute } from '../../rules/catalogue.ts'
import { compareText } from '../../rules/compare-text.ts'
import { foldText } from '../../rules/fold-text.ts'
import type { Term } from '../../rules/product-term.ts'
import { listAttributes } from '../../use-cases/list-attributes.ts'
import type { CatalogueNodes } from './catalogue-nodes.ts'
import { withCatalogue } from './request-catalogue.ts'

export const attributeListResolvers = {
  Query: {
    attributes(_root, args, context, info) {
      const { filter, where, sortBy } = args
      if (filter && where) {
        throw invalidCall('Only one filtering argument (filter or where) can be specified.')
      }
      const meets = attributeFilter(filter ?? {}, args.search || filter?.search)
      const within = termsWithin({ ...where, ...filter })
      return withCatalogue(context, (loaded) => {
        const { catalogue } = loaded
        const channel = catalogue.channels.get(args.channel || filter?.channel || context.channel)
        if (within.length > 0 && !channel) return connectionOfList([], args, info.fieldName)
        const all =
          within.length > 0 && channel
            ? listAttributes(loaded, { channel, terms: within, nowMs: context.clock.now().getTime() })
            : catalogue.attributes
        const answer = (attributes: readonly Attribute[]) => {
          const found = attributes.filter(
            (attribute) =>
              meets(attribute) && (!where || meetsWhere(where, (flat) => meetsFlat(attribute, flat))),
          )
          return connectionOfList(sortBy ? found.sort(sorter(sortBy)) : found, args, info.fieldName)
        }
        return all instanceof Promise ? all.then(answer) : answer(all)
      })
    },
  },
  ...connectionResolvers('Attribute'),
} satisfies AttributeListsResolvers<CatalogueNodes>

/** The attributes of products in a category or a collection. */
function termsWithin({
  inCategory,
  inCollection,
}: Pick<AttributeFilterInput, 'inCategory' | 'inCollection'>) {
  const terms: Term[] = []
  if (inCategory) terms.push({ is: 'categories', ids: [readNodeKey('Category', inCategory)] })
  if (inCollection) terms.push({ is: 'collections', ids: [readNodeKey('Collection', inCollection)] })
  return terms
}

/** Flags that only operators see are accepted and change nothing. */
function attributeFilter(
  { ids, slugs, metadata, type }: AttributeFilterInput,
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
    meetsMetadataList(attribute.metadata, metadata)
}

function meetsFlat(attribute: Attribute, where: Omit<AttributeWhereInput, 'AND' | 'OR'>): boolean {
  const { ids, name, slug, withChoices, inputType, entityType, type, unit, metadata } = where
  return (
    (!ids || readNodeKeys('Attribute', ids).includes(attribute.id)) &&
    (!name || meetsText(attribute.name, name)) &&
    (!slug || meetsText(attribute.slug, slug)) &&
    (withChoices == null || attribute.choices.length > 0 === withChoices) &&
    (!inputType || meetsText(attribute.inputType, inputType)) &&
    (!type || meetsText(attribute.type, type)) &&
    (!unit || meetsText(attribute.unit ?? '', unit)) &&
    !entityType &&
    meetsMetadataList(attribute.metadata, metadata)
  )
}

function sorter({ field, direction }: AttributeSortingInput) {
  const sign = direction === 'DESC' ? -1 : 1
  const key = field === 'SLUG' ? 'slug' : 'name'
  return (one: Attribute, other: Attribute) =>
    sign * (compareText(one[key], other[key]) || (one.slug < other.slug ? -1 : 1))
}
