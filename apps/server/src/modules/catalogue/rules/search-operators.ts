import { compactText, foldText } from './fold-text.ts'

/** Everything in `words` and nothing in `without`; a quoted phrase is one word without its spaces. */
export type SearchPart = { words: readonly string[]; without: readonly string[]; text: string }

const token = /(-?)(?:["“”«»]([^"“”«»]*)(?:["“”«»]|$)|(\S+))/gu
const operator = /["“”«»]|(?:^|\s)(?:-[\p{L}\p{N}]|OR(?:\s|$)|AND(?:\s|$))/u

/**
 * Saleor's operators: words that must all occur, `OR` between alternatives, a minus before what must not occur, and
 * quotes around words that belong together. Undefined when the text has none of them, or nothing to look for.
 */
export function readOperators(text: string, maxWords: number): SearchPart[] | undefined {
  if (!operator.test(text)) return undefined
  const parts: { words: string[]; without: string[]; texts: string[] }[] = []
  let part = { words: [] as string[], without: [] as string[], texts: [] as string[] }
  let left = maxWords
  for (const [, minus, phrase, word = ''] of text.matchAll(token)) {
    if (word === 'OR' && !minus) {
      parts.push(part)
      part = { words: [], without: [], texts: [] }
      continue
    }
    const folded = foldText(phrase ?? word)
    const compact = compactText(folded)
    if (!compact || (word === 'AND' && !minus) || left === 0) continue
    left -= 1
    if (minus) part.without.push(compact)
    else {
      part.words.push(compact)
      part.texts.push(folded)
    }
  }
  const meant = [...parts, part].filter(({ words }) => words.length > 0)
  return meant.length > 0
    ? meant.map(({ words, without, texts }) => ({ words, without, text: texts.join(' ') }))
    : undefined
}
