import { Button } from '@warsha/ui/button.tsx'
import { cardClass } from '@warsha/ui/card.tsx'
import { classNames } from '@warsha/ui/class-names.ts'
import { useId, useState } from 'react'
import { useTranslation } from '~/session/messages.ts'
import { toast } from '~/session/toasts.ts'
import { useLoad } from '~/session/use-load.ts'
import {
  firstPushState,
  type PushState,
  readPushState,
  turnPushOff,
  turnPushOn,
} from './push-subscription.ts'

/** Whether this device gets push. The browser is asked for its permission here, by the button, and nowhere else. */
export function PushPanel() {
  const { t } = useTranslation()
  const [turned, setTurned] = useState<PushState | null>(null)
  // Without an answer the device counts as off, and can be turned on again.
  const { value: found } = useLoad(['push'], readPushState, { isCached: false, onFailure: () => undefined })
  const state = turned ?? found ?? firstPushState()
  const [isPending, setPending] = useState(false)
  const titleId = useId()

  async function change(turn: () => Promise<PushState>) {
    setPending(true)
    try {
      setTurned(await turn())
    } catch {
      toast.error(t('notifications.push.failed'), { id: 'push' })
    }
    setPending(false)
  }

  return (
    <section
      aria-labelledby={titleId}
      className={classNames(cardClass, 'flex flex-wrap items-center justify-between gap-3 p-4')}
    >
      <div className="min-w-48 flex-1">
        <h2 id={titleId} className="font-semibold leading-heading">
          {t('notifications.push.title')}
        </h2>
        <p role="status" className="mt-1 text-sm text-muted">
          {t(stateTexts[state])}
        </p>
      </div>
      {state === 'off' && (
        <Button size="small" isPending={isPending} onClick={() => change(turnPushOn)}>
          {t('notifications.push.turnOn')}
        </Button>
      )}
      {state === 'on' && (
        <Button variant="secondary" size="small" isPending={isPending} onClick={() => change(turnPushOff)}>
          {t('notifications.push.turnOff')}
        </Button>
      )}
    </section>
  )
}

const stateTexts = {
  unsupported: 'errors.pushUnsupported',
  blocked: 'notifications.push.denied',
  off: 'notifications.push.off',
  on: 'notifications.push.on',
} as const satisfies Record<PushState, string>
