import { classNames } from '@warsha/ui/class-names.ts'
import { type ReactNode, Suspense, useState } from 'react'
import type { ProductSummary } from '../summary/product-summary.ts'
import type { ProductCardProps } from './product-card.tsx'
import { ProductItem } from './product-item.tsx'
import { useFirstFew, useIsReturn } from './use-first-few.ts'

export type ProductListProps = {
  products: readonly ProductSummary[]
  /** The add-to-cart button of a product. */
  renderAction?: (product: ProductSummary) => ReactNode
  renderNote?: (product: ProductSummary) => ReactNode
  label: string
  heading?: ProductCardProps['heading']
  /** Nothing stands beside the list, so that a desktop has room for one card more in a row. */
  isWide?: boolean
  className?: string
}

export type ProductGridProps = ProductListProps & {
  /** How many cards are in view when the page opens; their pictures come first. */
  cardsInView?: number
  isBusy?: boolean
  /** Cards that hold the place of what is coming. */
  children?: ReactNode
}

/** How many cards the server's page carries; the browser adds the others when it has time. */
const cardsInPage = 24

export function ProductGrid({
  products,
  renderAction,
  renderNote,
  label,
  heading,
  isWide,
  className,
  cardsInView = 0,
  isBusy,
  children,
}: ProductGridProps) {
  const { shown } = useFirstFew(products, cardsInPage)
  const [isReturn] = useState(useIsReturn())
  const item = (product: ProductSummary, isFirst: boolean) => (
    <ProductItem
      key={product.id}
      product={product}
      renderAction={renderAction}
      renderNote={renderNote}
      heading={heading}
      isFirst={isFirst}
      className={isReturn || isFirst ? undefined : offscreenClass}
    />
  )
  return (
    <ul aria-label={label} aria-busy={isBusy} className={classNames(productGridClass({ isWide }), className)}>
      {shown.slice(0, cardsInView).map((product) => item(product, true))}
      {groupsOf(shown.slice(cardsInView)).map((group, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a group is its position in the list
        <Suspense key={at}>{group.map((product) => item(product, false))}</Suspense>
      ))}
      {children}
    </ul>
  )
}

/** Cards come to life a few at a time, so that none of it takes long. */
function groupsOf(products: readonly ProductSummary[]): ProductSummary[][] {
  const size = 6
  return Array.from({ length: Math.ceil(products.length / size) }, (_, at) =>
    products.slice(at * size, (at + 1) * size),
  )
}

export function productGridClass({ isWide = false }: { isWide?: boolean } = {}): string {
  return classNames(
    'grid grid-cols-2 gap-3 min-[40rem]:grid-cols-3 lg:gap-4',
    isWide ? 'min-[60rem]:grid-cols-4 min-[75rem]:grid-cols-5' : 'min-[75rem]:grid-cols-4',
  )
}

/**
 * The browser lays out and paints these only when they come near. Their height is a guess until then (a picture
 * as high as it is wide, and the lines below it), so a list that a
 * shopper comes back to does without: it would not be found where it was left.
 */
const offscreenClass =
  '[content-visibility:auto] [contain-intrinsic-size:auto_calc(50vw+10.5rem)] min-[40rem]:[contain-intrinsic-size:auto_calc(33vw+11.25rem)] lg:[contain-intrinsic-size:auto_25.25rem]'
