import { toCartProduct } from '@warsha/contract/cart/cart-product.ts'
import { CardCartButton } from '~/features/cart/card-cart-button.tsx'
import { cardActionClass } from '~/features/catalogue/card/product-card.tsx'
import type { ProductSummary } from '~/features/catalogue/summary/product-summary.ts'

/** The button of a product card; cards and cart are two features, and routes bring them together. */
export function renderAddButton(product: ProductSummary) {
  return (
    <CardCartButton
      product={toCartProduct(product)}
      quantityAvailable={product.quantityAvailable}
      className={cardActionClass}
    />
  )
}
