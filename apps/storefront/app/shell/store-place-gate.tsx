import { type ComponentType, useEffect, useState } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import type { StorePlaceDialogProps } from '~/features/locations/store-place-dialog.tsx'
import { noteFirstVisit } from '~/session/first-visit.ts'
import { loadTexts } from '~/session/messages.ts'
import { isFetched } from '~/session/use-lazy-open.ts'
import { useFrameHandle } from './shell-handle.ts'
import { usePlace } from './use-shop.ts'

/**
 * Shows the store-location dialog while no place is chosen. It is part of the server's page, so that it stands there
 * with the first paint and never comes over a page that somebody has begun to use.
 */
export function StorePlaceGate() {
  const place = usePlace()
  const { asksPlace = true } = useFrameHandle()
  const { revalidate } = useRevalidator()
  // Decided once: a dialog that came late stays the one it is, with what was chosen in it.
  const [Prepared] = useState(() => PreparedDialog)

  function handleConfirmed() {
    noteFirstVisit()
    revalidate()
  }

  if (place.isChosen || !asksPlace) return null
  // A dialog drawn by the server hydrates with the page itself; a boundary of its own would do so a moment later.
  if (Prepared) return <Prepared place={place} onConfirmed={handleConfirmed} />
  return <LateDialog place={place} onConfirmed={handleConfirmed} />
}

/** On a page that came without it. Without a connection it says so, and comes with the next page or the connection. */
function LateDialog(props: StorePlaceDialogProps) {
  const { key } = useLocation()
  const [, setReady] = useState(PreparedDialog !== null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: each page tries again
  useEffect(() => {
    const prepare = async () => setReady(await isFetched(preparePlaceDialog, prepare))
    prepare()
    addEventListener('online', prepare)
    return () => removeEventListener('online', prepare)
  }, [key])

  return PreparedDialog && <PreparedDialog {...props} />
}

/** For a page that has the dialog in it: to be awaited before it is hydrated. */
export async function preparePlaceDialog(): Promise<void> {
  const [dialog] = await Promise.all([
    import('~/features/locations/store-place-dialog.tsx'),
    loadTexts('locations'),
  ])
  PreparedDialog = dialog.StorePlaceDialog
}

let PreparedDialog: ComponentType<StorePlaceDialogProps> | null = null

if (import.meta.env.SSR) await preparePlaceDialog()
