import type { AttributeInputType } from '#kernel/described-attributes.ts'
import type { LanguageCode, Metadata } from '#kernel/texts.ts'
import type {
  BundlePart,
  CategoryTexts,
  Channel,
  Collection,
  CollectionTexts,
  Listing,
  Media,
  OfferedService,
  Price,
  ProductKind,
  ProductTexts,
  ProductType,
  UsageLimitType,
} from './catalogue.ts'

/** The few rows that concern many products; read whole. Rich texts are JSON text. */
export type SharedRows = {
  /** When they were read, by the database's clock. */
  readMs: number
  channels: readonly Omit<Channel, 'index'>[]
  productTypes: readonly ProductType[]
  categories: readonly CategoryRow[]
  categoryTranslations: readonly (Translation & CategoryTexts & { categoryId: number })[]
  attributes: readonly AttributeRow[]
  attributeTranslations: readonly (Translation & { attributeId: number; name: string })[]
  sliders: readonly SliderRow[]
  sliderItems: readonly { sliderId: number; productId: number }[]
  collections: readonly CollectionRow[]
  collectionTranslations: readonly (Translation & CollectionTexts & { collectionId: number })[]
  collectionListings: readonly CollectionListingRow[]
  collectionItems: readonly { collectionId: number; productId: number }[]
}

/** Values of attributes: some or all. */
export type ValueRows = {
  values: readonly ValueRow[]
  valueTranslations: readonly (Translation & ValueTexts & { valueId: number })[]
}

/** Everything that belongs to some products alone. */
export type ProductRows = {
  products: readonly ProductRow[]
  productTranslations: readonly (Translation & ProductTexts & { productId: number })[]
  productListings: readonly (Listing & { productId: number; channelId: number })[]
  productValues: readonly { productId: number; valueIds: readonly number[] }[]
  productStates: readonly { productId: number; stateIds: readonly number[] }[]
  serviceTypes: readonly (OfferedService & { productId: number })[]
  bundleParts: readonly (BundlePart & { productId: number })[]
  media: readonly (Media & { productId: number })[]
  variants: readonly VariantRow[]
  variantMedia: readonly { variantId: number; mediaIds: readonly number[] }[]
  variantTranslations: readonly (Translation & { variantId: number; name: string })[]
  variantPrices: readonly (Price & { variantId: number; channelId: number })[]
  variantValues: readonly { variantId: number; valueIds: readonly number[] }[]
}

type Translation = { languageCode: LanguageCode }

export type CategoryRow = {
  id: number
  parentId: number | null
  level: number
  slug: string
  name: string
  description: string | null
  seoTitle: string | null
  seoDescription: string | null
  imageUrl: string | null
  imageAlt: string
  imageAltAr: string
  usageLimitType: UsageLimitType | null
  metadata: Metadata
  updatedAt: Date
}

export type CollectionRow = Omit<Collection, 'translations' | 'productIds' | 'publishedMs'>

export type CollectionListingRow = {
  collectionId: number
  channelId: number
  isPublished: boolean
  publishedAt: Date | null
}

export type AttributeRow = {
  id: number
  slug: string
  name: string
  inputType: AttributeInputType
  unit: string | null
  isFilterable: boolean
  isVisible: boolean
  metadata: Metadata
}

export type ValueRow = {
  id: number
  attributeId: number
  slug: string
  name: string
  number: number | null
  plainText: string | null
  richText: string | null
  fileUrl: string | null
  position: number
}

export type ValueTexts = { name: string; plainText: string | null; richText: string | null }

export type ProductRow = {
  id: number
  slug: string
  name: string
  kind: ProductKind
  seoTitle: string | null
  seoDescription: string | null
  categoryId: number | null
  productTypeId: number
  tag: string | null
  freeGift: string | null
  salesRank: number
  taxBasisPoints: number
  metadata: Metadata
  createdMs: number
  updatedMs: number
}

export type VariantRow = {
  id: number
  productId: number
  sku: string
  name: string
  isTracked: boolean
  metadata: Metadata
}

export type SliderRow = {
  id: number
  slug: string
  titleEn: string
  titleAr: string
  categoryId: number | null
  channelId: number | null
  isOnHomePage: boolean
}
