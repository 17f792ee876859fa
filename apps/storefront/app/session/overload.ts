import type { Locale } from '@warsha/contract/locale/locale.ts'
import { currentDestination } from './destination.ts'
import { currentLang } from './language.ts'
import { localePath, swapLanguage, withoutLanguage } from './locale-path.ts'
import { goTo } from './navigator.ts'
import { safeReturnPath } from './safe-redirect.ts'

const overloadRoute = '/high-traffic'

/** Leaves for the overload page, which brings the shopper to where they were going, or back to where this happened. */
export function goToOverloadPage(): void {
  const from = currentDestination() ?? location.pathname + location.search
  const lang = currentLang()
  if (location.pathname.startsWith(localePath(lang, overloadRoute))) return
  // In the query rather than in the navigation's state, because the router may not be there yet.
  goTo(localePath(lang, `${overloadRoute}?from=${encodeURIComponent(from)}`))
}

/** Where the overload page returns to, given its own query: the page the shopper was on, or home. */
export function pageBeforeOverload(search: string, lang: Locale): string {
  const from = safeReturnPath(new URLSearchParams(search).get('from'))
  return withoutLanguage(from).startsWith(overloadRoute) ? localePath(lang, '/') : swapLanguage(from, lang)
}
