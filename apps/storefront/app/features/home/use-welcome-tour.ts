import { useEffect, useState } from 'react'
import { isFirstVisit } from '~/session/first-visit.ts'

/** A key of its own, as the language has: the tour is no part of any state group. */
export const tourKey = 'warsha:welcome-tour'

/** `unknown` until the browser has looked. */
export type TourState = 'unknown' | 'due' | 'over'

/** Due once, for somebody who has just confirmed a place for the first time. */
export function useWelcomeTour(isPlaceChosen: boolean) {
  const [state, setState] = useState<TourState>('unknown')

  useEffect(() => {
    if (isPlaceChosen) setState(isFirstVisit() && !wasSeen() ? 'due' : 'over')
  }, [isPlaceChosen])

  // Ended, or left in the middle: either way it has been seen.
  useEffect(() => {
    if (state === 'due') return remember
  }, [state])

  return { state, end: () => setState('over') }
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
