import { lazy, Suspense, useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { noteFirstVisit } from '~/session/first-visit.ts'
import { loadTexts } from '~/session/messages.ts'
import { usePlace } from './use-shop.ts'

const StorePlaceDialog = lazy(async () => {
  const [dialog] = await Promise.all([
    import('~/features/locations/store-place-dialog.tsx'),
    loadTexts('locations'),
  ])
  return { default: dialog.StorePlaceDialog }
})

/** Raises the store-location dialog while no place is chosen. Only the browser knows that: the page itself may be shared. */
export function StorePlaceGate() {
  const place = usePlace()
  const { revalidate } = useRevalidator()
  const [isTakenOver, setTakenOver] = useState(false)
  useEffect(() => setTakenOver(true), [])

  function handleConfirmed() {
    noteFirstVisit()
    revalidate()
  }

  if (!isTakenOver || place.isChosen) return null
  return (
    <Suspense>
      <StorePlaceDialog place={place} onConfirmed={handleConfirmed} />
    </Suspense>
  )
}
