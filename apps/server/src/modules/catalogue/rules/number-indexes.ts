import { createNumberIndex, type NumberIndex as IndexOf } from '@warsha/data-structures/number-index.ts'
import { drain } from '@warsha/data-structures/sort-in-steps.ts'
import type { Attribute, Channel, Product } from './catalogue.ts'
import type { CatalogueStore, ProductIndex } from './catalogue-store.ts'
import { type Preparation, whileUnchanged } from './preparation.ts'
import { lowestPayable } from './prices.ts'

type NumberIndex = IndexOf<Product>

/** A number that a range may be asked of. */
export type NumberField =
  | { of: 'price' | 'lowestPayable' | 'published' | 'available'; channel: Channel }
  | { of: 'updated' }
  | { of: 'attribute'; attribute: Attribute }

export type NumberIndexes = ProductIndex & {
  get(field: NumberField): NumberIndex
  /** Makes the index, if it is not there, in steps between which anything may change. */
  prepare(field: NumberField): Preparation | undefined
}

const maxIndexes = 60

/** Sorted numbers for the ranges that callers ask for: each made at the first question, then kept up to date. */
export function createNumberIndexes(store: CatalogueStore): NumberIndexes {
  let indexes = new Map<string, NumberIndex>()
  const make = (field: NumberField) =>
    createNumberIndex(store.productsById.values(), {
      keyOf: ({ slot }) => slot,
      numbersOf: (product) => numbersOf(product, field),
    })

  function keep(field: NumberField, index: NumberIndex): NumberIndex {
    if (indexes.size >= maxIndexes) indexes.clear()
    indexes.set(keyOf(field), index)
    return index
  }

  return {
    get: (field) => indexes.get(keyOf(field)) ?? keep(field, drain(make(field))),
    prepare(field) {
      if (indexes.has(keyOf(field))) return undefined
      const use = (index: NumberIndex) => keep(field, index)
      return { key: `numbers ${keyOf(field)}`, make: () => whileUnchanged(store, make(field), use) }
    },
    add(product) {
      for (const index of indexes.values()) index.add(product)
    },
    remove(product) {
      for (const index of indexes.values()) index.remove(product)
    },
    reset: () => indexes.clear(),
    /** Shoppers ask for ranges of the payable price, so that index is made before the first request. */
    *rebuild() {
      const fresh = new Map<string, NumberIndex>()
      for (const channel of store.channels.values()) {
        const field = { of: 'lowestPayable' as const, channel }
        fresh.set(keyOf(field), yield* make(field))
      }
      indexes = fresh
    },
  }
}

/** Money in rials, dates in milliseconds. */
function numbersOf(product: Product, field: NumberField): readonly number[] {
  switch (field.of) {
    case 'price':
      return product.variants.flatMap(({ prices }) => {
        const price = prices[field.channel.index]
        return price ? price.priceBaisa / 1000 : []
      })
    case 'lowestPayable': {
      const payable = lowestPayable(product, field.channel)
      return payable === undefined ? [] : [payable / 1000]
    }
    case 'published':
      return present(product.listings[field.channel.index]?.publishedMs)
    case 'available':
      return present(product.listings[field.channel.index]?.availableMs)
    case 'updated':
      return [product.updatedMs]
    case 'attribute':
      return [product, ...product.variants].flatMap(({ assignments }) =>
        assignments
          .filter(({ attribute }) => attribute === field.attribute)
          .flatMap(({ values }) => values.flatMap(({ number }) => number ?? [])),
      )
  }
}

function present(number: number | null | undefined): readonly number[] {
  return number == null ? [] : [number]
}

function keyOf(field: NumberField): string {
  if (field.of === 'attribute') return `attribute ${field.attribute.id}`
  return field.of === 'updated' ? field.of : `${field.of} ${field.channel.index}`
}
