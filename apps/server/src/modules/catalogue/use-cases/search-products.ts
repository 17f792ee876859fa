import { LRUCache } from 'lru-cache'
import type { ReadDatabase } from '#kernel/database/read-database.ts'
import { inSlices } from '#kernel/in-slices.ts'
import { singleFlight } from '#kernel/single-flight.ts'
import type { Product } from '../rules/catalogue.ts'
import type { CatalogueStore } from '../rules/catalogue-store.ts'
import { correctWords, type Vocabulary } from '../rules/correct-words.ts'
import { patchFound } from '../rules/patch-found.ts'
import { type FoundProducts, toFound } from '../rules/product-lists.ts'
import { createVocabulary } from '../rules/product-vocabulary.ts'
import { cacheFoldedNames, compareFound, foldNames, rankFound } from '../rules/rank-found.ts'
import { createSearchJournal } from '../rules/search-journal.ts'
import { type SearchTerm, textToRank } from '../rules/search-term.ts'
import { writtenWords } from '../rules/written-words.ts'
import { findProductIds } from '../storage/search-queries.ts'

/** Products that a term finds, the best first; `corrected` when only other words than those typed found something. */
export type Found = FoundProducts & { corrected?: string }

export type ProductSearch = (term: SearchTerm) => Promise<Found>

/** A search result as of a moment of the journal, ranked by a text. */
type Answer = { found: Found; folded: string; mark: number }

/** The best of what was found say how a word is written. */
const maxNamesRead = 50

const maxCachedProducts = 1_000_000

/**
 * Searches names, brands, categories, values and article numbers in both languages. When nothing contains the
 * words, mistyped ones are corrected and looked for once more.
 */
export function createProductSearch(store: CatalogueStore, read: ReadDatabase): ProductSearch {
  // Answers follow products that change; where words change, all are searched for anew, each with one statement.
  const answers = new LRUCache<string, Answer>({
    maxSize: maxCachedProducts,
    sizeCalculation: ({ found: { products, slots } }) => products.length + (slots.bits?.length ?? 0) + 16,
  })
  const namesOf = cacheFoldedNames()
  const vocabulary = createVocabulary(store)
  const journal = createSearchJournal(store)
  store.indexes.push(vocabulary, journal)
  const once = singleFlight<Answer>()
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

  async function find(term: SearchTerm): Promise<Answer> {
    const ids = await read((db) => findProductIds(db, term.parts ?? term.words))
    if (ids.length > 0 || term.parts) return rank(ids, textToRank(term))
    const corrected = correctWords(term.words, await words())
    if (!corrected) return rank([], term.folded)
    const foundIds = await read((db) => findProductIds(db, corrected))
    const answer = await rank(foundIds, corrected.join(' '))
    const { found } = answer
    if (found.products.length === 0) return answer
    return { ...answer, found: { ...found, corrected: write(corrected, found.products) } }
  }

  /** As the names of what was found, of categories and of choices are written. */
  function write(folded: readonly string[], products: readonly Product[]): string {
    const choices = store.attributes.flatMap((attribute) => attribute.choices)
    const named = [...products.slice(0, maxNamesRead), ...store.categories, ...choices]
    return writtenWords(folded, named).join(' ')
  }

  /** Of the products as they are when their names have been folded: that moment is the answer's. */
  async function rank(ids: readonly number[], folded: string): Promise<Answer> {
    await inSlices(foldNames(productsOf(ids), namesOf))
    const found = rankFound(productsOf(ids), folded, namesOf)
    return { found: toFound(found), folded, mark: journal.mark() }
  }

  function productsOf(ids: readonly number[]): Product[] {
    return ids.flatMap((id) => store.productsById.get(id) ?? [])
  }

  async function searchAnew(term: SearchTerm): Promise<Answer> {
    const mark = journal.mark()
    const answer = await find(term)
    // A product whose words changed during the search may be wrongly in or out of the result.
    if (!journal.since(mark)) return find(term)
    answers.set(term.folded, answer)
    return answer
  }

  function follow(answer: Answer): Answer | undefined {
    const changes = journal.since(answer.mark)
    if (!changes?.length) return changes && answer
    const found = patchFound(answer.found, changes, compareFound(answer.folded, namesOf))
    return { ...answer, found, mark: journal.mark() }
  }

  return async (term) => {
    const known = answers.get(term.folded)
    const followed = known && follow(known)
    if (!followed) return (await once(term.folded, () => searchAnew(term))).found
    if (followed !== known) answers.set(term.folded, followed)
    return followed.found
  }
}
