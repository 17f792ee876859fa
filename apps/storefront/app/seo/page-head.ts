import type { StructuredData } from './structured-data.ts'

/** Content of a page's head. */
export type PageHead = {
  title: string
  description: string
  /** The title already names the shop. */
  isWholeTitle?: boolean
  /** Own path or full address of the picture that shared links show. */
  image?: string
  /** The page's own address without its language, where it can be reached by others as well. */
  path?: string
  /** Of the thing the page is about; `website` unless said. */
  type?: 'website' | 'product'
  /** Structured data for search engines. */
  data?: readonly StructuredData[]
  /** The part of the query that makes this a page of its own, for example `?category=12`. */
  query?: string
  /** Hidden from search engines, and without a version for each language. */
  isPrivate?: boolean
}
