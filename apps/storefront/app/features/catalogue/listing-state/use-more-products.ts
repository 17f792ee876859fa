import { useMemo, useState } from 'react'
import { currentLang } from '~/session/language.ts'
import { showErrors } from '~/session/show-errors.ts'
import { useMorePages } from '~/session/use-more-pages.ts'
import { problemText } from '../problem-text.ts'
import {
  browserSource,
  loadProducts,
  type ProductPage,
  type ProductQuestion,
} from '../summary/load-products.ts'
import type { ProductSummary } from '../summary/product-summary.ts'

export type MoreProducts = {
  products: readonly ProductSummary[]
  hasMore: boolean
  isLoading: boolean
  /** Why the next page could not be read; it is not asked for again by itself. */
  problem: string | null
  loadMore(): void
}

/**
 * The pages of a list one after the other. Another first page is another list. `onGrown` receives all that is there after
 * each of them.
 */
export function useMoreProducts(
  firstPage: ProductPage,
  question: ProductQuestion,
  onGrown?: (whole: ProductPage) => void,
): MoreProducts {
  const first = useMemo(() => ({ items: firstPage.products, next: firstPage.next }), [firstPage])
  const [problem, setProblem] = useState('')
  const { page, hasMore, isLoading, hasFailed, loadMore } = useMorePages<ProductSummary, string>(
    first,
    async (after, signal) => {
      const answer = await loadProducts(browserSource(signal), question, after)
      const items = newOnes(answer.products, page.items)
      onGrown?.({ ...answer, products: [...page.items, ...items] })
      return { items, next: answer.next }
    },
    (error) => {
      showErrors(error)
      setProblem(problemText(error, currentLang()))
    },
  )
  return { products: page.items, hasMore, isLoading, problem: hasFailed ? problem : null, loadMore }
}

/** A product that moved between two pages meanwhile would otherwise stand there twice. */
function newOnes(products: readonly ProductSummary[], shown: readonly ProductSummary[]): ProductSummary[] {
  const known = new Set(shown.map(({ id }) => id))
  return products.filter(({ id }) => !known.has(id))
}
