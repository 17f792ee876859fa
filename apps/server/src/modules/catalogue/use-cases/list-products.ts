import { toFound } from '../rules/product-lists.ts'
import type { ProductPage } from '../rules/product-page.ts'
import type { LoadedCatalogue } from './catalogue-model.ts'
import { prepareLists } from './prepare-lists.ts'
import type { ProductsQuestion } from './products-question.ts'
import type { ListRefusal } from './stored-lists.ts'

type Answer = ProductPage | ListRefusal | undefined

/**
 * A page of a list of products; undefined when the cursor is none of the list's. Without a search it is answered from
 * memory, at once: a promise for it would cost more than the list. A catalogue that is too large for memory, or not loaded
 * yet, is asked in the database, which cannot narrow by everything.
 */
export function listProducts(loaded: LoadedCatalogue, asked: ProductsQuestion): Answer | Promise<Answer> {
  const { stored, loading } = loaded
  if (!stored) return pageFromMemory(loaded, asked)
  return loading
    ? stored.page(asked).then((page) => (isFinal(page, asked) ? page : afterLoading(loaded, asked)))
    : stored.page(asked)
}

/** Some filters, and words that were mistyped, need the whole catalogue. */
function isFinal(page: Answer, { search }: ProductsQuestion): boolean {
  if (page === 'FILTER_UNAVAILABLE') return false
  return !search || page === undefined || page.products.length > 0
}

async function afterLoading(loaded: LoadedCatalogue, asked: ProductsQuestion): Promise<Answer> {
  await loaded.loading?.promise
  return pageFromMemory(loaded, asked)
}

function pageFromMemory(loaded: LoadedCatalogue, asked: ProductsQuestion): Answer | Promise<Answer> {
  const preparing = prepareLists(loaded.lists, asked)
  return preparing ? preparing.then(() => readPage(loaded, asked)) : readPage(loaded, asked)
}

function readPage(
  { lists, search, catalogue }: LoadedCatalogue,
  { page, search: wanted, arrangement, ...question }: ProductsQuestion,
): ProductPage | undefined | Promise<ProductPage | undefined> {
  if (arrangement) {
    const products = arrangement.flatMap((id) => catalogue.productsById.get(id) ?? [])
    return lists.page({ ...question, found: { ...toFound(products), isOrder: true } }, page)
  }
  if (!wanted) return lists.page(question, page)
  return search(wanted.term).then((found) =>
    lists.page({ ...question, found: { ...found, isOrder: wanted.isByRank } }, page),
  )
}
