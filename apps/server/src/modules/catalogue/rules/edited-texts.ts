import type { LanguageCode, RichText } from '#kernel/texts.ts'

/** The texts of a category or a collection in one language; what is not there is empty. */
export type EntryTexts = {
  name: string
  description: RichText | null
  seoTitle: string
  seoDescription: string
}

export type TextsByLanguage = Readonly<Record<LanguageCode, EntryTexts>>

export type NamesByLanguage = Readonly<Record<LanguageCode, string>>

/** A picture by its address, described in both languages. */
export type EntryPicture = { url: string; altEn: string; altAr: string }

const noTexts: EntryTexts = { name: '', description: null, seoTitle: '', seoDescription: '' }

/** As the database has them: a language may have none, or some of them. */
export type StoredTexts = Record<LanguageCode, Partial<Record<keyof EntryTexts, unknown>> | null>

export function readTexts(stored: StoredTexts): TextsByLanguage {
  const of = (language: LanguageCode) => {
    const { name, description, seoTitle, seoDescription } = stored[language] ?? {}
    return {
      name: textOf(name),
      description: (description as RichText | null | undefined) ?? noTexts.description,
      seoTitle: textOf(seoTitle),
      seoDescription: textOf(seoDescription),
    }
  }
  return { en: of('en'), ar: of('ar'), hi: of('hi') }
}

export function hasTexts({ name, description, seoTitle, seoDescription }: EntryTexts): boolean {
  return Boolean(name || description || seoTitle || seoDescription)
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
