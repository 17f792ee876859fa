import { classNames } from '@warsha/ui/class-names.ts'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { isServerPage, whenIdle, whenUsed } from '~/session/server-page.ts'
import { usePlace } from '~/shell/use-shop.ts'

/**
 * A section that is out of view when the page opens: it is hydrated after what is in view, one section at a time, and
 * laid out with its pictures when the shopper comes near. Who begins to use the page gets all of them soon, so that
 * scrolling meets nothing unfinished; but not while a place has still to be chosen in a dialog in front of them. The
 * first one begins within the first screen.
 */
export function BelowFold({ children, isFirst }: { children: ReactNode; isFirst?: boolean }) {
  const [isWaiting, setWaiting] = useState(isServerPage)
  const { isChosen } = usePlace()
  return (
    <div
      className={classNames(
        'row-room',
        isWaiting && 'below-fold',
        isWaiting && !isFirst && 'after-first-frame',
      )}
    >
      <Suspense>
        {children}
        {isWaiting && isChosen && <UseTrigger onUse={() => setWaiting(false)} />}
      </Suspense>
    </div>
  )
}

/** Rendered behind the section, so that its effect runs after it. */
function UseTrigger({ onUse }: { onUse: () => void }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    let cancelIdle: (() => void) | undefined
    const cancelUse = whenUsed(() => {
      cancelIdle = whenIdle(onUse)
    })
    return () => {
      cancelUse()
      cancelIdle?.()
    }
  }, [])
  return null
}
