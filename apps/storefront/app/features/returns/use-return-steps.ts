import { useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { nothingChosen, type ReturnChoice, type ReturnStep, readChoice, stepOf } from './return-steps.ts'

/** Where the customer is in a return. Every step is an entry of the history; the result takes the place of the code. */
export function useReturnSteps() {
  const [search] = useSearchParams()
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  const isMoving = useRef(false)
  const stored = readChoice(state)
  const choice = stored ?? nothingChosen
  const step = stepOf(search.get('step'), stored)

  const show = (to: ReturnStep, next: ReturnChoice, replace: boolean) =>
    navigate(to === 'quantity' ? pathname : `${pathname}?step=${to}`, {
      replace,
      preventScrollReset: to === step,
      state: { return: next },
    })

  return {
    step,
    choice,
    /** Choices of this step stay with its own entry, so that Back finds them. */
    async goTo(to: ReturnStep, chosen: Partial<ReturnChoice>) {
      if (isMoving.current) return
      isMoving.current = true
      const next = { ...choice, ...chosen }
      // One after the other: a navigation that has not ended is dropped by the next one, and what was chosen with it.
      if (to !== 'done') await show(step, next, true)
      await show(to, next, to === 'done')
      isMoving.current = false
    },
    change: (chosen: Partial<ReturnChoice>) => void show(step, { ...choice, ...chosen }, true),
  }
}
