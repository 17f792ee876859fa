import { useMemo } from 'react'
import { useLocation, useNavigation, useRevalidator } from 'react-router'

export type ListingAddress = {
  /** Where the shopper is, or is about to be: controls answer at once. */
  query: URLSearchParams
  /** The shown listing belongs to the former address; the next one is loading. */
  isBusy: boolean
}

export function useListingAddress(): ListingAddress {
  const here = useLocation()
  const { state, location: next } = useNavigation()
  const revalidation = useRevalidator().state
  const isMoving = state === 'loading' && isSamePage(next.pathname, here.pathname)
  const search = isMoving ? next.search : here.search
  const query = useMemo(() => new URLSearchParams(search), [search])
  return { query, isBusy: isMoving || revalidation === 'loading' }
}

function isSamePage(one: string, other: string): boolean {
  return one.replace(/\/$/, '') === other.replace(/\/$/, '')
}
