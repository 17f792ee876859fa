import {
  type Bits,
  emptyBits,
  intersect,
  type KeySet,
  narrowTo,
  setOf,
  subtract,
  unite,
  widenBy,
} from '@warsha/data-structures/key-set.ts'
import type { Availability } from './availability.ts'
import type { Catalogue, Channel } from './catalogue.ts'
import type { ChannelListing } from './channel-listing.ts'
import type { InStockIndex } from './in-stock-index.ts'
import { narrowByLooking } from './narrow-by-looking.ts'
import type { NumberIndexes } from './number-indexes.ts'
import { namesPlaces, type Term } from './product-term.ts'

export type TermContext = {
  catalogue: Catalogue
  channel: Channel
  listing: ChannelListing
  numbers: NumberIndexes
  stock: InStockIndex
  availability: Availability | undefined
  /** Slots of the products with exactly this name. */
  named(name: string): Iterable<number>
}

/** Narrows the products to those that meet all terms: first by what is kept as sets, then by what must be looked at. */
export function narrowToTerms(bits: Bits, terms: readonly Term[], context: TermContext): void {
  const rest = terms.filter((term) => !narrowBySet(bits, term, context))
  for (const term of rest) narrowByLooking(bits, term, context)
}

function narrowBySet(bits: Bits, term: Term, context: TermContext): boolean {
  const { catalogue, listing } = context
  switch (term.is) {
    case 'nothing':
      bits.fill(0)
      return true
    case 'any': {
      const met = emptyBits(bits.length * 32)
      for (const terms of term.of) {
        const own = bits.slice()
        narrowToTerms(own, terms, context)
        unite(met, own)
      }
      bits.set(met)
      return true
    }
    case 'categories':
      return narrowToAny(
        bits,
        find(term.ids, (id) => catalogue.categoriesById.get(id)?.members),
      )
    case 'collections': {
      const productIds = find(term.ids, (id) => catalogue.collectionsById.get(id)?.productIds).flat()
      return narrowToAny(bits, [setOf(find(productIds, (id) => catalogue.productsById.get(id)?.slot))])
    }
    case 'soldIn':
      return narrowToAny(bits, [
        ...find([term.stateId], (id) => catalogue.soldIn.get(id)),
        ...soldEverywhere(catalogue),
      ])
    case 'types':
      return narrowToAny(
        bits,
        find(term.ids, (id) => catalogue.ofType.get(id)),
      )
    case 'ids':
      return narrowToAny(bits, [setOf(find(term.ids, (id) => catalogue.productsById.get(id)?.slot))])
    case 'slugs':
      return narrowToAny(bits, [setOf(find(term.slugs, (slug) => catalogue.productsBySlug.get(slug)?.slot))])
    case 'names':
      return narrowToAny(bits, [setOf(term.names.flatMap((name) => [...context.named(name)]))])
    case 'values':
      return narrowToAny(bits, [
        ...setsOfValues(term, catalogue),
        ...(namesPlaces(term) ? soldEverywhere(catalogue) : []),
      ])
    case 'suits':
      for (const need of term.needs) narrowToSuiting(bits, need, catalogue)
      return true
    case 'categorised':
      return narrowToOne(bits, catalogue.categorised, term.yes)
    case 'forSale':
      return narrowToOne(bits, listing.forSale, term.yes)
    case 'inStock':
      return narrowToStock(bits, term, context)
    default:
      return false
  }
}

function narrowToStock(
  bits: Bits,
  { stateId, yes }: Extract<Term, { is: 'inStock' }>,
  { stock, availability }: TermContext,
): true {
  if (availability) return narrowToOne(bits, stock.inStock(availability, stateId), yes)
  bits.fill(0)
  return true
}

/** Most shops name the places of every product, and a list of one set is the quicker one. */
function soldEverywhere({ soldEverywhere: set }: Catalogue): KeySet[] {
  return set.size > 0 ? [set] : []
}

function narrowToAny(bits: Bits, sets: readonly KeySet[]): true {
  const [only] = sets
  if (only && sets.length === 1) {
    narrowTo(bits, only)
    return true
  }
  const any = emptyBits(bits.length * 32)
  for (const set of sets) widenBy(any, set)
  intersect(bits, any)
  return true
}

function narrowToOne(bits: Bits, set: KeySet, isIn: boolean): true {
  if (isIn) {
    narrowTo(bits, set)
    return true
  }
  const within = emptyBits(bits.length * 32)
  widenBy(within, set)
  subtract(bits, within)
  return true
}

/** Takes away what has the attribute with other values alone. */
function narrowToSuiting(
  bits: Bits,
  { attribute, slugs }: { attribute: string; slugs: readonly string[] },
  catalogue: Catalogue,
): void {
  const known = catalogue.attributesBySlug.get(attribute)
  if (!known) return
  const misfits = emptyBits(bits.length * 32)
  widenBy(misfits, known.products)
  const suiting = emptyBits(bits.length * 32)
  for (const set of setsOfValues({ is: 'values', attribute, slugs }, catalogue)) widenBy(suiting, set)
  subtract(misfits, suiting)
  subtract(bits, misfits)
}

function setsOfValues(term: Extract<Term, { is: 'values' }>, catalogue: Catalogue): KeySet[] {
  const slugs = term.slugs && new Set(term.slugs)
  const names = term.names && new Set(term.names)
  const choices = catalogue.attributesBySlug.get(term.attribute)?.choices ?? []
  return choices.flatMap(({ slug, name, products }) =>
    products && (!slugs || slugs.has(slug)) && (!names || names.has(name)) ? [products] : [],
  )
}

function find<Key, Value>(keys: readonly Key[], get: (key: Key) => Value | undefined): Value[] {
  return keys.flatMap((key) => {
    const value = get(key)
    return value === undefined ? [] : [value]
  })
}
