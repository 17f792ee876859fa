import type { LanguageCode } from '#kernel/texts.ts'

/**
 * The fields that a list may be sorted by. `SLUG` is the default order, `PRICE` the price that the shopper pays,
 * `LIST_PRICE` the one struck through, `RATING` the sales rank, of which 1 is the best.
 */
export type SortField =
  | 'SLUG'
  | 'NAME'
  | 'PRICE'
  | 'LIST_PRICE'
  | 'RATING'
  | 'BRANDS'
  | 'TYPE'
  | 'PUBLISHED_AT'
  | 'CREATED_AT'
  | 'UPDATED_AT'

export type ProductSort = {
  by: { field: SortField } | { attributeId: number }
  direction: 'ASC' | 'DESC'
  /** The language whose words decide where the order is one of translated words. */
  language: LanguageCode
}
