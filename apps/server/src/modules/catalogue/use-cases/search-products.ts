import { LRUCache } from 'lru-cache'
import type { Database } from '#kernel/database/connect.ts'
import { inSlices } from '#kernel/in-slices.ts'
import type { Product } from '../rules/catalogue.ts'
import type { CatalogueStore } from '../rules/catalogue-store.ts'
import { correctWords, type Vocabulary } from '../rules/correct-words.ts'
import { type FoundProducts, toFound } from '../rules/product-lists.ts'
import { createVocabulary } from '../rules/product-vocabulary.ts'
import { cacheFoldedNames, rankFound } from '../rules/rank-found.ts'
import { type SearchTerm, textToRank } from '../rules/search-term.ts'
import { writtenWords } from '../rules/written-words.ts'
import { findProductIds } from '../storage/search-queries.ts'

/** What a term finds, the best first; `corrected` when only other words than those typed found something. */
export type Found = FoundProducts & { corrected?: string }

export type ProductSearch = (term: SearchTerm) => Promise<Found>

/** The best of what was found say how a word is written. */
const mostNamesRead = 50

const mostCachedProducts = 1_000_000

/**
 * Searches names, brands, categories, values and article numbers in both languages. When nothing contains the
 * words, mistyped ones are corrected and looked for once more.
 */
export function createProductSearch(store: CatalogueStore, db: Database): ProductSearch {
  // Answers hold for one version of the catalogue; a search anew is one statement.
  const answers = new LRUCache<string, { version: number; found: Found }>({
    maxSize: mostCachedProducts,
    sizeCalculation: ({ found: { products, slots } }) => products.length + (slots.bits?.length ?? 0) + 16,
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

  async function find(term: SearchTerm): Promise<Found> {
    const ids = await findProductIds(db, term.parts ?? term.words)
    if (ids.length > 0 || term.parts) return rank(ids, textToRank(term))
    const corrected = correctWords(term.words, await words())
    if (!corrected) return toFound([])
    const found = rank(await findProductIds(db, corrected), corrected.join(' '))
    return found.products.length > 0 ? { ...found, corrected: write(corrected, found.products) } : found
  }

  /** As the names of what was found, of categories and of choices are written. */
  function write(folded: readonly string[], products: readonly Product[]): string {
    const choices = store.attributes.flatMap((attribute) => attribute.choices)
    const named = [...products.slice(0, mostNamesRead), ...store.categories, ...choices]
    return writtenWords(folded, named).join(' ')
  }

  function rank(ids: readonly number[], folded: string): FoundProducts {
    const found = ids.flatMap((id) => store.productsById.get(id) ?? [])
    return toFound(rankFound(found, folded, namesOf))
  }

  return async (term) => {
    const { version } = store
    const known = answers.get(term.folded)
    if (known?.version === version) return known.found
    const found = await find(term)
    if (store.version !== version) return find(term)
    answers.set(term.folded, { version, found })
    return found
  }
}
