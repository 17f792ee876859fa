import { compactText, foldText } from './fold-text.ts'

const longestTerm = 100
const mostWords = 8

/** A search as the shopper meant it: folded, and its words as letters and digits alone. */
export type SearchTerm = { folded: string; words: readonly string[] }

/** Undefined when nothing is searched for. Control and direction characters are dropped, long terms cut. */
export function readSearchTerm(text: string | null | undefined): SearchTerm | undefined {
  const cleaned = [...(text ?? '').slice(0, longestTerm * 4).replace(/\p{Cc}/gu, ' ')]
    .slice(0, longestTerm)
    .join('')
    .toWellFormed()
  const folded = foldText(cleaned)
  if (!folded) return undefined
  const words = folded
    .split(' ')
    .map(compactText)
    .filter((word) => word !== '')
  return { folded, words: [...new Set(words)].slice(0, mostWords) }
}
