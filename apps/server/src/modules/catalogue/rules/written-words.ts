import { foldText } from './fold-text.ts'

/** Something that has names in several languages. */
type Named = {
  name: string
  translations?: Readonly<Partial<Record<string, { name: string | null } | undefined>>> | undefined
}

/**
 * Folded words as the catalogue writes them, in small letters: بطارية for بطاريه. The spelling that most names have
 * is taken; a word that no name has stays as it is.
 */
export function writtenWords(words: readonly string[], named: Iterable<Named>): string[] {
  const spellings = new Map(words.map((word) => [word, new Map<string, number>()]))
  for (const { name, translations = {} } of named) {
    for (const text of [name, ...Object.values(translations).map((texts) => texts?.name ?? '')]) {
      for (const written of text.toLowerCase().split(/[^\p{Letter}\p{Mark}]+/u)) {
        const counts = spellings.get(foldText(written))
        counts?.set(written, (counts.get(written) ?? 0) + 1)
      }
    }
  }
  return words.map((word) => mostFrequent(spellings.get(word)) ?? word)
}

/** The first of several that are equally frequent. */
function mostFrequent(counts: ReadonlyMap<string, number> | undefined): string | undefined {
  let [best, most]: [string | undefined, number] = [undefined, 0]
  for (const [written, count] of counts ?? []) if (count > most) [best, most] = [written, count]
  return best
}
