import { toGlobalId } from '@warsha/contract/ids/global-id.ts'
import { findTranslation, type Translations } from '#http/graphql/languages.ts'
import type { LanguageCodeEnum, LanguageDisplay } from '#http/graphql/schema.generated.ts'
import type { Product } from '../../rules/catalogue.ts'

/** Texts with what Saleor shows beside them. */
export type Translated<Texts> = Texts & { id: string; slug: null; language: LanguageDisplay }

/** A thing's texts in a language; null, as in Saleor, where there are none. Slugs are the same in every language. */
export function toTranslation<Texts extends object>(
  type: string,
  { id, translations }: { id: number; translations: Translations<Texts> },
  languageCode: LanguageCodeEnum,
): Translated<Texts> | null {
  const found = findTranslation(translations, languageCode)
  return found && { ...found, id: toGlobalId(type, id), slug: null }
}

export type ProductTranslation = NonNullable<ReturnType<ReturnType<typeof productTranslations>>>

/** A product's, each made once, because they are in every list. Each knows its product: the description is read later. */
export function productTranslations(product: Product) {
  const known = new Map<LanguageCodeEnum, ReturnType<typeof makeTranslation>>()
  return (languageCode: LanguageCodeEnum) => {
    const translation = known.get(languageCode)
    if (translation !== undefined) return translation
    const made = makeTranslation(product, languageCode)
    known.set(languageCode, made)
    return made
  }
}

function makeTranslation(product: Product, languageCode: LanguageCodeEnum) {
  const translation = toTranslation('ProductTranslation', product, languageCode)
  return translation && { ...translation, product }
}

/** Rich text is the JSON it was stored as, and parsed when it is read. */
export function parseRichText(json: string | null | undefined): unknown {
  return json ? JSON.parse(json) : null
}
