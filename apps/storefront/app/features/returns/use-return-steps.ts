import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { nothingChosen, type ReturnChoice, type ReturnStep, readChoice, stepOf } from './return-steps.ts'

/** Where the customer is in a return. Every step is an entry of the history; the result takes the place of the code. */
export function useReturnSteps() {
  const [search] = useSearchParams()
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
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
    /** What was chosen in this step stays with its own entry, so that Back finds it. */
    goTo(to: ReturnStep, chosen: Partial<ReturnChoice>) {
      const next = { ...choice, ...chosen }
      if (to !== 'done') void show(step, next, true)
      void show(to, next, to === 'done')
    },
    change: (chosen: Partial<ReturnChoice>) => void show(step, { ...choice, ...chosen }, true),
  }
}
