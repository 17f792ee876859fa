/** How often each word occurs in the catalogue: what a mistyped word may have meant. */
export type Vocabulary = ReadonlyMap<string, number>

export function buildVocabulary(texts: Iterable<string>): Map<string, number> {
  const words = new Map<string, number>()
  for (const text of texts) countWords(words, text, 1)
  return words
}

/** Adds a text's words to the vocabulary, or takes them out again (-1). */
export function countWords(words: Map<string, number>, text: string, by: 1 | -1): void {
  for (const word of text.split(/[^\p{Letter}]+/u)) {
    if (word.length < 3) continue
    const count = (words.get(word) ?? 0) + by
    if (count > 0) words.set(word, count)
    else words.delete(word)
  }
}

/** Puts known words in the place of mistyped ones; undefined when no word could be bettered. */
export function correctWords(words: readonly string[], vocabulary: Vocabulary): string[] | undefined {
  const corrected = words.map((word) => nearestWord(word, vocabulary) ?? word)
  return corrected.some((word, at) => word !== words[at]) ? corrected : undefined
}

/** A word still being typed is compared with beginnings, too: `bater` is on its way to `battery`. */
function nearestWord(word: string, vocabulary: Vocabulary): string | undefined {
  const tolerance = word.length < 4 || /\d/.test(word) ? 0 : word.length < 7 ? 1 : 2
  if (tolerance === 0 || vocabulary.has(word)) return undefined
  let best: Candidate | undefined
  for (const [candidate, count] of vocabulary) {
    if (candidate.length < word.length - tolerance) continue
    const distance = distanceToBeginning(word, candidate, tolerance)
    if (distance > tolerance) continue
    const found = { word: candidate, distance, count }
    if (!best || isBetter(found, best)) best = found
  }
  return best?.word
}

type Candidate = { word: string; distance: number; count: number }

/** Nearer, then more frequent; the alphabet decides the rest, so that the order of counting does not. */
function isBetter(one: Candidate, other: Candidate): boolean {
  if (one.distance !== other.distance) return one.distance < other.distance
  return one.count !== other.count ? one.count > other.count : one.word < other.word
}

/** Letters to insert, drop, exchange or swap until the word is a beginning of the other, or more than the limit. */
function distanceToBeginning(word: string, other: string, limit: number): number {
  const width = Math.min(other.length, word.length + limit)
  let before: number[] = []
  let above = Array.from({ length: width + 1 }, (_, column) => column)
  for (let row = 1; row <= word.length; row++) {
    const current = [row]
    let lowest = row
    for (let column = 1; column <= width; column++) {
      const same = word[row - 1] === other[column - 1]
      let steps = Math.min(
        (above[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (same ? 0 : 1),
      )
      const isSwap =
        row > 1 && column > 1 && word[row - 1] === other[column - 2] && word[row - 2] === other[column - 1]
      if (isSwap) steps = Math.min(steps, (before[column - 2] ?? 0) + 1)
      current.push(steps)
      lowest = Math.min(lowest, steps)
    }
    if (lowest > limit) return lowest
    before = above
    above = current
  }
  return Math.min(...above)
}
