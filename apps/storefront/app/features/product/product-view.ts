import type { BundlePart, CartLine } from '@warsha/contract/cart/cart-line.ts'
import { readBundle } from '@warsha/contract/cart/read-bundle.ts'
import { type DiscountBadge, discountBadge } from '@warsha/contract/catalogue/discount-badge.ts'
import { discountPercentage } from '@warsha/contract/catalogue/discount-percentage.ts'
import type { Locale } from '@warsha/contract/locale/locale.ts'
import { type Baisa, baisaFromDecimal } from '@warsha/contract/money/baisa.ts'
import type { RichTextBlock } from '@warsha/ui/rich-text.tsx'
import { type DetailSection, type Fact, factsOf, sectionsOf, translated } from './detail-attributes.ts'
import type { CategoryStep, DetailVariant, ProductDetail } from './product-detail.ts'

/** What the product's page shows, in its language. */
export type ProductView = {
  id: string
  name: string
  tag: string | null
  gift: string | null
  pictures: Picture[]
  /** From the top category down to the product's own. */
  path: CategoryLink[]
  variants: VariantView[]
  facts: Fact[]
  description: RichTextBlock[]
  sections: DetailSection[]
  bundle: BundlePart[]
  /** Whether the shopper's place is among those it is sold in. */
  isSoldHere: boolean
}

export type Picture = { url: string; small: string }

/** `name` is what addresses carry, `label` what is read. */
export type CategoryLink = { id: string; name: string; label: string }

export type VariantView = {
  id: string
  label: string
  price: Baisa
  payable: Baisa
  tax: Baisa
  badge: DiscountBadge | null
  available: number
}

type Shopper = { lang: Locale; stateSlug: string }

/** Null when nothing of it has a price: then there is nothing to show. */
export function toProductView(product: ProductDetail, { lang, stateSlug }: Shopper): ProductView | null {
  const metadata = product.metafields ?? {}
  const variants = (product.variants ?? []).flatMap(
    (variant) => toVariant(variant, metadata.visible_discount_type) ?? [],
  )
  if (variants.length === 0) return null
  const inArabic = <Text>(arabic: Text, base: Text) => (lang === 'ar' && arabic) || base
  return {
    id: product.id,
    name: product.translation?.name || product.name,
    tag: inArabic(metadata.tag_ar, metadata.tag) || null,
    gift: inArabic(metadata.free_gift_ar, metadata.free_gift) || null,
    pictures: (product.media ?? [])
      .filter(({ type }) => type === 'IMAGE')
      .map(({ url, small }) => ({ url, small })),
    path: pathOf(product),
    variants,
    facts: factsOf(product.attributes, lang),
    description: translated(product.translation?.description, product.description),
    sections: sectionsOf(product.attributes, lang),
    bundle: readBundle(metadata.bundle),
    isSoldHere: isSoldIn(product, stateSlug),
  }
}

/** The first that can be had, else the first. */
export function variantToOffer(variants: readonly VariantView[]): VariantView | undefined {
  return variants.find(({ available }) => available > 0) ?? variants[0]
}

export type CartProduct = Omit<CartLine, 'quantity' | 'metadata' | 'error'>

/** Of a product in several sizes, the size belongs to the name of its line. */
export function toCartProduct(view: ProductView, variant: VariantView): CartProduct {
  const { price, payable, tax } = variant
  return {
    id: view.id,
    variantId: variant.id,
    name: view.variants.length > 1 ? `${view.name} · ${variant.label}` : view.name,
    price,
    payable_amount: payable,
    discount_amount: price - payable,
    discount_percentage: discountPercentage(price - payable, price),
    tax,
    img: view.pictures[0]?.small ?? '',
    bundle: view.bundle,
    serviceMetadata: view.gift ? { free_gift: view.gift } : null,
  }
}

function toVariant(
  { id, name, translation, quantityAvailable, pricing }: DetailVariant,
  visibleType: string | undefined,
): VariantView | null {
  if (!pricing?.price) return null
  const payable = baisaFromDecimal(pricing.price.gross.amount)
  const price = baisaFromDecimal((pricing.priceUndiscounted ?? pricing.price).gross.amount)
  return {
    id,
    label: translation?.name || name,
    price,
    payable,
    tax: baisaFromDecimal(pricing.price.tax.amount),
    badge: discountBadge({ price, payable, visibleType }),
    available: Math.max(0, quantityAvailable ?? 0),
  }
}

function pathOf({ category }: ProductDetail): CategoryLink[] {
  if (!category) return []
  const steps = [...(category.ancestors?.edges ?? []).map(({ node }) => node), category]
  return steps.map(({ id, name, translation }: CategoryStep) => ({
    id,
    name,
    label: translation?.name || name,
  }))
}

/** Products are tied to places by the attribute `state`; one that names none is sold everywhere. */
function isSoldIn({ attributes }: ProductDetail, stateSlug: string): boolean {
  const places = attributes.find(({ attribute }) => attribute.slug === 'state')?.values ?? []
  return places.length === 0 || places.some(({ slug }) => slug === stateSlug)
}
