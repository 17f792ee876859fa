import type { OlderTexts } from '#kernel/texts.ts'
import type { EntryPicture, TextsByLanguage } from './edited-texts.ts'

/** A product in a list that an operator puts together. */
export type ProductChoice = { id: number; slug: string; name: string; nameAr: string | null }

/** A channel that shows a collection from a moment on. */
export type CollectionListing = { channelId: number; publishedAt: string }

/** The fields of a collection that operators edit. */
export type EditedCollectionFields = {
  slug: string
  texts: TextsByLanguage
  picture: EntryPicture | null
  listings: readonly CollectionListing[]
  /** In the order of the shop. */
  productIds: readonly number[]
}

export type EditedCollection = Omit<EditedCollectionFields, 'productIds'> & {
  id: number
  older: OlderTexts
  revision: number
  products: readonly ProductChoice[]
}

export type ListedCollection = {
  id: number
  slug: string
  name: string
  nameAr: string | null
  products: number
  /** Channels that show it, now or later. */
  channelIds: readonly number[]
}

/** The fields of a row of products that operators edit. */
export type EditedSliderFields = {
  slug: string
  titleEn: string
  titleAr: string
  categoryId: number | null
  channelId: number | null
  isOnHomePage: boolean
  isActive: boolean
  productIds: readonly number[]
}

export type EditedSlider = Omit<EditedSliderFields, 'productIds'> & {
  id: number
  /** Whether the Arabic title is older than the English one: `title`. */
  older: readonly string[]
  revision: number
  products: readonly ProductChoice[]
}
