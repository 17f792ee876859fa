import { addTo, emptySet, isIn, type KeySet, removeFrom } from '@warsha/data-structures/key-set.ts'
import type { Product } from './catalogue.ts'
import type { CatalogueStore, ProductIndex } from './catalogue-store.ts'
import { countWords, type Vocabulary } from './correct-words.ts'
import { foldText } from './fold-text.ts'
import { foldedNames } from './rank-found.ts'

export type ProductVocabulary = ProductIndex & {
  /** The words of everything with a name; undefined until they were counted. */
  words(): Vocabulary | undefined
  /** Counts them for the first time. Folding names is slow, so this is done in steps. */
  build(): Generator<void>
}

/** The words a mistyped one may have meant, counted on as products come and go. */
export function createVocabulary(store: CatalogueStore): ProductVocabulary {
  let counted: { words: Map<string, number>; slots: KeySet; isWhole: boolean } | undefined
  let shared: { version: number; words: Map<string, number> } | undefined

  function add(product: Product): void {
    if (!counted || isIn(counted.slots, product.slot)) return
    addTo(counted.slots, product.slot)
    for (const name of foldedNames(product)) countWords(counted.words, name, 1)
  }

  return {
    words() {
      if (!counted?.isWhole) return undefined
      const { words } = counted
      if (shared?.version !== store.sharedVersion) {
        if (shared) addAll(words, shared.words, -1)
        shared = { version: store.sharedVersion, words: sharedWords(store) }
        addAll(words, shared.words, 1)
      }
      return words
    },
    *build() {
      const mine = { words: new Map<string, number>(), slots: emptySet(), isWhole: false }
      counted = mine
      shared = undefined
      for (let slot = 0; slot < store.slots.length && counted === mine; slot++) {
        const product = store.slots[slot]
        if (product) add(product)
        if (slot % 64 === 63) yield
      }
      mine.isWhole = true
    },
    add,
    remove(product) {
      if (!counted || !isIn(counted.slots, product.slot)) return
      removeFrom(counted.slots, product.slot)
      for (const name of foldedNames(product)) countWords(counted.words, name, -1)
    },
    // Words of categories and choices are counted apart.
    reset() {},
    rebuild() {
      counted = undefined
      return []
    },
  }
}

function sharedWords({ categories, attributes }: CatalogueStore): Map<string, number> {
  const words = new Map<string, number>()
  for (const named of [...categories, ...attributes.flatMap(({ choices }) => choices)]) {
    countWords(words, foldText(named.name), 1)
    for (const texts of Object.values(named.translations ?? {}))
      countWords(words, foldText(texts?.name ?? ''), 1)
  }
  return words
}

function addAll(words: Map<string, number>, more: ReadonlyMap<string, number>, by: 1 | -1): void {
  for (const [word, count] of more) {
    const sum = (words.get(word) ?? 0) + by * count
    if (sum > 0) words.set(word, sum)
    else words.delete(word)
  }
}
