import { searchMinLength, sortOptions } from '@warsha/contract/constants.ts'
import { parseCar } from '@warsha/contract/vehicles/car-parameter.ts'
import type { PageSource } from '~/session/load-page.ts'
import { type KnownCategories, loadCategories } from '../categories/load-categories.ts'
import { loadProducts, type ProductPage, type ProductQuestion } from '../summary/load-products.ts'
import type { ProductSummary } from '../summary/product-summary.ts'
import { loadSearchHelp, type SearchHelp } from './load-search-help.ts'

export type Search =
  | { kind: 'idle'; term: string; categories: KnownCategories; bestSellers: ProductSummary[] }
  | { kind: 'found'; term: string; question: ProductQuestion; page: ProductPage; help: SearchHelp }
  | { kind: 'failed'; term: string }

const suggestedProducts = 10
const bestSellers = sortOptions.find(({ label }) => label === 'best_seller')

/** Searches at once for the term of the address; without one there are suggestions. */
export async function loadSearch(source: PageSource): Promise<Search> {
  const term = (source.url.searchParams.get('q') ?? '').trim()
  if (!isSearchable(term)) return { kind: 'idle', term, ...(await loadSuggestions(source)) }
  const question: ProductQuestion = { search: term, fits: parseCar(source.url.searchParams.get('car')) }
  try {
    const [page, help] = await Promise.all([loadProducts(source, question), loadSearchHelp(source, term)])
    return { kind: 'found', term, question, page, help }
  } catch (error) {
    if (source.signal.aborted) throw error
    return { kind: 'failed', term }
  }
}

/** Letters as a shopper counts them, not as a computer stores them. */
export function isSearchable(term: string): boolean {
  return [...term.trim()].length >= searchMinLength
}

async function loadSuggestions(source: PageSource) {
  const [categories, products] = await Promise.all([
    loadCategories(source),
    // Suggestions are an extra: without them the page is still a page to search on.
    loadProducts(source, { sort: bestSellers, first: suggestedProducts }).then(
      ({ products }) => products,
      () => [],
    ),
  ])
  return { categories, bestSellers: products }
}
