import { type Locale, locales } from '@warsha/contract/locale/locale.ts'

export {
  fallbackLocale,
  isLocale,
  type LanguageCode,
  type Locale,
  languageCodeOf,
  locales as routableLocales,
} from '@warsha/contract/locale/locale.ts'

/** Hindi is delivered in part: it has no pages of its own and is not offered in the switch. */
export const shippedLocales = [...locales, 'hi'] as const

export type ShippedLocale = (typeof shippedLocales)[number]

export type Direction = 'ltr' | 'rtl'

const rightToLeftCodes: readonly string[] = ['fa', 'ar', 'ur', 'he']

export function directionOf(code: string): Direction {
  return rightToLeftCodes.includes(code) ? 'rtl' : 'ltr'
}

/** Each language in its own words, as the language switch shows it. */
export const localeNames: Record<ShippedLocale, string> = { en: 'English', ar: 'العربية', hi: 'हिन्दी' }

export function otherLocale(locale: Locale): Locale {
  return locale === 'en' ? 'ar' : 'en'
}
