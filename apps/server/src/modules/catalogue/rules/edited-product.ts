import type { AttributeFile, AttributeText } from '#kernel/described-attributes.ts'
import { findOlderTexts, type OlderTexts, type RichText } from '#kernel/texts.ts'

export const productLanguages = ['en', 'ar', 'hi'] as const
export type ProductLanguage = (typeof productLanguages)[number]

export type InLanguages<Text> = Readonly<Record<ProductLanguage, Text>>

/** Texts of a product, as its columns are called in the log. */
export type EditedTexts = {
  name: InLanguages<string>
  description: InLanguages<RichText | null>
  tag: InLanguages<string>
  freeGift: InLanguages<string>
  seoTitle: InLanguages<string>
  seoDescription: InLanguages<string>
}

export const textNames = [
  'name',
  'description',
  'tag',
  'freeGift',
  'seoTitle',
  'seoDescription',
] as const satisfies readonly (keyof EditedTexts)[]

export type EditedVariant = {
  /** Null for a new one. */
  id: number | null
  sku: string
  name: InLanguages<string>
  trackInventory: boolean
  valueIds: readonly number[]
}

export type OfferedWay = { serviceType: 'service' | 'delivery'; venue: 'center' | 'home' }

/** What operators edit of a product. */
export type EditedProductFields = EditedTexts & {
  categoryId: number
  salesRank: number
  taxBasisPoints: number
  stateIds: readonly number[]
  ways: readonly OfferedWay[]
  /** Of attributes with choices. */
  valueIds: readonly number[]
  numbers: readonly { attributeId: number; number: number }[]
  attributeTexts: readonly AttributeText[]
  attributeFiles: readonly AttributeFile[]
  variants: readonly EditedVariant[]
  parts: readonly { variantId: number; quantity: number }[]
}

export type PublicationState = 'published' | 'scheduled' | 'withdrawn' | 'draft'

export type ProductPublication = {
  channelId: number
  /** Slug of the channel. */
  channel: string
  isPublished: boolean
  publishedAt: string | null
  availableAt: string | null
  state: PublicationState
}

/** A product as operators see it, published or not. */
export type EditedProduct = EditedProductFields & {
  id: number
  slug: string
  kind: 'goods' | 'service' | 'bundle'
  productTypeId: number
  older: OlderTexts
  listings: readonly ProductPublication[]
  /** Rates of channels that have one of their own, in hundredths of a percent. */
  taxes: readonly { channelId: number; channel: string; basisPoints: number }[]
  picture: string | null
  partNames: readonly { variantId: number; sku: string; nameEn: string; nameAr: string }[]
  revision: number
}

export function olderAfter(before: EditedTexts & { older: OlderTexts }, after: EditedTexts): OlderTexts {
  return findOlderTexts(textNames, {
    older: before.older,
    was: (name, language) => before[name as keyof EditedTexts][language],
    is: (name, language) => after[name as keyof EditedTexts][language],
  })
}

/** The English name in small letters and hyphens, with a number where another product is called so. */
export function productSlug(name: string, taken: ReadonlySet<string>): string {
  const base =
    name
      .normalize('NFKD')
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, '-')
      .slice(0, 100)
      .replaceAll(/^-+|-+$/g, '') || 'product'
  for (let number = 1; ; number += 1) {
    const tried = number === 1 ? base : `${base}-${number}`
    if (!taken.has(tried)) return tried
  }
}
