import { ApiError, NoAnswerError } from '@warsha/contract/client/transport.ts'
import { currentDestination, isAskedAnew, isBack } from './destination.ts'
import { reportNoAnswer } from './no-answer.ts'
import { goToOverloadPage } from './overload.ts'
import { stayOnShownPage } from './stay-here.ts'

/**
 * For the end of a browser loader: `load(browserPage(args)).catch(pageTrouble(args))`. An overloaded shop leads to the
 * page that waits for it; without an answer the shopper stays on the page that is there. Everything else is thrown on.
 */
export function pageTrouble({ request }: { request: Request }): (error: unknown) => Promise<never> {
  return async (error) => {
    if (request.signal.aborted) throw error
    if (isOverload(error)) {
      goToOverloadPage()
      return never
    }
    if (!(error instanceof NoAnswerError) || !isPageTrouble(error)) throw error
    reportNoAnswer(error.reason)
    stayOnShownPage()
    return never
  }
}

/** Whether `pageTrouble` would take care of it; loaders that can do without a part throw it on. In the browser only. */
export function isPageTrouble(error: unknown): boolean {
  if (typeof document === 'undefined') return false
  if (isOverload(error)) return true
  return error instanceof NoAnswerError && (currentDestination() !== null || isAskedAnew() || isBack())
}

export function isOverload(error: unknown): boolean {
  return error instanceof ApiError && error.source === 'graphql' && error.status >= 500
}

/** The router stops waiting as soon as the next navigation begins. */
const never = new Promise<never>(() => {})
