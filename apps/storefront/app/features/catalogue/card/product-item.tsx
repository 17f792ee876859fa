import { memo, type ReactNode } from 'react'
import type { ProductSummary } from '../summary/product-summary.ts'
import { ProductCard, type ProductCardProps } from './product-card.tsx'

export type ProductItemProps = Pick<ProductCardProps, 'product' | 'heading' | 'isFirst' | 'sizes'> & {
  renderAction?: (product: ProductSummary) => ReactNode
  renderNote?: (product: ProductSummary) => ReactNode
  className?: string
}

/** A card in a list. It is drawn once, however often the list grows. */
export const ProductItem = memo(function ProductItem({
  product,
  renderAction,
  renderNote,
  className,
  ...card
}: ProductItemProps) {
  return (
    <li className={className}>
      <ProductCard
        product={product}
        action={renderAction?.(product)}
        note={renderNote?.(product)}
        {...card}
      />
    </li>
  )
})
