import { useEffect, useRef, useState } from 'react'
import { isAbort } from '~/session/exchange.ts'
import { currentLang } from '~/session/language.ts'
import { showErrors } from '~/session/show-errors.ts'
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
  const [list, setList] = useState({ firstPage, ...firstPage })
  const [isLoading, setLoading] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const running = useRef<AbortController | null>(null)
  const current = list.firstPage === firstPage ? list : { firstPage, ...firstPage }

  // biome-ignore lint/correctness/useExhaustiveDependencies: another first page is another list
  useEffect(() => {
    // Asked for by the list before.
    setLoading(false)
    setProblem(null)
    return () => running.current?.abort()
  }, [firstPage])

  async function loadMore() {
    if (!current.next || running.current?.signal.aborted === false) return
    const own = new AbortController()
    running.current = own
    setLoading(true)
    setProblem(null)
    try {
      const page = await loadProducts(browserSource(own.signal), question, current.next)
      const whole = { ...page, products: withoutDoubles([...current.products, ...page.products]) }
      setList({ ...whole, firstPage })
      onGrown?.(whole)
    } catch (error) {
      if (isAbort(error)) return
      showErrors(error)
      setProblem(problemText(error, currentLang()))
    } finally {
      if (!own.signal.aborted) setLoading(false)
      own.abort()
    }
  }

  return { products: current.products, hasMore: current.next !== null, isLoading, problem, loadMore }
}

/** A product that moved between two pages meanwhile would otherwise stand there twice. */
function withoutDoubles(products: readonly ProductSummary[]): ProductSummary[] {
  return [...new Map(products.map((product) => [product.id, product])).values()]
}
