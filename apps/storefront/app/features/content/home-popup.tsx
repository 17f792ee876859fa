import { useEffect } from 'react'
import { popupStore, usePopup } from '~/session/groups/popup.ts'
import { takeQuiet } from '~/session/quiet-home.ts'
import { useLazyPart } from '~/session/use-lazy-part.ts'
import { isLaterPageView, rememberPopupDismissed, wasPopupDismissed } from '~/session/visit.ts'
import type { Banner } from './banners.ts'

const loadDialog = async () => (await import('./popup-dialog.tsx')).PopupDialog

/** Shown on a later page of a visit, once: a dismissal holds for every tab until the browser's session ends. */
export function HomePopup({ banner }: { banner: Banner }) {
  const isSeen = usePopup((popup) => popup.seenPopup)
  // The popup is not requested by the shopper: where its code cannot be fetched it waits for another page.
  const { Part: PopupDialog, want } = useLazyPart(loadDialog)

  // Decided once, as home opens: another category of the same page is no reason to interrupt.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when home opens
  useEffect(() => {
    if (!takeQuiet() && isLaterPageView() && !wasPopupDismissed()) want()
  }, [])

  function dismiss() {
    popupStore.setState({ seenPopup: true })
    rememberPopupDismissed()
  }

  if (!PopupDialog || isSeen) return null
  return <PopupDialog banner={banner} onClose={dismiss} />
}
