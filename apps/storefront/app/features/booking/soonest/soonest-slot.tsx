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
  useEffect(() => onAnswer({ hasHour: false }), [onAnswer])
  return null
}

/**
 * The room for the soonest hour, which is asked for when the page has nothing better to do. Nothing moves when it comes;
 * the room is given up when there is none.
 */
export function SoonestSlot(props: Omit<SoonestOfferProps, 'onAnswer'>) {
  const [isWanted, setWanted] = useState(false)
  const [{ hasHour }, setAnswer] = useState({ hasHour: true })
  useEffect(() => whenIdle(() => setWanted(true)), [])
  return (
    <div hidden={!hasHour} className="min-h-17">
      {isWanted && (
        <Suspense>
          <SoonestOffer {...props} onAnswer={setAnswer} />
        </Suspense>
      )}
    </div>
  )
}
