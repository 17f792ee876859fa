import type { ListQuestion, ProductList } from '../rules/product-lists.ts'
import type { SearchTerm } from '../rules/search-term.ts'
import type { LoadedCatalogue } from './catalogue-model.ts'

export type SearchQuestion = Omit<ListQuestion, 'found'> & {
  term: SearchTerm
  /** Keep the order in which the search found them. */
  isByRank: boolean
}

/** A list of what a search found. Without a search the list needs nobody: it is answered from memory. */
export async function listProducts(
  loaded: LoadedCatalogue,
  { term, isByRank, ...question }: SearchQuestion,
): Promise<ProductList> {
  const indexes = await loaded.search(term)
  return loaded.lists.find({ ...question, found: { indexes, isOrder: isByRank } })
}
