import { classNames } from '@warsha/ui/class-names.ts'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { isServerPage, whenIdle } from '~/session/server-page.ts'
import { usePlace } from '~/shell/use-shop.ts'

/**
 * A section that is out of view when the page opens: it is hydrated, laid out and fetches its pictures after what is in
 * view, one section at a time. While a place has still to be chosen there is a dialog in front of it, so it can wait
 * until the shopper comes near.
 */
export function BelowFold({ children }: { children: ReactNode }) {
  const [isWaiting, setWaiting] = useState(isServerPage)
  const { isChosen } = usePlace()
  return (
    <div className={classNames('row-room', isWaiting && 'below-fold')}>
      <Suspense>
        {children}
        {isWaiting && isChosen && <IdleTrigger onIdle={() => setWaiting(false)} />}
      </Suspense>
    </div>
  )
}

/** Rendered behind the section, so that its effect runs after it. */
function IdleTrigger({ onIdle }: { onIdle: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => whenIdle(onIdle), [])
  return null
}
