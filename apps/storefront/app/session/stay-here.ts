import type { ShouldRevalidateFunction } from 'react-router'
import { clearDestination, isBack, stepsToShownPage } from './destination.ts'
import { goTo } from './navigator.ts'

/** Gives up the navigation that is under way, whether the address has changed already (Back, Forward) or not. */
export function stayOnShownPage(): void {
  if (isBack()) stepForward(stepsToShownPage() ?? 0)
  else stayHere()
}

/**
 * Gives up the navigation that is under way. The router knows no such thing, but it drops a navigation for the next
 * one: to the page on the screen, none of whose data is loaded again.
 */
export function stayHere(): void {
  clearDestination()
  isStaying = true
  const { usr } = (history.state ?? {}) as { usr?: unknown }
  const here = location.pathname + location.search + location.hash
  goTo(here, { replace: true, preventScrollReset: true, state: usr })
  setTimeout(() => {
    isStaying = false
  })
}

/** The same when the history is at another page already: steps to the page on the screen. */
function stepForward(steps: number): void {
  isStaying = true
  addEventListener(
    'popstate',
    () =>
      setTimeout(() => {
        isStaying = false
      }),
    { once: true },
  )
  history.go(steps)
}

/** For every route with a loader: `export const shouldRevalidate = unlessStaying`. */
export const unlessStaying: ShouldRevalidateFunction = ({ defaultShouldRevalidate }) =>
  !isStaying && defaultShouldRevalidate

export function isStayingHere(): boolean {
  return isStaying
}

let isStaying = false
