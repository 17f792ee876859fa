import { compactText, foldText } from './fold-text.ts'
import { readOperators, type SearchPart } from './search-operators.ts'

const maxTermLength = 100
const maxWords = 8

/**
 * A search as the shopper meant it: folded, and its words as letters and digits alone. With operators a product must
 * meet one of the parts; the words are then those of the first part.
 */
export type SearchTerm = { folded: string; words: readonly string[]; parts?: readonly SearchPart[] }

/** Undefined when nothing is searched for. Control and direction characters are dropped, long terms cut. */
export function readSearchTerm(text: string | null | undefined): SearchTerm | undefined {
  const cleaned = [...(text ?? '').slice(0, maxTermLength * 4).replace(/\p{Cc}/gu, ' ')]
    .slice(0, maxTermLength)
    .join('')
    .toWellFormed()
  const folded = foldText(cleaned)
  if (!folded) return undefined
  const parts = readOperators(cleaned, maxWords)
  if (parts?.[0]) return { folded: `operators ${JSON.stringify(parts)}`, words: parts[0].words, parts }
  return { folded, words: wordsOf(folded).slice(0, maxWords) }
}

/** The text that names are compared with to rank the products found. */
export function textToRank({ folded, parts }: SearchTerm): string {
  return parts?.[0]?.text ?? folded
}

function wordsOf(folded: string): string[] {
  const words = folded
    .split(' ')
    .map(compactText)
    .filter((word) => word !== '')
  return [...new Set(words)]
}
