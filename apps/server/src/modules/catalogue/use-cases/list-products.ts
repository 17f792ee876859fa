import type { ListQuestion } from '../rules/product-lists.ts'
import type { PageQuestion, ProductPage } from '../rules/product-page.ts'
import type { SearchTerm } from '../rules/search-term.ts'
import type { LoadedCatalogue } from './catalogue-model.ts'
import { prepareStock } from './prepare-stock.ts'

export type ProductsQuestion = Omit<ListQuestion, 'found'> & {
  page: PageQuestion
  search?: {
    term: SearchTerm
    /** Keep the order in which the search found them. */
    isByRank: boolean
  }
}

/**
 * A page of a list of products; undefined when the cursor is none of the list's. Without a search it is answered from
 * memory, at once: a promise for it would cost more than the list.
 */
export function listProducts(
  loaded: LoadedCatalogue,
  asked: ProductsQuestion,
): ProductPage | undefined | Promise<ProductPage | undefined> {
  const preparing = prepareStock(loaded.lists, asked)
  return preparing ? preparing.then(() => readPage(loaded, asked)) : readPage(loaded, asked)
}

function readPage(
  { lists, search }: LoadedCatalogue,
  { page, search: wanted, ...question }: ProductsQuestion,
): ProductPage | undefined | Promise<ProductPage | undefined> {
  if (!wanted) return lists.page(question, page)
  return search(wanted.term).then((products) =>
    lists.page({ ...question, found: { products, isOrder: wanted.isByRank } }, page),
  )
}
