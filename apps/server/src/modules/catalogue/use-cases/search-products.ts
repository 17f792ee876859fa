import { LRUCache } from 'lru-cache'
import type { Database } from '#kernel/database/connect.ts'
import { inSlices } from '#kernel/in-slices.ts'
import type { Product } from '../rules/catalogue.ts'
import type { CatalogueStore } from '../rules/catalogue-store.ts'
import { correctWords, type Vocabulary } from '../rules/correct-words.ts'
import { createVocabulary } from '../rules/product-vocabulary.ts'
import { cacheFoldedNames, rankFound } from '../rules/rank-found.ts'
import type { SearchTerm } from '../rules/search-term.ts'
import { findProductIds } from '../storage/search-queries.ts'

/** What a term finds, the best first. */
export type ProductSearch = (term: SearchTerm) => Promise<readonly Product[]>

const mostCachedProducts = 1_000_000

/**
 * Searches names, brands, categories, values and article numbers in both languages. When nothing contains the
 * words, mistyped ones are corrected and looked for once more.
 */
export function createProductSearch(store: CatalogueStore, db: Database): ProductSearch {
  // Answers hold for one version of the catalogue; a search anew is one statement.
  const answers = new LRUCache<string, { version: number; products: readonly Product[] }>({
    maxSize: mostCachedProducts,
    sizeCalculation: ({ products }) => products.length + 16,
  })
  const namesOf = cacheFoldedNames()
  const vocabulary = createVocabulary(store)
  store.indexes.push(vocabulary)
  let building: Promise<void> | undefined

  async function words(): Promise<Vocabulary> {
    for (;;) {
      const known = vocabulary.words()
      if (known) return known
      building ??= inSlices(vocabulary.build()).finally(() => {
        building = undefined
      })
      await building
    }
  }

  async function find(term: SearchTerm): Promise<readonly Product[]> {
    const ids = await findProductIds(db, term.words)
    if (ids.length > 0) return rank(ids, term.folded)
    const corrected = correctWords(term.words, await words())
    return corrected ? rank(await findProductIds(db, corrected), corrected.join(' ')) : []
  }

  function rank(ids: readonly number[], folded: string): readonly Product[] {
    const found = ids.flatMap((id) => store.productsById.get(id) ?? [])
    return rankFound(found, folded, namesOf)
  }

  return async (term) => {
    const { version } = store
    const known = answers.get(term.folded)
    if (known?.version === version) return known.products
    const products = await find(term)
    if (store.version !== version) return find(term)
    answers.set(term.folded, { version, products })
    return products
  }
}
