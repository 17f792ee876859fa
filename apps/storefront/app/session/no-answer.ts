import type { NoAnswerError } from '@warsha/contract/client/transport.ts'
import { currentDestination, isAskedAnew, stepsToShownPage, wayToThisEntry } from './destination.ts'
import { currentTranslation } from './messages.ts'
import { goTo } from './navigator.ts'
import { toast } from './toasts.ts'

/** Says that the shop did not answer; what was asked for (`again`), or on its way, can be tried again. */
export function reportNoAnswer(reason: NoAnswerError['reason'], again?: () => void): void {
  const { t } = currentTranslation()
  const retry = again ?? retryOf()
  toast.error(t(`errors.${reason}`), {
    id: 'no-answer',
    // Some other request of the page may have failed before: Retry leads where the shopper wanted to go last.
    isReplacing: again !== undefined || !isAskedAnew(),
    action: retry && { label: t('shell.retry'), onSelect: retry },
  })
}

/** A page that was asked for anew is asked for once more in its place; Back and Forward are gone once more. */
function retryOf(): (() => void) | undefined {
  const destination = currentDestination()
  if (destination) return () => goTo(destination)
  if (isAskedAnew()) return () => goTo(location.pathname + location.search, { replace: true })
  return stepsToShownPage() ? wayToThisEntry() : undefined
}
