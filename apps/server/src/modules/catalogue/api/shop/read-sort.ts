import type { Locale } from '@warsha/i18n/locales.ts'
import { invalidCall } from '#http/graphql/errors.ts'
import { readNodeKey } from '#http/graphql/node-id.ts'
import type { ProductOrder, ProductOrderField } from '#http/graphql/schema.generated.ts'
import type { ProductSort, SortField } from '../../rules/product-sort.ts'

/** Several of Saleor's fields mean the same; collections and unpublished products are not there to be sorted. */
const fields = {
  NAME: 'NAME',
  PRICE: 'LIST_PRICE',
  MINIMAL_PRICE: 'PRICE',
  LAST_MODIFIED: 'UPDATED_AT',
  LAST_MODIFIED_AT: 'UPDATED_AT',
  DATE: 'UPDATED_AT',
  TYPE: 'TYPE',
  PUBLISHED: 'NAME',
  PUBLICATION_DATE: 'PUBLISHED_AT',
  PUBLISHED_AT: 'PUBLISHED_AT',
  COLLECTION: 'NAME',
  RATING: 'RATING',
  CREATED_AT: 'CREATED_AT',
  BRANDS: 'BRANDS',
} as const satisfies Record<Exclude<ProductOrderField, 'RANK'>, SortField>

const opposite = { ASC: 'DESC', DESC: 'ASC' } as const

/** `isByRank`: in the order of the search. */
export function readSort(
  sortBy: ProductOrder | null | undefined,
  { locale, isSearch }: { locale: Locale; isSearch: boolean },
): { sort: ProductSort; isByRank: boolean } {
  const plain = { by: { field: 'SLUG' }, direction: 'ASC', language: locale } as const
  const { direction, attributeId, field } = sortBy ?? {}
  if (field && attributeId) {
    throw invalidCall('You must provide either `field` or `attributeId` to sort the products.')
  }
  if (field === 'RANK' && !isSearch) {
    throw invalidCall('Sorting by RANK is available only when using a search filter.')
  }
  if (!direction || field === 'RANK' || (!field && !attributeId)) return { sort: plain, isByRank: isSearch }
  const by = field ? { field: fields[field] } : { attributeId: readNodeKey('Attribute', attributeId ?? '') }
  // A rating is the higher the better, a sales rank the lower.
  const way = field === 'RATING' ? opposite[direction] : direction
  return { sort: { by, direction: way, language: locale }, isByRank: false }
}
