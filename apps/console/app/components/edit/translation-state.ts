import type { Values } from './merge-draft.ts'

/** Languages beside English, which every text is written in first. */
export const translatedLanguages = ['ar', 'hi'] as const

export type TranslatedLanguage = (typeof translatedLanguages)[number]
export type TextLanguage = 'en' | TranslatedLanguage

const suffixes = { en: 'En', ar: 'Ar', hi: 'Hi' } as const

/** The name under which a draft has a text in a language: `nameAr`. */
export function textKey<Name extends string, Language extends TextLanguage>(name: Name, language: Language) {
  return `${name}${suffixes[language]}` as `${Name}${(typeof suffixes)[Language]}`
}

/** Texts of a language whose English was saved anew after them, by their names. */
export type OlderTexts = Readonly<Partial<Record<TranslatedLanguage, readonly string[]>>>

/** Names of the contract are written with underscores, those of a draft are not. */
export function readOlder(older: { ar: readonly string[]; hi: readonly string[] }): OlderTexts {
  const draftName = (name: string) => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
  return { ar: older.ar.map(draftName), hi: older.hi.map(draftName) }
}

export type TranslationState = 'missing' | 'older'

type Texts = { values: Values; saved: Values; older: OlderTexts | undefined }

/**
 * A translation is missing where English has a text and it has none; it is older where English was changed, here or in
 * an earlier save, and it was not.
 */
export function translationState(
  name: string,
  language: TranslatedLanguage,
  { values, saved, older }: Texts,
): TranslationState | undefined {
  const [english, translated] = [textKey(name, 'en'), textKey(name, language)]
  if (isEmptyText(values[english])) return undefined
  if (isEmptyText(values[translated])) return 'missing'
  const isChanged = (key: string) => JSON.stringify(values[key]) !== JSON.stringify(saved[key])
  if (isChanged(translated)) return undefined
  return older?.[language]?.includes(name) || isChanged(english) ? 'older' : undefined
}

/** Blocks of a rich text are empty when there are none. */
function isEmptyText(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === ''
  if (Array.isArray(value)) return value.length === 0
  if (typeof value === 'object' && value !== null && 'blocks' in value) return isEmptyText(value.blocks)
  return value === undefined || value === null
}
