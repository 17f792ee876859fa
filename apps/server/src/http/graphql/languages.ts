import type { Translations } from '#kernel/described-attributes.ts'
import type { LanguageCode } from '#kernel/texts.ts'
import type { LanguageCodeEnum, LanguageDisplay } from './schema.generated.ts'

export type { Translations }

const languages = new Map<LanguageCodeEnum, { key: LanguageCode; language: string }>([
  ['AR', { key: 'ar', language: 'Arabic' }],
  ['EN', { key: 'en', language: 'English' }],
  ['HI', { key: 'hi', language: 'Hindi' }],
])

/** The texts in the language GraphQL names, with how it is shown; null as in Saleor when there are none. */
export function findTranslation<Texts extends object>(
  translations: Translations<Texts> | undefined,
  languageCode: LanguageCodeEnum,
): (Texts & { language: LanguageDisplay }) | null {
  const known = languages.get(languageCode)
  const texts = known && translations?.[known.key]
  return texts ? { ...texts, language: { code: languageCode, language: known.language } } : null
}

/** The languages in which the shop answers. */
export const shopLanguages: readonly LanguageDisplay[] = [
  { code: 'AR', language: 'Arabic' },
  { code: 'EN', language: 'English' },
]
