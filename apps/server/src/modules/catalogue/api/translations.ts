import { findTranslation, type Translations } from '#http/graphql/languages.ts'
import { toGlobalId } from '#kernel/ids.ts'

/** A thing's texts in a language; null, as in Saleor, where there are none. Slugs are the same in every language. */
export function toTranslation<Texts extends object>(
  type: string,
  { id, translations }: { id: number; translations: Translations<Texts> },
  languageCode: string,
) {
  const found = findTranslation(translations, languageCode)
  return found && { ...found, id: toGlobalId(type, id), slug: null }
}

/** The same, each made once: for what stands in every list. */
export function keepTranslations<Texts extends object>(
  type: string,
  thing: { id: number; translations: Translations<Texts> },
) {
  const known = new Map<string, ReturnType<typeof toTranslation<Texts>>>()
  return (languageCode: string) => {
    const translation = known.get(languageCode)
    if (translation !== undefined) return translation
    const made = toTranslation(type, thing, languageCode)
    known.set(languageCode, made)
    return made
  }
}

/** Rich text is kept as the JSON it was stored as, and parsed when somebody reads it. */
export function parseRichText(json: string | null | undefined): unknown {
  return json ? JSON.parse(json) : null
}
