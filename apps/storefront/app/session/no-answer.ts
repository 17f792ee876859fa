import type { NoAnswerError } from '@warsha/contract/client/transport.ts'
import { currentDestination } from './destination.ts'
import { currentTranslation } from './messages.ts'
import { goTo } from './navigator.ts'
import { toast } from './toasts.ts'

/** Says that the shop did not answer; what was on its way can be tried again. */
export function reportNoAnswer(reason: NoAnswerError['reason']): void {
  const { t } = currentTranslation()
  const destination = currentDestination()
  toast.error(t(`errors.${reason}`), {
    id: 'no-answer',
    action: destination ? { label: t('shell.retry'), onSelect: () => goTo(destination) } : undefined,
  })
}
