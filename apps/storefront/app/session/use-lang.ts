import { fallbackLocale, type Locale } from '@warsha/contract/locale/locale.ts'
import { createContext, useContext } from 'react'

/** Filled by `MessagesProvider` from the language segment of the path. */
export const LanguageContext = createContext<Locale>(fallbackLocale)

export function useLang(): Locale {
  return useContext(LanguageContext)
}
