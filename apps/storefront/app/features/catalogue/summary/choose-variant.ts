import { readPricing, type VariantPrice } from '@warsha/contract/catalogue/read-pricing.ts'
import type { VariantNode } from './product-node.ts'

export type VariantWish = {
  /** Chosen values by attribute, as the listing's filters have them. */
  filters?: Readonly<Record<string, readonly string[]>>
  /** A list ordered by price is ordered by each product's lowest one. */
  isCheapest?: boolean
}

/** A variant that is for sale. */
export type OfferedVariant = VariantNode & { offer: VariantPrice }

export function offeredVariants(variants: readonly VariantNode[]): OfferedVariant[] {
  return variants.flatMap((variant) => {
    const offer = readPricing(variant.pricing)
    return offer ? [{ ...variant, offer }] : []
  })
}

/**
 * The one variant a card shows and adds: what was filtered for, if possible one that can be had, and otherwise the first,
 * which is the size most people buy.
 */
export function chooseVariant(
  offered: readonly OfferedVariant[],
  { filters = {}, isCheapest = false }: VariantWish,
): OfferedVariant | null {
  const wanted = narrow(offered, (variant) => fits(variant, filters))
  const available = narrow(wanted, ({ quantityAvailable }) => (quantityAvailable ?? 0) > 0)
  const [first] = isCheapest ? byPrice(available) : available
  return first ?? null
}

/** Where the cheapest variant cannot be had: a list ordered by price has the product where that one belongs. */
export function cheaperGone(
  offered: readonly OfferedVariant[],
  shown: OfferedVariant,
  { filters = {}, isCheapest = false }: VariantWish,
): OfferedVariant | null {
  if (!isCheapest) return null
  const wanted = narrow(offered, (variant) => fits(variant, filters))
  return byPrice(wanted).find(({ offer }) => offer.payable < shown.offer.payable) ?? null
}

function byPrice(variants: readonly OfferedVariant[]): OfferedVariant[] {
  return variants.toSorted((one, other) => one.offer.payable - other.offer.payable)
}

/** Those that meet the wish, or all of them where none does. */
function narrow<Item>(items: readonly Item[], meets: (item: Item) => boolean): readonly Item[] {
  const met = items.filter(meets)
  return met.length > 0 ? met : items
}

/** Values that all variants share belong to the product; only the variant's own can speak against it. */
function fits({ attributes = [] }: VariantNode, filters: NonNullable<VariantWish['filters']>): boolean {
  return attributes.every(({ attribute, values }) => {
    const chosen = filters[attribute.slug]
    return !chosen || values.some(({ slug }) => chosen.includes(slug ?? ''))
  })
}
