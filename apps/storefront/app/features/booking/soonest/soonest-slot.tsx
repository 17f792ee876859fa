import { Skeleton } from '@warsha/ui/skeleton.tsx'
import { lazy, Suspense, useEffect, useState } from 'react'
import { loadTexts } from '~/session/messages.ts'
import { whenIdle } from '~/session/server-page.ts'
import type { SoonestOfferProps } from './soonest-offer.tsx'

const SoonestOffer = lazy(() => loadOffer().catch(() => ({ default: NoOffer })))

async function loadOffer() {
  const [part] = await Promise.all([import('./soonest-offer.tsx'), loadTexts('soonest')])
  return { default: part.SoonestOffer }
}

/** Where the code cannot be fetched the page goes without. */
function NoOffer({ onAnswer }: SoonestOfferProps) {
  useEffect(() => onAnswer({ hasSlot: false }), [onAnswer])
  return null
}

/**
 * The room for the soonest hour, which is asked for when the page has nothing better to do. A placeholder stands in it
 * until the answer is there, so nothing moves when it comes; the room is given up when there is none.
 */
export function SoonestSlot(props: Omit<SoonestOfferProps, 'onAnswer'>) {
  const [isWanted, setWanted] = useState(false)
  const [answer, setAnswer] = useState<{ hasSlot: boolean } | null>(null)
  useEffect(() => whenIdle(() => setWanted(true)), [])
  const room = props.of ? namedRoom : plainRoom
  return (
    <div hidden={answer?.hasSlot === false} aria-busy={!answer} className={room.outer}>
      {!answer && <Skeleton className={`${room.inner} rounded-card`} />}
      {isWanted && (
        <Suspense>
          <SoonestOffer {...props} onAnswer={setAnswer} />
        </Suspense>
      )}
    </div>
  )
}

const plainRoom = { outer: 'min-h-25 lg:min-h-21', inner: 'h-25 lg:h-21' }
/** On a phone the name of what is offered has a line of its own. */
const namedRoom = { outer: 'min-h-31 sm:min-h-21', inner: 'h-31 sm:h-21' }
