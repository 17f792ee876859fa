import { classNames } from '@warsha/ui/class-names.ts'
import type { ProductListProps } from './product-grid.tsx'
import { ProductItem } from './product-item.tsx'

export type ProductRailProps = Omit<ProductListProps, 'isWide'> & {
  cardsInView?: number
  /** Until then a phone is spared the cards beyond its edge, and their pictures. */
  isWhole?: boolean
}

const cardsOnPhone = 3
const cardClass = 'w-43 shrink-0 snap-start lg:w-53'

/** One row that is pushed sideways, with the next card looking in. */
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
        'no-scrollbar -mx-4 flex snap-x scroll-px-4 gap-3 overflow-x-auto overscroll-x-contain px-4 lg:-mx-8 lg:scroll-px-8 lg:gap-4 lg:px-8',
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
          sizes="(min-width: 64rem) 13.25rem, 10.75rem"
          className={isWhole || index < cardsOnPhone ? cardClass : `${cardClass} max-[34rem]:hidden`}
        />
      ))}
    </ul>
  )
}
