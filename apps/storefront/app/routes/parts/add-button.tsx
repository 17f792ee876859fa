import { toCartProduct } from '@warsha/contract/cart/cart-product.ts'
import { CardCartButton } from '~/features/cart/card-cart-button.tsx'
import { cardActionClass } from '~/features/catalogue/card/product-card.tsx'
import type { ProductSummary } from '~/features/catalogue/summary/product-summary.ts'
import { BookCard } from './book-card.tsx'

/** The button of a product card; cards and cart are two features, and routes bring them together. */
export function renderAddButton(product: ProductSummary) {
  const line = toCartProduct(product)
  if (product.isService) {
    return <BookCard product={line} available={product.quantityAvailable} className={cardActionClass} />
  }
  return (
    <CardCartButton
      product={line}
      quantityAvailable={product.quantityAvailable}
      className={cardActionClass}
    />
  )
}
