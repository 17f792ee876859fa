import {
  findOlderTexts,
  type LanguageCode,
  noOlderTexts,
  type OlderTexts,
  type RichText,
} from '#kernel/texts.ts'

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

/** `older` is of a change that is taken back; otherwise the texts say which are older. */
export type Marked = { older?: OlderTexts | undefined }

type Texts = { texts: TextsByLanguage }

/** The texts of a record that are older once it is saved; those of a new one never are. */
export function olderTextsAfter(
  before: (Texts & { older: OlderTexts }) | undefined,
  { texts, older }: Texts & Marked,
): OlderTexts {
  if (older || !before) return older ?? noOlderTexts
  return findOlderTexts(Object.keys(texts.en), {
    older: before.older,
    was: (name, language) => before.texts[language][name as keyof EntryTexts],
    is: (name, language) => texts[language][name as keyof EntryTexts],
  })
}

/** The same of a record that has names alone. */
export function olderNamesAfter(
  before: { names: NamesByLanguage; older: OlderTexts } | undefined,
  { names, older }: { names: NamesByLanguage } & Marked,
): OlderTexts {
  if (older || !before) return older ?? noOlderTexts
  return findOlderTexts(['name'], {
    older: before.older,
    was: (_name, language) => before.names[language],
    is: (_name, language) => names[language],
  })
}

/** Texts and their marks as the log has them, by language, so that an entry shows the one that changed. */
export function loggedTexts({ texts, older }: Texts & { older: OlderTexts }) {
  return {
    textsEn: texts.en,
    textsAr: texts.ar,
    textsHi: texts.hi,
    olderAr: older.ar,
    olderHi: older.hi,
  }
}

/** Texts and marks of a record with those that an entry of the log had before. */
export function restoredTexts(
  { texts, older }: Texts & { older: OlderTexts },
  before: Partial<ReturnType<typeof loggedTexts>>,
): Texts & { older: OlderTexts } {
  return {
    texts: {
      en: before.textsEn ?? texts.en,
      ar: before.textsAr ?? texts.ar,
      hi: before.textsHi ?? texts.hi,
    },
    older: { ar: before.olderAr ?? older.ar, hi: before.olderHi ?? older.hi },
  }
}
