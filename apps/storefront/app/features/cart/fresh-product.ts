import type { VariantPricing } from '@warsha/contract/catalogue/read-pricing.ts'
import type { Baisa } from '@warsha/contract/money/baisa.ts'

/** As much of a product as its line in the cart shows. */
export type FreshProduct = {
  id: string
  name: string
  translation: { name: string | null } | null
  thumbnail: { url: string } | null
  /** `bundle` is JSON; a gift's Arabic name has a key of its own. */
  metafields: { [Key in 'free_gift' | 'free_gift_ar' | 'bundle']?: string } | null
  variants: FreshVariant[] | null
}

export type FreshVariant = {
  id: string
  name: string
  translation: { name: string } | null
  quantityAvailable: number | null
  pricing: VariantPricing | null
}

/** What this visit has found out about the lines, by variant; kept in memory only. */
export type CartNotes = {
  /** The price a line had before the shop changed it. */
  priceBefore: Readonly<Record<string, Baisa>>
  /** Pieces the shop has. */
  available: Readonly<Record<string, number>>
}
