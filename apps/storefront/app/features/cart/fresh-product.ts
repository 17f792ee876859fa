import type { Baisa } from '@warsha/contract/money/baisa.ts'
import type { FreshProductFragment } from './cart-products.generated.ts'

/** As much of a product as its line in the cart shows. */
export type FreshProduct = FreshProductFragment

export type FreshVariant = NonNullable<FreshProduct['variants']>[number]

/** Findings of this visit about the lines, by variant; held in memory only. */
export type CartNotes = {
  /** The price a line had before the shop changed it. */
  priceBefore: Readonly<Record<string, Baisa>>
  /** Pieces a line may have: as many as the shop has, within the limit. */
  available: Readonly<Record<string, number>>
  /** Pieces a customer may have at once. */
  limits: Readonly<Record<string, number>>
}
