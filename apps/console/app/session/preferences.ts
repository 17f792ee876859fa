import { isLocale, type Locale } from '@warsha/contract/locale/locale.ts'
import { useSyncExternalStore } from 'react'

export const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]

/** What an operator has chosen on this device. The page's first script reads the same entries. */
const storedAs = { language: 'warsha-console:language', theme: 'warsha-console:theme' } as const

const listeners = new Set<() => void>()

export function chosenLanguage(): Locale | undefined {
  const stored = read(storedAs.language)
  return isLocale(stored) ? stored : undefined
}

/** The language of the page: the chosen one, else the browser's, else Arabic. */
export function currentLanguage(): Locale {
  const shown = globalThis.document?.documentElement.lang
  return isLocale(shown) ? shown : (chosenLanguage() ?? 'ar')
}

export function storeLanguage(lang: Locale): void {
  write(storedAs.language, lang)
}

export function currentTheme(): Theme {
  const stored = read(storedAs.theme)
  return themes.find((theme) => theme === stored) ?? 'system'
}

export function chooseTheme(theme: Theme): void {
  write(storedAs.theme, theme)
  applyTheme()
  for (const tell of listeners) tell()
}

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, currentTheme, () => 'system')
}

/** Follows the system as long as nothing else is chosen. */
export function followSystemTheme(): void {
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', applyTheme)
}

function applyTheme(): void {
  const theme = currentTheme()
  const isDark =
    theme === 'dark' || (theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light'
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

/** A browser may forbid storage; the console then forgets the choice with the page. */
function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Kept by the page itself until it is closed.
  }
}
