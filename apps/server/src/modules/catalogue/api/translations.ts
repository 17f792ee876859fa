import { findTranslation, type Translations } from '#http/graphql/languages.ts'
import { toGlobalId } from '#kernel/ids.ts'

type Described = { name: string | null; description?: string | null }

/** Translations of one thing, each made when it is first asked for. Null, as in Saleor, where there is none. */
export function translationNodes<Texts extends Described>(
  type: string,
  id: number,
  translations: Translations<Texts>,
) {
  const known = new Map<string, ReturnType<typeof make>>()

  function make(languageCode: string) {
    const found = findTranslation(translations, languageCode)
    // Slugs are the same in every language.
    return found && { ...found, id: toGlobalId(type, id), slug: null }
  }

  return (languageCode: string) => {
    const node = known.get(languageCode)
    if (node !== undefined) return node
    const made = make(languageCode)
    known.set(languageCode, made)
    return made
  }
}

/** Rich text is kept as the JSON it was stored as, and parsed when somebody reads it. */
export function parseRichText(json: string | null | undefined): unknown {
  return json ? JSON.parse(json) : null
}
