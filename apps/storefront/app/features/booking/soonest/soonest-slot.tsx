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
function NoOffer(_props: SoonestOfferProps) {
  return null
}

/** The room for the soonest hour, which is asked for when the page has nothing better to do; nothing moves when it comes. */
export function SoonestSlot(props: SoonestOfferProps) {
  const [isWanted, setWanted] = useState(false)
  useEffect(() => whenIdle(() => setWanted(true)), [])
  return (
    <div className="min-h-17">
      {isWanted && (
        <Suspense>
          <SoonestOffer {...props} />
        </Suspense>
      )}
    </div>
  )
}
