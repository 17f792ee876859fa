import type { BundlePart, CartLine } from '@warsha/contract/cart/cart-line.ts'
import { type DiscountBadge, discountBadge } from '@warsha/contract/catalogue/discount-badge.ts'
import { discountPercentage } from '@warsha/contract/catalogue/discount-percentage.ts'
import type { Locale } from '@warsha/contract/locale/locale.ts'
import { type Baisa, baisaFromDecimal } from '@warsha/contract/money/baisa.ts'
import { chooseVariant, type VariantWish } from './choose-variant.ts'
import type { ProductNode } from './product-node.ts'

/** As much of a product as its card shows and the cart needs, in the page's language. */
export type ProductSummary = {
  id: string
  name: string
  tag: string | null
  freeGift: string | null
  picture: string | null
  variantId: string
  /** Of a product in several sizes: the one shown, and how many others there are. */
  variantName: string | null
  otherVariants: number
  /** Before the discount; all amounts contain their tax. */
  price: Baisa
  payable: Baisa
  tax: Baisa
  badge: DiscountBadge | null
  quantityAvailable: number
  bundle: BundlePart[]
}

export type SummaryOptions = VariantWish & { lang: Locale }

/** Null for a product that is not for sale here. */
export function toProductSummary(
  node: ProductNode,
  { lang, ...wish }: SummaryOptions,
): ProductSummary | null {
  const variants = node.variants ?? []
  const variant = chooseVariant(variants, wish)
  if (!variant) return null
  const metadata = node.metafields ?? {}
  const { price: current, priceUndiscounted } = variant.pricing
  const payable = baisaFromDecimal(current.gross.amount)
  const price = priceUndiscounted ? baisaFromDecimal(priceUndiscounted.gross.amount) : payable
  const word = (key: string) => (lang === 'ar' && metadata[`${key}_ar`]) || metadata[key] || null
  return {
    id: node.id,
    name: node.translation?.name || node.name,
    tag: word('tag'),
    freeGift: word('free_gift'),
    picture: node.thumbnail?.url ?? null,
    variantId: variant.id,
    variantName: variants.length > 1 ? variant.translation?.name || variant.name : null,
    otherVariants: Math.max(0, variants.length - 1),
    price,
    payable,
    tax: baisaFromDecimal(current.tax.amount),
    badge: discountBadge({
      price,
      payable,
      visibleType: metadata.visible_discount_type,
      fixedAmount: readAmount(metadata.fixed_discount_amount),
    }),
    quantityAvailable: variant.quantityAvailable ?? 0,
    bundle: readBundle(metadata.bundle),
  }
}

export function toProductSummaries(nodes: readonly ProductNode[], options: SummaryOptions): ProductSummary[] {
  return nodes.flatMap((node) => toProductSummary(node, options) ?? [])
}

/** What the cart's actions take; of a product in several sizes, the size belongs to the name. */
export function toCartProduct(product: ProductSummary): Omit<CartLine, 'quantity' | 'metadata' | 'error'> {
  const { id, variantId, name, variantName, price, payable, tax, picture, bundle, freeGift } = product
  return {
    id,
    variantId,
    name: variantName ? `${name} · ${variantName}` : name,
    price,
    payable_amount: payable,
    discount_amount: price - payable,
    discount_percentage: discountPercentage(price - payable, price),
    tax,
    img: picture ?? '',
    bundle,
    serviceMetadata: freeGift ? { free_gift: freeGift } : null,
  }
}

/** What an operator wrote may be anything. */
function readAmount(text: string | undefined): Baisa | null {
  return text && /^\d{1,9}(\.\d{1,3})?$/.test(text) ? baisaFromDecimal(text) : null
}

function readBundle(text: string | undefined): BundlePart[] {
  if (!text) return []
  try {
    const parts: unknown = JSON.parse(text)
    return Array.isArray(parts) ? parts.filter(isBundlePart) : []
  } catch {
    return []
  }
}

function isBundlePart(part: unknown): part is BundlePart {
  const { product_id, quantity } = (part ?? {}) as Partial<BundlePart>
  return (typeof product_id === 'string' || typeof product_id === 'number') && Number.isInteger(quantity)
}
