import { isLocale } from '@warsha/contract/locale/locale.ts'
import { currentLang, languageKey } from './language.ts'
import { swapLanguage } from './locale-path.ts'

/**
 * A document that Back or Forward brings again may be in the language this tab has left since. It is then replaced by
 * the same page in the other one; returns whether that is so.
 */
export function leaveFormerLanguage(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return visit?.type === 'back_forward' && replaceFormer()
}

/** The same for a document that the browser had not thrown away. */
export function watchFormerLanguage(): void {
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) replaceFormer()
  })
}

function replaceFormer(): boolean {
  const lang = storedLanguage()
  if (!isLocale(lang) || lang === currentLang()) return false
  location.replace(swapLanguage(location.pathname + location.search, lang))
  return true
}

function storedLanguage(): string | undefined {
  try {
    return sessionStorage.getItem(languageKey) ?? undefined
  } catch {
    return undefined
  }
}
