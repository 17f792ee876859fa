import type { Availability } from './availability.ts'
import type { Catalogue, Channel, Product } from './catalogue.ts'
import { priceOf, pricesOf } from './prices.ts'
import { emptySet, intersect, type ProductSet, setOf, setWhere, unite, without } from './product-set.ts'
import { isForSale } from './shelf.ts'

/** One condition on products. A list's terms must all hold; plain data, so that equal questions have equal keys. */
export type Term =
  | { is: 'nothing' }
  | { is: 'any'; of: readonly (readonly Term[])[] }
  | { is: 'categories'; ids: readonly number[] }
  | { is: 'categorised'; yes: boolean }
  | { is: 'soldIn'; stateId: number }
  | { is: 'ids'; ids: readonly number[] }
  | { is: 'slugs'; slugs: readonly string[] }
  | { is: 'names'; names: readonly string[] }
  | { is: 'types'; ids: readonly number[] }
  | { is: 'values'; attribute: string; slugs?: readonly string[]; names?: readonly string[] }
  | { is: 'numbers'; attribute: string; range: Span }
  | { is: 'truth'; attribute: string; yes: boolean }
  | { is: 'metadata'; key: string; value: string | null }
  | { is: 'price'; range: Span }
  | { is: 'lowestPayable'; range: Span }
  | { is: 'forSale'; yes: boolean }
  | { is: 'publishedBy'; ms: number }
  | { is: 'forSaleBy'; ms: number }
  | { is: 'updated'; range: Span }
  | { is: 'inStock'; yes: boolean; stateId: number | null; version: number }
  | { is: 'stock'; warehouseIds: readonly number[] | null; range: Span; version: number }

/** Inclusive ends, or exactly one of the listed numbers. */
export type Span = { gte?: number | null; lte?: number | null; oneOf?: readonly number[] | null }

export type TermContext = {
  catalogue: Catalogue
  channel: Channel
  nowMs: number
  availability: Availability | undefined
}

export function productsMeeting(terms: readonly Term[], all: ProductSet, context: TermContext): ProductSet {
  return terms.reduce((left, term) => intersect(left, productsOf(term, all, context)), all)
}

export function isWithin(number: number, { gte, lte, oneOf }: Span): boolean {
  return (
    (gte == null || number >= gte) && (lte == null || number <= lte) && (!oneOf || oneOf.includes(number))
  )
}

function productsOf(term: Term, all: ProductSet, context: TermContext): ProductSet {
  const { catalogue, channel, nowMs } = context
  const { products } = catalogue
  const where = (holds: (product: Product) => boolean) => setWhere(products, holds)
  switch (term.is) {
    case 'nothing':
      return emptySet(products.length)
    case 'any':
      return uniteAll(
        context,
        term.of.map((terms) => productsMeeting(terms, all, context)),
      )
    case 'categories':
      return uniteAll(
        context,
        term.ids.flatMap((id) => catalogue.categoriesById.get(id)?.members ?? []),
      )
    case 'categorised':
      return where((product) => (product.category !== null) === term.yes)
    case 'soldIn':
      return catalogue.soldIn.get(term.stateId) ?? emptySet(products.length)
    case 'ids':
      return setOf(
        products.length,
        term.ids.flatMap((id) => catalogue.productsById.get(id)?.index ?? []),
      )
    case 'slugs':
      return setOf(
        products.length,
        term.slugs.flatMap((slug) => catalogue.productsBySlug.get(slug)?.index ?? []),
      )
    case 'names': {
      const names = new Set(term.names)
      return where((product) => names.has(product.name))
    }
    case 'types':
      return where((product) => term.ids.includes(product.type.id))
    case 'values':
    case 'numbers':
    case 'truth':
      return productsWithValue(term, context)
    case 'metadata':
      return where(
        ({ metadata }) =>
          Object.hasOwn(metadata, term.key) && metadata[term.key] === (term.value ?? metadata[term.key]),
      )
    case 'price':
      return where(({ variants }) =>
        variants.some((variant) => {
          const price = priceOf(variant, channel)
          return price !== undefined && isWithin(price.priceBaisa / 1000, term.range)
        }),
      )
    case 'lowestPayable':
      return where((product) => {
        const prices = pricesOf(product, channel)
        return prices !== undefined && isWithin(prices.payable.lowest / 1000, term.range)
      })
    case 'forSale':
      return where((product) => isForSale(product, channel, nowMs) === term.yes)
    case 'publishedBy':
      return where(
        ({ listings }) => (listings[channel.index]?.publishedAt?.getTime() ?? Number.NaN) <= term.ms,
      )
    case 'forSaleBy':
      return where(
        ({ listings }) => (listings[channel.index]?.availableAt?.getTime() ?? Number.NaN) <= term.ms,
      )
    case 'updated':
      return where((product) => isWithin(product.updatedAt.getTime(), term.range))
    case 'inStock':
    case 'stock':
      return productsOnShelves(term, all, context)
  }
}

function productsWithValue(
  term: Extract<Term, { is: 'values' | 'numbers' | 'truth' }>,
  { catalogue }: TermContext,
): ProductSet {
  const { products } = catalogue
  const attribute = catalogue.attributesBySlug.get(term.attribute)
  if (!attribute) return emptySet(products.length)
  if (term.is === 'values') {
    const slugs = term.slugs && new Set(term.slugs)
    const names = term.names && new Set(term.names)
    const chosen = attribute.choices.filter(
      (choice) => (!slugs || slugs.has(choice.slug)) && (!names || names.has(choice.name)),
    )
    return setOf(
      products.length,
      chosen.flatMap((choice) => choice.productIndexes),
    )
  }
  return setWhere(products, (product) =>
    [product, ...product.variants].some(({ assignments }) =>
      assignments.some(
        (assignment) =>
          assignment.attribute === attribute &&
          assignment.values.some((value) =>
            term.is === 'truth'
              ? value.boolean === term.yes
              : value.number !== null && isWithin(value.number, term.range),
          ),
      ),
    ),
  )
}

function productsOnShelves(
  term: Extract<Term, { is: 'inStock' | 'stock' }>,
  all: ProductSet,
  { catalogue, availability }: TermContext,
): ProductSet {
  if (!availability) return emptySet(catalogue.products.length)
  if (term.is === 'inStock') {
    const inStock = setWhere(catalogue.products, ({ variants }) =>
      variants.some((variant) => availability.freeUnits(variant, term.stateId) > 0),
    )
    return term.yes ? inStock : without(all, inStock)
  }
  const { warehouseIds, range } = term
  return setWhere(catalogue.products, ({ variants }) =>
    variants.some((variant) =>
      isWithin(
        warehouseIds
          ? availability.freeUnitsIn(variant, warehouseIds)
          : availability.freeUnits(variant, null),
        range,
      ),
    ),
  )
}

function uniteAll({ catalogue }: TermContext, sets: readonly ProductSet[]): ProductSet {
  return sets.reduce(unite, emptySet(catalogue.products.length))
}
