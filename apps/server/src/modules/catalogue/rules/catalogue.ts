import type { Baisa } from '@warsha/contract/money/baisa.ts'
import type { KeySet } from '@warsha/data-structures/key-set.ts'
import type { DescribedAttribute, DescribedValue, Translations } from '#kernel/described-attributes.ts'
import type { Metadata } from '#kernel/texts.ts'

/**
 * Everything the shop shows of its goods, linked by reference. It is patched in place: a changed product is another
 * object in the same slot; categories, attributes, values and types stay the same objects with other contents.
 */
export type Catalogue = {
  channels: ReadonlyMap<string, Channel>
  /** A product has its slot as long as it exists; a slot without a product is free. */
  slots: readonly (Product | undefined)[]
  productsById: ReadonlyMap<number, Product>
  productsBySlug: ReadonlyMap<string, Product>
  variantsById: ReadonlyMap<number, Variant>
  variantsBySku: ReadonlyMap<string, Variant>
  /** Parents before children, siblings by priority. */
  categories: readonly Category[]
  categoriesById: ReadonlyMap<number, Category>
  categoriesBySlug: ReadonlyMap<string, Category>
  attributes: readonly Attribute[]
  attributesById: ReadonlyMap<number, Attribute>
  attributesBySlug: ReadonlyMap<string, Attribute>
  productTypes: ReadonlyMap<number, ProductType>
  sliders: readonly Slider[]
  /** By slug. */
  collections: readonly Collection[]
  collectionsById: ReadonlyMap<number, Collection>
  collectionsBySlug: ReadonlyMap<string, Collection>
  collectionsOfProduct: ReadonlyMap<number, readonly Collection[]>
  /** Which products are sold in a place, by the place's id. */
  soldIn: ReadonlyMap<number, KeySet>
  /** Products without places. */
  soldEverywhere: KeySet
  ofType: ReadonlyMap<number, KeySet>
  categorised: KeySet
  /** Grows with every patch. */
  version: number
  /** Grows when something changes that many products refer to: a category, an attribute, a channel. */
  sharedVersion: number
}

/** `index` is its place in the price and listing rows of products and variants. */
export type Channel = { index: number; id: number; slug: string; isActive: boolean }

export type ProductKind = 'goods' | 'service' | 'bundle' | 'fee'

/** The fields that every list and page needs. Descriptions are long and seldom read: they stay in the database. */
export type Product = {
  slot: number
  id: number
  slug: string
  name: string
  kind: ProductKind
  seoTitle: string | null
  seoDescription: string | null
  category: Category | null
  type: ProductType
  tag: string | null
  freeGift: string | null
  salesRank: number
  taxBasisPoints: number
  metadata: Metadata
  createdMs: number
  updatedMs: number
  translations: Translations<ProductTexts>
  /** The first one is the default. */
  variants: readonly Variant[]
  media: readonly Media[]
  assignments: readonly Assignment[]
  bundle: readonly BundlePart[]
  stateIds: readonly number[]
  serviceTypes: readonly OfferedService[]
  listings: readonly (Listing | undefined)[]
}

export type ProductTexts = {
  name: string | null
  tag: string | null
  freeGift: string | null
  seoTitle: string | null
  seoDescription: string | null
}

export type Listing = {
  isPublished: boolean
  publishedMs: number | null
  isVisible: boolean
  /** Null: shown, but not for sale. */
  availableMs: number | null
}

export type Variant = {
  id: number
  product: Product
  sku: string
  name: string
  isTracked: boolean
  metadata: Metadata
  translations: Translations<{ name: string }>
  /** Those of the product's pictures that show this variant, in the product's order; may be none. */
  media: readonly Media[]
  assignments: readonly Assignment[]
  prices: readonly (Price | undefined)[]
}

/** In baisa, tax contained. */
export type Price = {
  priceBaisa: Baisa
  payableBaisa: Baisa
  discountKind: 'none' | 'fixed' | 'percent'
  /** Of the product in the channel, in hundredths of a percent. */
  taxBasisPoints: number
}

export type BundlePart = { variantId: number; quantity: number }
export type OfferedService = { serviceType: 'service' | 'delivery'; venue: 'center' | 'home' }

export type Media = { id: number; type: 'IMAGE' | 'VIDEO'; url: string; alt: string; altAr: string }

export type ProductType = {
  id: number
  slug: string
  name: string
  isShippingRequired: boolean
  metadata: Metadata
}

export type Category = {
  id: number
  slug: string
  name: string
  level: number
  parent: Category | null
  children: readonly Category[]
  description: string | null
  seoTitle: string | null
  seoDescription: string | null
  imageUrl: string | null
  imageAlt: string
  imageAltAr: string
  usageLimitType: UsageLimitType | null
  metadata: Metadata
  updatedAt: Date
  translations: Translations<CategoryTexts>
  /** Its own products and those of every category below. */
  members: KeySet
}

export type UsageLimitType = 'per_user' | 'per_order'

export type CategoryTexts = {
  name: string | null
  description: string | null
  seoTitle: string | null
  seoDescription: string | null
}

export type Attribute = Omit<DescribedAttribute, 'choices'> & {
  choices: readonly AttributeValue[]
  isFilterable: boolean
  isVisible: boolean
  /** Products that have a value of it themselves or on a variant. */
  products: KeySet
}

export type AttributeValue = DescribedValue & {
  attributeId: number
  position: number
  number: number | null
  /** Products that have the value themselves or on a variant; only of attributes that offer a choice. */
  products: KeySet | undefined
}

export type Assignment = { attribute: Attribute; values: readonly AttributeValue[] }

export type Slider = {
  id: number
  slug: string
  title: { en: string; ar: string }
  categoryId: number | null
  channelId: number | null
  isOnHomePage: boolean
  productIds: readonly number[]
}

/** Products that an operator put together, in that order. */
export type Collection = {
  id: number
  slug: string
  name: string
  description: string | null
  seoTitle: string | null
  seoDescription: string | null
  imageUrl: string | null
  imageAlt: string
  imageAltAr: string
  metadata: Metadata
  translations: Translations<CollectionTexts>
  productIds: readonly number[]
  /** By the index of the channel: when it is published; undefined where it is not. */
  publishedMs: readonly (number | undefined)[]
}

export type CollectionTexts = CategoryTexts
