import type { Product } from './catalogue.ts'
import { compareText } from './compare-text.ts'
import { foldText } from './fold-text.ts'
import { compareSlugs } from './product-order.ts'

/** The names of a product in every language, folded. */
export type FoldedNames = (product: Product) => readonly string[]

/**
 * Exact before beginning before word before anywhere in the name before anywhere else; then the better seller. Goods
 * come before services that carry the same words: who types `battery` wants one.
 */
export function rankFound(
  products: readonly Product[],
  folded: string,
  namesOf: FoldedNames,
): readonly Product[] {
  const ranked = products.map((product) => weigh(product, folded, namesOf))
  ranked.sort(compareWeighed)
  return ranked.map(({ product }) => product)
}

/** Which of two comes first among what was found, as `rankFound` sorts them. */
export function compareFound(folded: string, namesOf: FoldedNames): (one: Product, other: Product) => number {
  return (one, other) => compareWeighed(weigh(one, folded, namesOf), weigh(other, folded, namesOf))
}

type Weighed = { product: Product; weight: number }

function weigh(product: Product, folded: string, namesOf: FoldedNames): Weighed {
  // One number for both: sales ranks are integers of four bytes.
  return { product, weight: rankOf(product, classOf(namesOf(product), folded)) * 2 ** 33 + product.salesRank }
}

function compareWeighed(one: Weighed, other: Weighed): number {
  return (
    one.weight - other.weight ||
    compareText(one.product.name, other.product.name) ||
    compareSlugs(one.product.slug, other.product.slug)
  )
}

/** Folding is slow: a name is folded when it is first found, and never again while the product stays as it is. */
export function cacheFoldedNames(): FoldedNames {
  const known = new WeakMap<Product, readonly string[]>()
  return (product) => {
    const names = known.get(product)
    if (names) return names
    const folded = foldedNames(product)
    known.set(product, folded)
    return folded
  }
}

/** So many are folded in a fraction of a millisecond. */
export const foldedInAStep = 64

/** Folds names before they are ranked, in steps: those of twenty thousand products would hold everybody else for a tenth of a second. */
export function* foldNames(products: Iterable<Product>, namesOf: FoldedNames): Generator<void> {
  let folded = 0
  for (const product of products) {
    namesOf(product)
    if (++folded % foldedInAStep === 0) yield
  }
}

export function foldedNames({ name, translations }: Pick<Product, 'name' | 'translations'>): string[] {
  return [name, ...Object.values(translations).map((texts) => texts?.name ?? '')].map(foldText)
}

/** `readRankedIds` ranks so in the database. */
function rankOf({ kind }: Product, nameClass: number): number {
  const ranks = kind === 'service' ? serviceRanks : goodsRanks
  return ranks[nameClass] ?? 0
}

const goodsRanks = [0, 1, 2, 3, 7]
const serviceRanks = [0, 4, 5, 6, 8]

function classOf(names: readonly string[], folded: string): number {
  let best = 4
  for (const name of names) {
    if (name === folded) return 0
    if (name.startsWith(folded)) best = Math.min(best, 1)
    else if (name.includes(` ${folded}`)) best = Math.min(best, 2)
    else if (name.includes(folded)) best = Math.min(best, 3)
  }
  return best
}
