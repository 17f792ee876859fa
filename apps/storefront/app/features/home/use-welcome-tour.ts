import { useEffect, useState } from 'react'
import { isFirstVisit } from '~/session/first-visit.ts'

/** A key of its own, as the language has: the tour is no part of any state group. */
export const tourKey = 'warsha:welcome-tour'

/** `unknown` until the browser has looked; `over` without ever having been offered, or `ended` by the shopper. */
export type TourState = 'unknown' | 'offered' | 'running' | 'ended' | 'over'

/**
 * Offered once, to somebody who has just confirmed a place for the first time. The offer stays as long as the tour
 * cannot be prepared.
 */
export function useWelcomeTour(isPlaceChosen: boolean, prepare: (again: () => void) => Promise<boolean>) {
  const [state, setState] = useState<TourState>('unknown')

  useEffect(() => {
    if (isPlaceChosen) setState(isFirstVisit() && !wasSeen() ? 'offered' : 'over')
  }, [isPlaceChosen])

  // Declined, ended or left in the middle: either way it is not offered again.
  const isOpen = state === 'offered' || state === 'running'
  useEffect(() => {
    if (isOpen) return remember
  }, [isOpen])

  async function start() {
    if (await prepare(() => void start())) setState((before) => (before === 'offered' ? 'running' : before))
  }

  return { state, start, end: () => setState('ended') }
}

function wasSeen(): boolean {
  try {
    return localStorage.getItem(tourKey) !== null
  } catch {
    // Without storage the tour would come up at every visit.
    return true
  }
}

function remember(): void {
  try {
    localStorage.setItem(tourKey, 'seen')
  } catch {
    // Then it is over for this page at least.
  }
}
