import { useStore } from 'zustand'
import { createGroup } from '~/session/groups/create-group.ts'
import type { CartNotes } from './fresh-product.ts'

export const cartNotesStore = createGroup<CartNotes>({ priceBefore: {}, available: {} })

export function useCartNotes<Value>(select: (notes: CartNotes) => Value): Value {
  return useStore(cartNotesStore, select)
}
