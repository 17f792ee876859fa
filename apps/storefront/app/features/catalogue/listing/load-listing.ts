import { type Category, findCategoryPath } from '@warsha/contract/catalogue/category-tree.ts'
import { parseSort } from '@warsha/contract/catalogue/sort-option.ts'
import type { FilterAttribute } from '~/session/groups/attributes.ts'
import type { PageSource } from '~/session/load-page.ts'
import { type KnownCategories, loadCategories } from '../categories/load-categories.ts'
import { problemText } from '../problem-text.ts'
import { loadProducts, type ProductPage, type ProductQuestion } from '../product/load-products.ts'
import type { Filters, ListingAttributes } from './filter-attributes.ts'
import { readFilters } from './listing-query.ts'
import { loadAttributes } from './load-attributes.ts'

export type Listing = {
  categories: KnownCategories
  /** The server sends them with the page; in the browser they follow, and the page shows where they will be. */
  results: ListingResults | Promise<ListingResults>
}

export type ListingResults = {
  /** Null when they could not be read: then nothing can be filtered. */
  attributes: FilterAttribute[] | null
  attributesProblem: string | null
  filters: Filters
  question: ProductQuestion
  /** Null when the products could not be read. */
  page: ProductPage | null
}

/** The listing an address describes, whole. A failure to read the products throws. */
export async function loadListing(source: PageSource): Promise<Listing> {
  const categories = await loadCategories(source)
  return { categories, results: await loadResults(source, categories) }
}

/** The same in the browser: the page opens at once. Only the newest listing is of interest; older ones are given up. */
export async function openListing(source: PageSource): Promise<Listing> {
  const categories = await loadCategories(source)
  newest?.abort()
  const own = new AbortController()
  newest = own
  const results = loadResults({ ...source, signal: own.signal }, categories).catch((error: unknown) =>
    own.signal.aborted ? never : failedResults(error, source),
  )
  return { categories, results }
}

let newest: AbortController | null = null

/** Nobody waits for what was given up, but React may still hold it. */
const never = new Promise<ListingResults>(() => {})

async function loadResults(source: PageSource, { tree, problem }: KnownCategories): Promise<ListingResults> {
  const query = source.url.searchParams
  const path = findCategoryPath(tree, { category: query.get('category'), cat: query.get('cat') })
  if (!path) return unknownCategory(Boolean(problem))
  const categoryId = (path as Category[]).at(-1)?.id
  const { attributes, attributesProblem } = await tryAttributes(source, categoryId)
  const filters = readFilters(query, attributes?.attributes ?? [])
  const question: ProductQuestion = {
    categoryId,
    filters,
    sort: parseSort(query.get('sort')),
    priorityId: attributes?.priorityId,
  }
  const page = await loadProducts(source, question)
  return { attributes: attributes?.attributes ?? null, attributesProblem, filters, question, page }
}

type TriedAttributes = { attributes: ListingAttributes | null; attributesProblem: string | null }

async function tryAttributes(source: PageSource, categoryId: string | undefined): Promise<TriedAttributes> {
  try {
    return { attributes: await loadAttributes(source, categoryId), attributesProblem: null }
  } catch (error) {
    if (source.signal.aborted) throw error
    return { attributes: null, attributesProblem: problemText(error, source.lang) }
  }
}

/** Empty, unless it is only unknown because the categories could not be read. */
function unknownCategory(hasNoCategories: boolean): ListingResults {
  return {
    attributes: [],
    attributesProblem: null,
    filters: {},
    question: {},
    page: hasNoCategories ? null : { products: [], total: 0, next: null },
  }
}

function failedResults(error: unknown, { lang }: PageSource): ListingResults {
  return {
    attributes: [],
    attributesProblem: problemText(error, lang),
    filters: {},
    question: {},
    page: null,
  }
}
