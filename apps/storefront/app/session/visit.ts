import { hasCookie, writeSessionCookie } from './cookies.ts'
import { isServerPage } from './server-page.ts'

const visitCookie = 'warsha_visit'
const popupCookie = 'warsha_popup'

/**
 * Cookies without an end, because only they are shared by all tabs of a browser's session; the server does not read
 * them. Nobody is greeted by an announcement on the first page of a visit.
 */
export function isLaterPageView(): boolean {
  return hadEarlierPage || !isServerPage()
}

export function wasPopupDismissed(): boolean {
  return hasCookie(popupCookie)
}

export function rememberPopupDismissed(): void {
  writeSessionCookie(popupCookie, 'dismissed')
}

const hadEarlierPage = notePage()

/** Whether this session had a page before this one was loaded. */
function notePage(): boolean {
  if (typeof document === 'undefined') return false
  const isKnown = hasCookie(visitCookie)
  writeSessionCookie(visitCookie, '1')
  return isKnown
}
