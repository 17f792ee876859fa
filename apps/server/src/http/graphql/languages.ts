import type { Translations } from '#kernel/described-attributes.ts'
import type { LanguageCode } from '#kernel/texts.ts'

export type { Translations }

const languages: Record<string, { key: LanguageCode; language: string }> = {
  AR: { key: 'ar', language: 'Arabic' },
  EN: { key: 'en', language: 'English' },
  HI: { key: 'hi', language: 'Hindi' },
}

/** The texts in the language GraphQL names, with how it is shown; null as in Saleor when there are none. */
export function findTranslation<Texts extends object>(
  translations: Translations<Texts> | undefined,
  languageCode: string,
): (Texts & { language: { code: string; language: string } }) | null {
  const known = languages[languageCode]
  const texts = known && translations?.[known.key]
  return texts ? { ...texts, language: { code: languageCode, language: known.language } } : null
}

/** The languages in which the shop answers. */
export const shopLanguages = ['AR', 'EN'].map((code) => ({ code, language: languages[code]?.language }))
