export const maxTerms = 6

/** Newest first, each once. A term that was typed on grows in place: `eng`, `engine`, `engine oil` are one search. */
export function addTerm(terms: readonly string[], term: string): string[] {
  const [newest, ...older] = terms
  const rest = newest && isGrown(newest, term) ? older : terms
  return [term, ...rest.filter((known) => !isSame(known, term))].slice(0, maxTerms)
}

export function removeTerm(terms: readonly string[], term: string): string[] {
  return terms.filter((known) => known !== term)
}

/** The stored text may be anything. */
export function readTerms(text: string | null): string[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(stored) ? stored.filter(isTerm).slice(0, maxTerms) : []
  } catch {
    return []
  }
}

function isTerm(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= 80
}

function isGrown(before: string, now: string): boolean {
  const [one, other] = [before.toLowerCase(), now.toLowerCase()]
  return other.startsWith(one) || one.startsWith(other)
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
