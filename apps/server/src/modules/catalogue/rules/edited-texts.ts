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
