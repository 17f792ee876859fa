import type { Product } from './catalogue.ts'
import type { CatalogueStore, ProductIndex } from './catalogue-store.ts'

/** A product that says the same words as before: a search that found it finds it still, perhaps in another place. */
export type FoundChange = { before: Product; after: Product }

/** Remembers what changed in products, so that what a search found can follow instead of being searched for again. */
export type SearchJournal = ProductIndex & {
  /** The present moment. */
  mark(): number
  /** Changes since then; undefined when the words of a product may have changed, or when it is too long ago. */
  since(mark: number): readonly FoundChange[] | undefined
}

/** Following more of them would cost what a search does. */
const maxChanges = 200

export function createSearchJournal(store: CatalogueStore): SearchJournal {
  let changes: FoundChange[] = []
  let first = 0
  let version = store.version
  /** Taken out of the catalogue; it comes back in the same step unless it is gone. */
  const takenOut = new Map<number, Product>()

  function forget(): void {
    first += changes.length + 1
    changes = []
    takenOut.clear()
  }

  /** A change that was not reported here concerned more than products; a product not put back in its step is gone. */
  function settle(): void {
    if (store.version > version || takenOut.size > 0) forget()
    version = store.version
  }

  /** All products of a step are taken out, then those that are left are put in; the version counts steps. */
  function enterStep(): void {
    if (version !== store.version + 1) settle()
    version = store.version + 1
  }

  return {
    mark() {
      settle()
      return first + changes.length
    },
    since(mark) {
      settle()
      return mark < first ? undefined : changes.slice(mark - first)
    },
    remove(product) {
      enterStep()
      takenOut.set(product.id, product)
    },
    add(product) {
      enterStep()
      const before = takenOut.get(product.id)
      takenOut.delete(product.id)
      if (!before || wordsOf(before) !== wordsOf(product)) return forget()
      changes.push({ before, after: product })
      if (changes.length > maxChanges) first += changes.splice(0, maxChanges / 2).length
    },
    reset: forget,
    rebuild() {
      forget()
      return []
    },
  }
}

/** All that its search row is made of; the words of categories and values are those of the same ones. */
function wordsOf({ kind, name, translations, category, assignments, variants }: Product): string {
  const valuesOf = (own: Product['assignments']) => own.map(({ values }) => values.map(({ id }) => id))
  const namesOf = (own: Record<string, { name: string | null } | undefined>) =>
    Object.entries(own).map(([language, texts]) => [language, texts?.name])
  return JSON.stringify([
    kind === 'fee',
    name,
    namesOf(translations),
    category?.id,
    valuesOf(assignments),
    variants.map((variant) => [
      variant.sku,
      variant.name,
      namesOf(variant.translations),
      valuesOf(variant.assignments),
    ]),
  ])
}
