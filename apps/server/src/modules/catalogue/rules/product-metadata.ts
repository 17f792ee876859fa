import { decimalTextFromBaisa } from '@warsha/contract/money/baisa.ts'
import type { Metadata } from '#kernel/texts.ts'
import type { Channel, Product } from './catalogue.ts'
import { type ProductPrices, pricesOf } from './prices.ts'
import { usageLimitOf } from './usage-limit.ts'

/** How a bundle's parts are told to callers: by product, as the cart and the stock check name them. */
export type BundleText = (product: Product) => string | null

/**
 * Facts without a field in Saleor, as metadata of the product, beneath the entries that an operator wrote there. The
 * keys are part of the contract; `Product` in products.graphql lists them.
 */
export function productMetadata(
  product: Product,
  channel: Channel | undefined,
  bundleText: BundleText,
): Metadata {
  const arabic = product.translations.ar
  const prices = channel && pricesOf(product, channel)
  return withoutNulls({
    kind: product.kind,
    tag: product.tag,
    tag_ar: arabic?.tag ?? null,
    free_gift: product.freeGift,
    free_gift_ar: arabic?.freeGift ?? null,
    bundle: bundleText(product),
    usage_limit_type: usageLimitOf(product.category),
    tax_rate: String((prices ?? product).taxBasisPoints / 100),
    ...(prices && discountMetadata(prices)),
    ...product.metadata,
  })
}

const derivedKeys: ReadonlySet<string> = new Set([
  ...['kind', 'tag', 'tag_ar', 'free_gift', 'free_gift_ar', 'bundle', 'usage_limit_type', 'tax_rate'],
  ...['visible_discount_type', 'fixed_discount_amount', 'discount_percentage'],
])

/** Whether an entry of this key may come from the product itself. */
export const isDerivedKey = (key: string) => derivedKeys.has(key)

function discountMetadata(prices: ProductPrices): Metadata {
  const { discountBaisa, discountKind, discountPercentage } = prices
  if (discountBaisa <= 0) return {}
  return {
    visible_discount_type: discountKind === 'fixed' ? 'fixed' : 'percentage',
    fixed_discount_amount: decimalTextFromBaisa(discountBaisa),
    discount_percentage: String(discountPercentage),
  }
}

function withoutNulls(entries: Record<string, string | null>): Metadata {
  return Object.fromEntries(
    Object.entries(entries).filter((entry): entry is [string, string] => entry[1] !== null),
  )
}
