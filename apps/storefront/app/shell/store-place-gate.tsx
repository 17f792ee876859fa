import { type ComponentType, lazy, Suspense } from 'react'
import { useRevalidator } from 'react-router'
import type { StorePlaceDialogProps } from '~/features/locations/store-place-dialog.tsx'
import { noteFirstVisit } from '~/session/first-visit.ts'
import { loadTexts } from '~/session/messages.ts'
import { usePlace } from './use-shop.ts'

/**
 * Shows the store-location dialog while no place is chosen. It is part of the server's page, so that it stands there
 * with the first paint and never comes over a page that somebody has begun to use.
 */
export function StorePlaceGate() {
  const place = usePlace()
  const { revalidate } = useRevalidator()

  function handleConfirmed() {
    noteFirstVisit()
    revalidate()
  }

  if (place.isChosen) return null
  // What the server has drawn comes to life with the page itself; a boundary of its own would do so a moment later.
  if (PreparedDialog) return <PreparedDialog place={place} onConfirmed={handleConfirmed} />
  return (
    <Suspense>
      <LateDialog place={place} onConfirmed={handleConfirmed} />
    </Suspense>
  )
}

/** For a page that has the dialog in it: to be awaited before it is hydrated. */
export async function preparePlaceDialog(): Promise<void> {
  PreparedDialog = (await loadDialog()).default
}

async function loadDialog() {
  const [dialog] = await Promise.all([
    import('~/features/locations/store-place-dialog.tsx'),
    loadTexts('locations'),
  ])
  return { default: dialog.StorePlaceDialog }
}

const LateDialog = lazy(loadDialog)

let PreparedDialog: ComponentType<StorePlaceDialogProps> | null = null

if (import.meta.env.SSR) await preparePlaceDialog()
