import { lazy, Suspense, useEffect, useState } from 'react'
import { popupStore, usePopup } from '~/session/groups/popup.ts'
import type { Banner } from './banners.ts'

const PopupDialog = lazy(async () => ({ default: (await import('./popup-dialog.tsx')).PopupDialog }))

const storageKey = 'warsha:seen-popup'

/** Shown once until dismissed; the dismissal lasts as long as the browser's session. */
export function HomePopup({ banner }: { banner: Banner }) {
  const isSeen = usePopup((popup) => popup.seenPopup)
  const [isReady, setReady] = useState(false)

  useEffect(() => {
    if (readSeen()) popupStore.setState({ seenPopup: true })
    setReady(true)
  }, [])

  function dismiss() {
    popupStore.setState({ seenPopup: true })
    writeSeen()
  }

  if (!isReady || isSeen) return null
  return (
    <Suspense>
      <PopupDialog banner={banner} onClose={dismiss} />
    </Suspense>
  )
}

function readSeen(): boolean {
  try {
    return sessionStorage.getItem(storageKey) !== null
  } catch {
    return false
  }
}

function writeSeen(): void {
  try {
    sessionStorage.setItem(storageKey, '1')
  } catch {
    // Without session storage the state group remembers until the page is loaded again.
  }
}
