import { languageCookie } from '@warsha/contract/client/storefront-context.ts'
import { fallbackLocale, type Locale } from '@warsha/contract/locale/locale.ts'
import { localeOfPath } from '@warsha/i18n/detect-locale.ts'
import { writeCookie } from './cookies.ts'

/** The language of the page in the browser, for code outside of components. */
export function currentLang(): Locale {
  return localeOfPath(location.pathname) ?? fallbackLocale
}

/**
 * Stores the language for a later visit to a path that names none: in local storage for the browser, in a cookie for
 * the server. Belongs into the commit that shows the language: a step back may come right behind it.
 */
export function rememberLanguage(lang: Locale): void {
  shownLang = lang
  writeCookie(languageCookie, lang)
  try {
    localStorage.setItem(languageKey, lang)
  } catch {
    // Without local storage the cookie alone remembers.
  }
  try {
    // For this tab alone: another one may show the other language.
    sessionStorage.setItem(languageKey, lang)
  } catch {
    // Without it, Back may lead to a page in the former language.
  }
}

/** The language this tab shows when Back or Forward leads to a page in the other one; null otherwise. */
export function languageOfTab(lang: Locale): Locale | null {
  // The address has changed before a page of the history is loaded, and after any other page was.
  const isFromHistory = currentLang() === lang
  return shownLang !== null && shownLang !== lang && isFromHistory ? shownLang : null
}

export const languageKey = 'warsha:lang'

let shownLang: Locale | null = null
