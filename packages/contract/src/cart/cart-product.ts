import { discountPercentage } from '../catalogue/discount-percentage.ts'
import type { VariantPrice } from '../catalogue/read-pricing.ts'
import { subtractBaisa } from '../money/baisa.ts'
import type { BundlePart, CartLine } from './cart-line.ts'

/** Fields a product needs to become a line of the cart. */
export type CartProduct = Omit<CartLine, 'quantity' | 'metadata' | 'error'>

/** One variant of a product, in the page's language, as cards, the product's page and the cart read it. */
export type OfferedProduct = VariantPrice & {
  id: string
  variantId: string
  name: string
  /** Null for a product that is sold in one variant only. */
  variantName: string | null
  picture: string | null
  bundle: BundlePart[]
  freeGift: string | null
  /** In percent, contained in the price; null where the shop does not say. */
  taxRate: number | null
}

/** Of a product in several sizes, the size belongs to the name of its line. */
export function toCartProduct(offered: OfferedProduct): CartProduct {
  const { id, variantId, name, variantName, price, payable, tax, taxRate, picture, bundle, freeGift } =
    offered
  const discount = subtractBaisa(price, payable)
  return {
    id,
    variantId,
    name: variantName ? `${name} · ${variantName}` : name,
    price,
    payable_amount: payable,
    discount_amount: discount,
    discount_percentage: discountPercentage(discount, price),
    tax,
    ...(taxRate !== null && { tax_rate: taxRate }),
    img: picture ?? '',
    bundle,
    serviceMetadata: freeGift ? { free_gift: freeGift } : null,
  }
}
