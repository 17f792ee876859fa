import { useStore } from 'zustand'
import { createGroup } from './create-group.ts'

/** The category whose goods are shown; empty before the first choice. */
export type CategoryState = { activeCategory: string }

export const categoryStore = createGroup<CategoryState>({ activeCategory: '' })

export function useCategory<Value>(select: (category: CategoryState) => Value): Value {
  return useStore(categoryStore, select)
}
