import { useStore } from 'zustand'
import { createGroup } from './create-group.ts'

/** Filter attributes of the listing with the flags the shopper has set; `init` says that they were loaded. */
export type AttributesState = { list: FilterAttribute[]; init: boolean }

export type FilterAttribute = FilterChoice & { choices: FilterChoice[] }

export type FilterChoice = {
  id: string
  label: string
  translation: string | null
  slug: string
  active: boolean
}

export const attributesStore = createGroup<AttributesState>({ list: [], init: false })

export function useAttributes<Value>(select: (attributes: AttributesState) => Value): Value {
  return useStore(attributesStore, select)
}
