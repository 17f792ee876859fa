import type { OfferedProduct } from '@warsha/contract/cart/cart-product.ts'
import { readBundle } from '@warsha/contract/cart/read-bundle.ts'
import { type DiscountBadge, discountBadge } from '@warsha/contract/catalogue/discount-badge.ts'
import { metadataText } from '@warsha/contract/catalogue/metadata-text.ts'
import { readTaxRate } from '@warsha/contract/catalogue/read-tax-rate.ts'
import type { Locale } from '@warsha/contract/locale/locale.ts'
import { type Baisa, baisaFromDecimal } from '@warsha/contract/money/baisa.ts'
import { cheaperGone, chooseVariant, offeredVariants, type VariantWish } from './choose-variant.ts'
import type { ProductNode, VariantNode } from './product-node.ts'

/** As much of a product as its card shows and the cart needs, in the page's language. */
export type ProductSummary = OfferedProduct & {
  tag: string | null
  /** Work that is booked, not goods that are bought. */
  isService: boolean
  warranty: string | null
  /** Of a product in several sizes: how many there are besides the one shown. */
  otherVariants: number
  /** Variant the link must name: null when the product's page shows the same variant by itself. */
  linkedVariantId: string | null
  badge: DiscountBadge | null
  quantityAvailable: number
  /** A cheaper size that is out of stock, in a list that is ordered by it. */
  cheaperGone: { name: string; payable: Baisa } | null
}

export type SummaryOptions = VariantWish & { lang: Locale }

/** Null for a product that is not for sale here. */
export function toProductSummary(
  node: ProductNode,
  { lang, ...wish }: SummaryOptions,
): ProductSummary | null {
  const variants = offeredVariants(node.variants ?? [])
  const variant = chooseVariant(variants, wish)
  if (!variant) return null
  const metadata = node.metafields ?? {}
  const { price, payable, tax } = variant.offer
  const gone = cheaperGone(variants, variant, wish)
  return {
    id: node.id,
    name: node.translation?.name || node.name,
    tag: metadataText(metadata, 'tag', lang),
    isService: metadata.kind === 'service',
    warranty: warrantyOf(node),
    freeGift: metadataText(metadata, 'free_gift', lang),
    picture: pictureOf(variant) ?? node.thumbnail?.url ?? null,
    variantId: variant.id,
    variantName: variants.length > 1 ? nameOf(variant) : null,
    otherVariants: variants.length - 1,
    linkedVariantId: variant === chooseVariant(variants, {}) ? null : variant.id,
    price,
    payable,
    tax,
    badge: discountBadge({
      price,
      payable,
      visibleType: metadata.visible_discount_type,
      fixedAmount: readAmount(metadata.fixed_discount_amount),
    }),
    quantityAvailable: variant.quantityAvailable ?? 0,
    cheaperGone: gone && { name: nameOf(gone), payable: gone.offer.payable },
    bundle: readBundle(metadata.bundle),
    taxRate: readTaxRate(metadata),
  }
}

export function toProductSummaries(nodes: readonly ProductNode[], options: SummaryOptions): ProductSummary[] {
  return nodes.flatMap((node) => toProductSummary(node, options) ?? [])
}

function warrantyOf({ warranty }: ProductNode): string | null {
  const [value] = warranty?.values ?? []
  return value?.translation?.name || value?.name || null
}

function nameOf({ name, translation }: VariantNode): string {
  return translation?.name || name
}

function pictureOf({ media }: VariantNode): string | undefined {
  return media?.find(({ type }) => type === 'IMAGE')?.url
}

/** An operator's text may be anything. */
function readAmount(text: string | undefined): Baisa | null {
  return text && /^\d{1,9}(\.\d{1,3})?$/.test(text) ? baisaFromDecimal(text) : null
}
