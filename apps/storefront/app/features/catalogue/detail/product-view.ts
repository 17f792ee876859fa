import type { BundlePart } from '@warsha/contract/cart/cart-line.ts'
import type { OfferedProduct } from '@warsha/contract/cart/cart-product.ts'
import { readBundle } from '@warsha/contract/cart/read-bundle.ts'
import { type DiscountBadge, discountBadge } from '@warsha/contract/catalogue/discount-badge.ts'
import { metadataText } from '@warsha/contract/catalogue/metadata-text.ts'
import { readPricing, type VariantPrice } from '@warsha/contract/catalogue/read-pricing.ts'
import { readTaxRate } from '@warsha/contract/catalogue/read-tax-rate.ts'
import type { Locale } from '@warsha/contract/locale/locale.ts'
import type { RichTextBlock } from '@warsha/ui/rich-text.tsx'
import { type DetailSection, type Fact, factsOf, sectionsOf, translated } from './detail-attributes.ts'
import type { CategoryStep, DetailVariant, ProductDetail } from './product-detail.ts'
import { type Picture, variantPictures } from './variant-pictures.ts'

/** Content of the product's page, in its language. */
export type ProductView = {
  id: string
  name: string
  tag: string | null
  /** Work that is booked, not goods that are bought. */
  isService: boolean
  gift: string | null
  /** Those of all variants. */
  pictures: Picture[]
  /** From the top category down to the product's own. */
  path: CategoryLink[]
  /** In the shop's order: the first is what most people buy. */
  variants: VariantView[]
  /** Attribute that tells the variants apart, for example "Volume"; null where the shop does not say. */
  optionName: string | null
  facts: Fact[]
  description: RichTextBlock[]
  sections: DetailSection[]
  bundle: BundlePart[]
  /** In percent; null where the shop does not say. */
  taxRate: number | null
  /** Whether the shopper's place is among those it is sold in. */
  isSoldHere: boolean
}

/** `name` and `slug` are what addresses carry, `label` what is read. */
export type CategoryLink = { id: string; name: string; slug: string; label: string }

export type VariantView = VariantPrice & {
  id: string
  label: string
  /** The name in the base language, which sizes are ordered by. */
  size: string
  pictures: readonly Picture[]
  badge: DiscountBadge | null
  available: number
  /** How many a customer may have of it; null where only the stock limits it. */
  limit: number | null
}

type Shopper = { lang: Locale; stateSlug: string }

/** Null when nothing of it has a price: then there is nothing to show. */
export function toProductView(product: ProductDetail, { lang, stateSlug }: Shopper): ProductView | null {
  const metadata = product.metafields ?? {}
  const pictures = (product.media ?? [])
    .filter(({ type }) => type === 'IMAGE')
    .map(({ id, url, small, alt }) => ({ id, url, small, alt }))
  const picturesOf = variantPictures(pictures, product.variants ?? [])
  const variants = (product.variants ?? []).flatMap(
    (variant) => toVariant(variant, picturesOf(variant.id), metadata.visible_discount_type) ?? [],
  )
  if (variants.length === 0) return null
  return {
    id: product.id,
    name: product.translation?.name || product.name,
    tag: metadataText(metadata, 'tag', lang),
    isService: metadata.kind === 'service',
    gift: metadataText(metadata, 'free_gift', lang),
    pictures,
    path: pathOf(product),
    variants,
    optionName: optionNameOf(product, lang),
    facts: factsOf(product.attributes, lang),
    description: translated(product.translation?.description, product.description),
    sections: sectionsOf(product.attributes, lang),
    bundle: readBundle(metadata.bundle),
    taxRate: readTaxRate(metadata),
    isSoldHere: isSoldIn(product, stateSlug),
  }
}

/** The one that was asked for; otherwise the first that can be had, else the first. */
export function variantToOffer(
  variants: readonly VariantView[],
  wantedId: string | null = null,
): VariantView | undefined {
  const wanted = variants.find(({ id }) => id === wantedId)
  return wanted ?? variants.find(({ available }) => available > 0) ?? variants[0]
}

/** How many pieces of it can be wished for. */
export function maxPieces({ available, limit }: Pick<VariantView, 'available' | 'limit'>): number {
  return Math.min(available, limit ?? available)
}

/** The variant as the cart takes it. */
export function offerOf({ id, name, variants, bundle, gift, taxRate }: ProductView, variant: VariantView) {
  const { price, payable, tax } = variant
  return {
    id,
    variantId: variant.id,
    name,
    variantName: variants.length > 1 ? variant.label : null,
    price,
    payable,
    tax,
    picture: variant.pictures[0]?.small ?? null,
    bundle,
    freeGift: gift,
    taxRate,
  } satisfies OfferedProduct
}

function toVariant(
  { id, name, translation, quantityAvailable, quantityLimitPerCustomer, pricing }: DetailVariant,
  pictures: readonly Picture[],
  visibleType: string | undefined,
): VariantView | null {
  const offer = readPricing(pricing)
  if (!offer) return null
  return {
    id,
    label: translation?.name || name,
    size: name,
    pictures,
    ...offer,
    badge: discountBadge({ ...offer, visibleType }),
    available: Math.max(0, quantityAvailable ?? 0),
    limit: quantityLimitPerCustomer,
  }
}

function optionNameOf({ variants }: ProductDetail, lang: Locale): string | null {
  const attributes = (variants ?? []).flatMap((variant) =>
    variant.attributes.map(({ attribute }) => attribute),
  )
  const names = new Set(attributes.map(({ name, translation }) => translation?.name || name))
  return names.size > 0 ? [...names].join(lang === 'ar' ? '، ' : ', ') : null
}

function pathOf({ category }: ProductDetail): CategoryLink[] {
  if (!category) return []
  const steps = [...(category.ancestors?.edges ?? []).map(({ node }) => node), category]
  return steps.map(({ id, name, slug, translation }: CategoryStep) => ({
    id,
    name,
    slug,
    label: translation?.name || name,
  }))
}

/** Products are tied to places by the attribute `state`; one that names none is sold everywhere. */
function isSoldIn({ attributes }: ProductDetail, stateSlug: string): boolean {
  const places = attributes.find(({ attribute }) => attribute.slug === 'state')?.values ?? []
  return places.length === 0 || places.some(({ slug }) => slug === stateSlug)
}
