import { ProductCardSkeleton } from '../card/card-skeleton.tsx'
import { ProductGrid, type ProductListProps } from '../card/product-grid.tsx'
import { useMoreProducts } from '../listing-state/use-more-products.ts'
import type { ProductPage, ProductQuestion } from '../summary/load-products.ts'
import { LoadMore } from './load-more.tsx'

export type ProductPagesProps = Pick<
  ProductListProps,
  'label' | 'renderAction' | 'renderNote' | 'heading' | 'isWide'
> & {
  firstPage: ProductPage
  question: ProductQuestion
  /** Told the whole list after each page that was added to it. */
  onGrown?: (whole: ProductPage) => void
}

const cardsInView = 4
const waitingCards = 4

/** A list of products with as many pages as the shopper walks through. */
export function ProductPages({ firstPage, question, onGrown, ...list }: ProductPagesProps) {
  const more = useMoreProducts(firstPage, question, onGrown)
  return (
    <>
      <ProductGrid {...list} products={more.products} cardsInView={cardsInView} isBusy={more.isLoading}>
        {more.isLoading && waiting}
      </ProductGrid>
      <LoadMore {...more} />
    </>
  )
}

const waiting = Array.from({ length: waitingCards }, (_, card) => (
  // biome-ignore lint/suspicious/noArrayIndexKey: the cards are all alike and are never reordered
  <li key={`waiting-${card}`} aria-hidden="true">
    <ProductCardSkeleton />
  </li>
))
