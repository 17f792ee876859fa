import { classNames } from '@warsha/ui/class-names.ts'
import type { ProductListProps } from './product-grid.tsx'
import { ProductItem } from './product-item.tsx'

export type ProductRailProps = Omit<ProductListProps, 'isWide'> & {
  cardsInView?: number
  /** Until then a phone is spared the cards beyond its edge, and their pictures. */
  isWhole?: boolean
}

const cardsOnPhone = 3
/** On a phone the next card looks in; where there is more room, whole cards fill the row to the edge of the grid. */
const cardClass =
  'w-43 shrink-0 snap-start sm:w-[calc((100%-1.5rem)/3)] min-[44rem]:w-[calc((100%-2.25rem)/4)] lg:w-[calc((100%-4rem)/5)]'

/** One row that is pushed sideways. */
export function ProductRail({
  products,
  renderAction,
  renderNote,
  label,
  heading,
  className,
  cardsInView = 0,
  isWhole = true,
}: ProductRailProps) {
  return (
    <ul
      aria-label={label}
      className={classNames(
        'no-scrollbar flex snap-x gap-3 overflow-x-auto overscroll-x-contain max-sm:-mx-4 max-sm:scroll-px-4 max-sm:px-4 lg:gap-4',
        className,
      )}
    >
      {products.map((product, index) => (
        <ProductItem
          key={product.id}
          product={product}
          renderAction={renderAction}
          renderNote={renderNote}
          heading={heading}
          isFirst={index < cardsInView}
          sizes="(min-width: 64rem) 13.6rem, (min-width: 40rem) 12rem, 10.75rem"
          className={isWhole || index < cardsOnPhone ? cardClass : `${cardClass} max-[34rem]:hidden`}
        />
      ))}
    </ul>
  )
}
