import type { Filters } from '../filter/filter-attributes.ts'
import type { KnownAttributes } from '../filter/load-attributes.ts'
import type { ProductPage, ProductQuestion } from '../summary/load-products.ts'

export type ListingResults = {
  /** Language, channel, place and address they are for. */
  key: string
  /** Null when they could not be read: then nothing can be filtered. */
  attributes: KnownAttributes | null
  attributesProblem: string | null
  filters: Filters
  question: ProductQuestion
  /** Null when the products could not be read. */
  page: ProductPage | null
}
