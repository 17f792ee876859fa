/** The languages a page can be opened in; the first path segment is one of them. */
export const locales = ['en', 'ar'] as const

export type Locale = (typeof locales)[number]

/** Answers texts that another language lacks, and visitors whose browser asks for neither language. */
export const fallbackLocale = 'ar' satisfies Locale

export function isLocale(value: unknown): value is Locale {
  return value === 'en' || value === 'ar'
}

/** The form in which GraphQL names a language. */
export type LanguageCode = Uppercase<Locale>

export function languageCodeOf(locale: Locale): LanguageCode {
  return locale === 'en' ? 'EN' : 'AR'
}
