import type { Locale } from '@warsha/contract/locale/locale.ts'
import { languageOf, localePath, swapLanguage, withoutLanguage } from './locale-path.ts'
import { safeReturnPath } from './safe-redirect.ts'

const offlineRoute = '/offline'

/** On the element that only the offline page has. */
export const offlinePageId = 'offline-page'

/**
 * The service worker answers with the offline page in place of one that could not be fetched. The address then becomes
 * that of the page which is there, before the router reads it, and notes where the shopper was going.
 */
export function nameOfflinePage(): void {
  const { pathname, search } = location
  if (!document.getElementById(offlinePageId) || isOfflinePage(pathname)) return
  const from = encodeURIComponent(pathname + search)
  history.replaceState(
    history.state,
    '',
    localePath(languageOf(pathname) ?? 'ar', `${offlineRoute}?from=${from}`),
  )
}

/** Where the offline page leads, given its own query: to the page that could not be fetched, or home. */
export function pageBeforeOffline(search: string, lang: Locale): string {
  const from = safeReturnPath(new URLSearchParams(search).get('from'))
  return isOfflinePage(from) ? localePath(lang, '/') : swapLanguage(from, lang)
}

/** Pages whose code is stored with the release and whose data is on the device: the cart, and a customer's orders. */
export function opensOffline(path: string, isCustomer: boolean): boolean {
  const pages = isCustomer ? customerPages : visitorPages
  return pages.test(withoutLanguage(path))
}

const visitorPages = /^\/cart\/?(?:[?#]|$)/
const customerPages = /^\/(?:cart|my-orders|my-order\/[^/?]+)\/?(?:[?#]|$)/

export function isOfflinePage(path: string): boolean {
  return /^\/offline\/?(?:[?#]|$)/.test(withoutLanguage(path))
}
