import { useStore } from 'zustand'
import { createGroup } from './create-group.ts'

/** Whether the home popup was dismissed during this visit. */
export type PopupState = { seenPopup: boolean }

export const popupStore = createGroup<PopupState>({ seenPopup: false })

export function usePopup<Value>(select: (popup: PopupState) => Value): Value {
  return useStore(popupStore, select)
}
