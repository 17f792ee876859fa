import type { Baisa } from '@warsha/contract/money/baisa.ts'
import { useStore } from 'zustand'
import { createGroup } from '~/session/groups/create-group.ts'

/** What this visit has found out about the lines, by variant; kept in memory only. */
export type CartNotes = {
  /** The price a line had before the shop changed it. */
  priceBefore: Readonly<Record<string, Baisa>>
  /** Pieces the shop has. */
  available: Readonly<Record<string, number>>
}

export const cartNotesStore = createGroup<CartNotes>({ priceBefore: {}, available: {} })

export function useCartNotes<Value>(select: (notes: CartNotes) => Value): Value {
  return useStore(cartNotesStore, select)
}
