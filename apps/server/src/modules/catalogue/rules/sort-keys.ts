import type { Attribute, Catalogue, Channel, Product } from './catalogue.ts'
import { compareText } from './compare-text.ts'
import { lowestPayable, pricesOf } from './prices.ts'
import type { ProductSort } from './product-sort.ts'

export type SortKey = string | number | null

export type KeyReader = {
  /** Slugs are unique: nothing else needs to be compared. */
  isSlug?: true
  keyOf(product: Product): SortKey
  /** The key that a cursor wrote, undefined when it cannot be one. */
  readKey(text: string): SortKey | undefined
}

const brandAttribute = 'brand'

/** How a product is read for an order: one key, then name and slug. */
export function keyReader(
  catalogue: Catalogue,
  channel: Channel,
  { by, language }: Omit<ProductSort, 'direction'>,
): KeyReader {
  if ('attributeId' in by) return readerOfAttribute(catalogue.attributesById.get(by.attributeId))
  switch (by.field) {
    case 'SLUG':
      return { isSlug: true, keyOf: () => null, readKey: () => null }
    case 'NAME':
      return numbers(() => 0)
    case 'PRICE':
      return numbers((product) => lowestPayable(product, channel) ?? null)
    case 'LIST_PRICE':
      return numbers((product) => pricesOf(product, channel)?.price.lowest ?? null)
    case 'RATING':
      return numbers((product) => product.salesRank)
    case 'BRANDS': {
      const brand = catalogue.attributesBySlug.get(brandAttribute)
      return texts((product) => {
        const value = firstValue(product, brand)
        return (value?.translations?.[language]?.name || value?.name) ?? null
      })
    }
    case 'TYPE':
      return texts((product) => product.type.name)
    case 'PUBLISHED_AT':
      return numbers((product) => product.listings[channel.index]?.publishedMs ?? null)
    case 'CREATED_AT':
      return numbers((product) => product.createdMs)
    case 'UPDATED_AT':
      return numbers((product) => product.updatedMs)
  }
}

/** A product without a key comes last. */
export function compareKeys(one: SortKey, other: SortKey): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null)
  return typeof one === 'number' ? one - Number(other) : compareText(one, String(other))
}

function readerOfAttribute(attribute: Attribute | undefined): KeyReader {
  if (attribute?.inputType !== 'NUMERIC')
    return texts((product) => firstValue(product, attribute)?.name ?? null)
  return numbers((product) => firstValue(product, attribute)?.number ?? null)
}

function firstValue(product: Product, attribute: Attribute | undefined) {
  return product.assignments.find((assignment) => assignment.attribute === attribute)?.values[0]
}

function numbers(keyOf: (product: Product) => number | null): KeyReader {
  return {
    keyOf,
    readKey(text) {
      if (text === '') return null
      const number = Number(text)
      return Number.isFinite(number) ? number : undefined
    },
  }
}

function texts(keyOf: (product: Product) => string | null): KeyReader {
  return { keyOf, readKey: (text) => text || null }
}
