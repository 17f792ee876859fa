import type { LanguageCode } from '#kernel/texts.ts'

/**
 * What a list may be sorted by. `SLUG` is the order when nobody asks for one, `PRICE` what the shopper pays, `LIST_PRICE`
 * what is struck through, `RATING` the sales rank, of which 1 is the best.
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
  /** Whose words decide where the order is one of translated words. */
  language: LanguageCode
}
