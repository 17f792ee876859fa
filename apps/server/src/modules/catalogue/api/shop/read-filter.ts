import { invalidCall } from '#http/graphql/errors.ts'
import { isEmptyCondition } from '#http/graphql/filters.ts'
import { readNodeKeys } from '#http/graphql/node-id.ts'
import { refuseTooMany } from '#http/graphql/refuse-too-many.ts'
import type {
  DateTimeRangeInput,
  ProductFilterInput,
  ProductWhereInput,
} from '#http/graphql/schema.generated.ts'
import type { Span, Term } from '../../rules/product-term.ts'
import {
  absentTerms,
  attributeTerms,
  availabilityTerm,
  choiceOf,
  metadataTerms,
  stockTerm,
  toSpan,
} from './read-terms.ts'

type Times = DateTimeRangeInput

/** The fields that filter and where have in common. */
type Shared = Pick<
  ProductWhereInput,
  | 'metadata'
  | 'stockAvailability'
  | 'stocks'
  | 'isPublished'
  | 'isVisibleInListing'
  | 'isAvailable'
  | 'publishedFrom'
  | 'availableFrom'
  | 'hasCategory'
  | 'giftCard'
  | 'hasPreorderedVariants'
>

export function termsOfFilter(filter: ProductFilterInput, stateId: number | null): Term[] {
  const { categories, collections, productTypes, slugs, price, minimalPrice, updatedAt } = filter
  const terms = sharedTerms(filter, stateId)
  if (filter.ids?.length) terms.push({ is: 'ids', ids: readNodeKeys('Product', filter.ids) })
  if (filter.attributes?.length) terms.push(...attributeTerms(filter.attributes))
  if (categories?.length) terms.push({ is: 'categories', ids: readNodeKeys('Category', categories) })
  if (collections?.length) terms.push({ is: 'collections', ids: readNodeKeys('Collection', collections) })
  if (productTypes?.length) terms.push({ is: 'types', ids: readNodeKeys('ProductType', productTypes) })
  if (slugs?.length) terms.push({ is: 'slugs', slugs: refuseTooMany(slugs, 'slugs') })
  if (price) terms.push({ is: 'price', range: price })
  if (minimalPrice) terms.push({ is: 'lowestPayable', range: minimalPrice })
  if (updatedAt) terms.push({ is: 'updated', range: toTimes(updatedAt) })
  return terms
}

const deepestWhere = 6
const maxConditions = 100

export function termsOfWhere(where: ProductWhereInput, stateId: number | null): Term[] {
  let left = maxConditions

  function read({ AND, OR, ...flat }: ProductWhereInput, depth: number): Term[] {
    left -= 1
    if (depth > deepestWhere || left < 0) throw invalidCall('The `where` argument is too complex.')
    if (!AND && !OR) return termsOfFlatWhere(flat, stateId)
    if (Object.keys(flat).length > 0 || (AND && OR)) {
      throw invalidCall('Cannot mix operators with other filter inputs.')
    }
    if (AND) return AND.flatMap((part) => read(part, depth + 1))
    return OR?.length ? [{ is: 'any', of: OR.map((part) => read(part, depth + 1)) }] : []
  }

  return read(where, 1)
}

/** An empty list of ids, names or attributes is met by nothing here, while an older filter would ignore it. */
function termsOfFlatWhere(where: Omit<ProductWhereInput, 'AND' | 'OR'>, stateId: number | null): Term[] {
  const { name, slug, productType, category, collection, price, minimalPrice, updatedAt } = where
  if (isEmptyCondition(where)) return absentTerms(true)
  const terms = sharedTerms(where, stateId)
  if (where.ids) terms.push({ is: 'ids', ids: readNodeKeys('Product', where.ids) })
  if (where.attributes) {
    terms.push(...(where.attributes.length ? attributeTerms(where.attributes) : absentTerms(true)))
  }
  if (name) terms.push({ is: 'names', names: choiceOf(name) ?? [] })
  if (slug) terms.push({ is: 'slugs', slugs: choiceOf(slug) ?? [] })
  if (productType) terms.push({ is: 'types', ids: readNodeKeys('ProductType', choiceOf(productType) ?? []) })
  if (category) terms.push({ is: 'categories', ids: readNodeKeys('Category', choiceOf(category) ?? []) })
  if (collection)
    terms.push({ is: 'collections', ids: readNodeKeys('Collection', choiceOf(collection) ?? []) })
  if (price) terms.push({ is: 'price', range: toSpan(price) })
  if (minimalPrice) terms.push({ is: 'lowestPayable', range: toSpan(minimalPrice) })
  if (updatedAt) {
    const { eq, oneOf, range } = updatedAt
    const moments = eq ? [eq] : oneOf
    terms.push({
      is: 'updated',
      range: moments ? { oneOf: moments.map((each) => each.getTime()) } : toTimes(range ?? {}),
    })
  }
  return terms
}

function sharedTerms(filter: Shared, stateId: number | null): Term[] {
  const terms = absentTerms(
    filter.giftCard,
    filter.hasPreorderedVariants,
    // Callers see published products that are in lists, so asking for the others finds nothing.
    filter.isPublished === false,
    filter.isVisibleInListing === false,
  )
  if (filter.metadata?.length) terms.push(...metadataTerms(filter.metadata))
  if (filter.hasCategory != null) terms.push({ is: 'categorised', yes: filter.hasCategory })
  if (filter.isAvailable != null) terms.push({ is: 'forSale', yes: filter.isAvailable })
  if (filter.publishedFrom) terms.push({ is: 'publishedBy', ms: filter.publishedFrom.getTime() })
  if (filter.availableFrom) terms.push({ is: 'forSaleBy', ms: filter.availableFrom.getTime() })
  if (filter.stockAvailability) terms.push(availabilityTerm(filter.stockAvailability, stateId))
  if (filter.stocks) terms.push(stockTerm(filter.stocks))
  return terms
}

function toTimes({ gte, lte }: Times): Span {
  return { gte: gte?.getTime() ?? null, lte: lte?.getTime() ?? null }
}
