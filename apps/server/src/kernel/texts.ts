import { isDeepStrictEqual } from 'node:util'

/** Editor.js output. Which blocks are shown is decided where they are displayed. */
export type RichText = {
  readonly version?: string
  readonly blocks: readonly { readonly type: string; readonly data: Readonly<Record<string, unknown>> }[]
}

/** Saleor's metadata: texts by key. */
export type Metadata = Readonly<Record<string, string>>

export type LanguageCode = 'en' | 'ar' | 'hi'

/** Names of texts whose English was changed after them, by the language of the translation. */
export type OlderTexts = Readonly<Record<'ar' | 'hi', readonly string[]>>

export const noOlderTexts: OlderTexts = { ar: [], hi: [] }

type TextOf = (name: string, language: LanguageCode) => unknown

/**
 * Texts that are older than their English once these are saved: the English is another one and the translation is not.
 * A translation that is written anew, or taken away, is older no more.
 */
export function findOlderTexts(
  names: readonly string[],
  { older, was, is }: { older: OlderTexts; was: TextOf; is: TextOf },
): OlderTexts {
  const olderIn = (language: 'ar' | 'hi') =>
    names.filter((name) => {
      if (isEmptyText(is(name, language)) || isEmptyText(is(name, 'en'))) return false
      if (isOtherText(was(name, language), is(name, language))) return false
      return older[language].includes(name) || isOtherText(was(name, 'en'), is(name, 'en'))
    })
  return { ar: olderIn('ar'), hi: olderIn('hi') }
}

function isEmptyText(text: unknown): boolean {
  return text === '' || text === null || text === undefined
}

/** A text that is not there is the same whether it is null or empty; a stored one has the keys of its blocks in another order. */
function isOtherText(one: unknown, other: unknown): boolean {
  return !isDeepStrictEqual(one || null, other || null)
}
