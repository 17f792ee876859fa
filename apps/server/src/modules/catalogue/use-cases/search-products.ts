import type { Database } from '#kernel/database/connect.ts'
import type { Catalogue } from '../rules/catalogue.ts'
import { buildVocabulary, correctWords, type Vocabulary } from '../rules/correct-words.ts'
import { foldText } from '../rules/fold-text.ts'
import { keepFoldedNames, rankFound } from '../rules/rank-found.ts'
import { keepRecentlyUsed } from '../rules/recently-used.ts'
import type { SearchTerm } from '../rules/search-term.ts'
import { findProductIds } from '../storage/search-queries.ts'

/** Places in the catalogue of what a term finds, the best first. */
export type ProductSearch = (term: SearchTerm) => Promise<Int32Array>

const mostKeptIndexes = 1_000_000

/**
 * Searches names, brands, categories, values and article numbers in both languages. When nothing contains the
 * words, mistyped ones are corrected and looked for once more. Answers are kept as long as the catalogue stands.
 */
export function createProductSearch(catalogue: Catalogue, db: Database): ProductSearch {
  const answers = keepRecentlyUsed<Int32Array>(mostKeptIndexes, (indexes) => indexes.length + 16)
  const namesOf = keepFoldedNames()
  let vocabulary: Vocabulary | undefined

  async function find(term: SearchTerm): Promise<Int32Array> {
    const ids = await findProductIds(db, term.words)
    if (ids.length > 0) return rank(ids, term.folded)
    vocabulary ??= buildVocabulary(wordsOf(catalogue))
    const corrected = correctWords(term.words, vocabulary)
    return corrected ? rank(await findProductIds(db, corrected), corrected.join(' ')) : rank([], '')
  }

  function rank(ids: readonly number[], folded: string): Int32Array {
    const found = ids.flatMap((id) => catalogue.productsById.get(id) ?? [])
    return Int32Array.from(rankFound(found, folded, namesOf), (product) => product.index)
  }

  return async (term) => {
    const known = answers.find(term.folded)
    if (known) return known
    const answer = await find(term)
    answers.put(term.folded, answer)
    return answer
  }
}

function* wordsOf({ products, categories, attributes }: Catalogue): Generator<string> {
  for (const named of [...products, ...categories, ...attributes.flatMap((attribute) => attribute.choices)]) {
    yield foldText(named.name)
    for (const texts of Object.values(named.translations ?? {})) yield foldText(texts?.name ?? '')
  }
}
