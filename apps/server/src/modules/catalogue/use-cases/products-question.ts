import type { ListQuestion } from '../rules/product-lists.ts'
import type { PageQuestion } from '../rules/product-page.ts'
import type { SearchTerm } from '../rules/search-term.ts'
import type { UnitsExpression } from '../storage/in-stock-condition.ts'

export type ProductsQuestion = Omit<ListQuestion, 'found'> & {
  page: PageQuestion
  /** For lists that the database answers, beside the counts. */
  units?: UnitsExpression
  /** The products of a collection in its order, which the list then has. */
  arrangement?: readonly number[]
  search?: {
    term: SearchTerm
    /** Keep the order in which the search found them. */
    isByRank: boolean
  }
}
