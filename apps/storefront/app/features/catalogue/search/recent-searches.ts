import { useEffect } from 'react'
import { useStore } from 'zustand'
import { createGroup } from '~/session/groups/create-group.ts'
import { addTerm, readTerms, removeTerm } from './recent-terms.ts'

const storageKey = 'warsha:searches'

const recentStore = createGroup<{ terms: string[] }>({ terms: [] })

/** The shopper's own last searches, stored in this browser only; none until the page is hydrated. */
export function useRecentSearches(): string[] {
  useEffect(() => recentStore.setState({ terms: stored() }), [])
  return useStore(recentStore, ({ terms }) => terms)
}

export function rememberSearch(term: string): void {
  store(addTerm(stored(), term))
}

export function forgetSearch(term: string): void {
  store(removeTerm(stored(), term))
}

function store(terms: string[]): void {
  recentStore.setState({ terms })
  try {
    localStorage.setItem(storageKey, JSON.stringify(terms))
  } catch {
    // Without storage they last as long as the page.
  }
}

function stored(): string[] {
  try {
    return readTerms(localStorage.getItem(storageKey))
  } catch {
    return recentStore.getState().terms
  }
}
