import { findCategoryPath } from '@warsha/contract/catalogue/category-tree.ts'
import { parseSort } from '@warsha/contract/catalogue/sort-option.ts'
import { ApiError, NoAnswerError } from '@warsha/contract/client/transport.ts'
import { parseCar } from '@warsha/contract/vehicles/car-parameter.ts'
import type { PageSource } from '~/session/load-page.ts'
import { goToOverloadPage } from '~/session/overload.ts'
import { isOverload, isPageTrouble } from '~/session/page-trouble.ts'
import { type KnownCategories, loadCategories } from '../categories/load-categories.ts'
import { knownPriorityId, loadAttributes } from '../filter/load-attributes.ts'
import { problemText } from '../problem-text.ts'
import { loadProducts, type ProductPage, type ProductQuestion } from '../summary/load-products.ts'
import { cachedListing } from './cached-listings.ts'
import { mayHaveFilters, readFilters } from './listing-query.ts'
import type { ListingResults } from './listing-results.ts'
import { isListingShown } from './listing-shown.ts'

export type Listing = {
  categories: KnownCategories
  /** Still on their way when a shopper comes from another page: this one opens at once and shows where they will be. */
  results: ListingResults | Promise<ListingResults>
}

/** The listing an address describes, whole. A failure to read the products throws. */
export async function loadListing(source: PageSource): Promise<Listing> {
  const categories = await loadCategories(source)
  return { categories, results: await loadResults(source, categories) }
}

/**
 * The same in the browser, where a failure of a page that is open already is part of it. Only the newest listing
 * counts; older ones are given up.
 */
export async function openListing(source: PageSource): Promise<Listing> {
  newest?.abort()
  const own = new AbortController()
  newest = own
  const signal = AbortSignal.any([own.signal, source.signal])
  const categories = await loadCategories({ ...source, signal })
  const cached = isListingShown() ? null : cachedListing(keyOf(source, categories))
  if (cached) return { categories, results: cached }
  const results = loadResults({ ...source, signal }, categories).catch((error: unknown) => {
    if (signal.aborted) return never
    if (isPageTrouble(error)) throw error
    if (error instanceof ApiError || error instanceof NoAnswerError) return failedResults
    throw error
  })
  // While a list is in view, it stays there until the next one is whole; without a connection any page does.
  if (isListingShown() || !navigator.onLine) return { categories, results: await results }
  return { categories, results: results.catch(failLate) }
}

/** The page is open by now: an overloaded shop is left, anything else can be tried again. */
function failLate(error: unknown): ListingResults | Promise<ListingResults> {
  if (!isOverload(error)) return failedResults
  goToOverloadPage()
  return never
}

let newest: AbortController | null = null

/** Result of an aborted load: no component needs it, but React may still hold it. */
const never = new Promise<ListingResults>(() => {})

const failedResults: ListingResults = {
  key: '',
  attributes: null,
  attributesProblem: null,
  filters: {},
  question: {},
  page: null,
}

async function loadResults(source: PageSource, categories: KnownCategories): Promise<ListingResults> {
  const { tree, problem } = categories
  const key = keyOf(source, categories)
  const query = source.url.searchParams
  const path = findCategoryPath(tree, { category: query.get('category'), cat: query.get('cat') })
  // Without the categories there is no telling whether this is one.
  if (!path) return { ...failedResults, page: problem ? null : noProducts }
  const categoryId = path.at(-1)?.id
  // Deeper categories are work of the same kind.
  const sceneOf = (path[1] ?? path[0])?.id
  const sort = parseSort(query.get('sort'))
  const known: ProductQuestion = {
    categoryId,
    sort,
    fits: parseCar(query.get('car')),
    filters: {},
    priorityId: sort ? null : knownPriorityId(),
  }
  if (!mayHaveFilters(query) && (sort || known.priorityId)) {
    const [attributes, page] = await Promise.all([
      tryAttributes(source, categoryId, sceneOf),
      loadProducts(source, known),
    ])
    return { key, ...attributes, filters: {}, question: known, page }
  }
  const attributes = await tryAttributes(source, categoryId, sceneOf)
  const filters = readFilters(query, attributes.attributes?.attributes ?? [])
  const question = { ...known, filters, priorityId: attributes.attributes?.priorityId }
  return { key, ...attributes, filters, question, page: await loadProducts(source, question) }
}

function keyOf({ url }: PageSource, { key }: KnownCategories): string {
  return `${key} ${url.searchParams}`
}

const noProducts: ProductPage = { products: [], total: 0, next: null }

type TriedAttributes = Pick<ListingResults, 'attributes' | 'attributesProblem'>

async function tryAttributes(
  source: PageSource,
  categoryId: string | undefined,
  sceneOf: string | undefined,
): Promise<TriedAttributes> {
  try {
    return { attributes: await loadAttributes(source, categoryId, sceneOf), attributesProblem: null }
  } catch (error) {
    if (source.signal.aborted) throw error
    return { attributes: null, attributesProblem: problemText(error, source.lang) }
  }
}
