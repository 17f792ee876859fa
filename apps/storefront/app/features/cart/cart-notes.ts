import { quantityLimit } from '@warsha/contract/constants.ts'
import { useStore } from 'zustand'
import { createGroup } from '~/session/groups/create-group.ts'
import type { CartNotes } from './fresh-product.ts'

export const cartNotesStore = createGroup<CartNotes & { isFirstErrorWanted: boolean }>({
  priceBefore: {},
  available: {},
  limits: {},
  /** Several lines were refused: the first of them is to have the focus, once the cart shows it. */
  isFirstErrorWanted: false,
})

/** How many pieces a line may have, and whether the limit or the stock ends it; undefined before it is known. */
export function useMaxPieces(variantId: string): { count: number; isLimit: boolean } | undefined {
  const count = useCartNotes((notes) => notes.available[variantId])
  const limit = useCartNotes((notes) => notes.limits[variantId]) ?? quantityLimit
  return count === undefined ? undefined : { count, isLimit: count >= limit }
}

export function useCartNotes<Value>(
  select: (notes: ReturnType<typeof cartNotesStore.getState>) => Value,
): Value {
  return useStore(cartNotesStore, select)
}
