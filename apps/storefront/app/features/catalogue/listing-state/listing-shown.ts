import { useEffect } from 'react'

/** Whether a listing is in view: the next one then replaces it, instead of opening a page of its own. */
export function isListingShown(): boolean {
  return shownCount > 0
}

export function useListingShown(): void {
  useEffect(() => {
    shownCount += 1
    return () => {
      shownCount -= 1
    }
  }, [])
}

let shownCount = 0
