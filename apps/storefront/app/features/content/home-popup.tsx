import { lazy, Suspense, useEffect, useState } from 'react'
import { popupStore, usePopup } from '~/session/groups/popup.ts'
import { isLaterPageView, rememberPopupDismissed, wasPopupDismissed } from '~/session/visit.ts'
import type { Banner } from './banners.ts'

const PopupDialog = lazy(async () => ({ default: (await import('./popup-dialog.tsx')).PopupDialog }))

/** Shown on a later page of a visit, once: a dismissal holds for every tab until the browser's session ends. */
export function HomePopup({ banner }: { banner: Banner }) {
  const isSeen = usePopup((popup) => popup.seenPopup)
  const [isDue, setDue] = useState(false)

  // Decided once, as home opens: another category of the same page is no reason to interrupt.
  useEffect(() => setDue(isLaterPageView() && !wasPopupDismissed()), [])

  function dismiss() {
    popupStore.setState({ seenPopup: true })
    rememberPopupDismissed()
  }

  if (!isDue || isSeen) return null
  return (
    <Suspense>
      <PopupDialog banner={banner} onClose={dismiss} />
    </Suspense>
  )
}
