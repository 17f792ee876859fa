import { createSortedKeys, type SortedKeys } from '@warsha/data-structures/sorted-keys.ts'
import type { Catalogue, Product } from './catalogue.ts'
import { compareText } from './compare-text.ts'
import { compareKeys, type KeyReader, type SortKey } from './sort-keys.ts'

/** The position of a cursor: all keys that decide the order, so that it outlives changes. */
export type CursorKey = { key: SortKey; name: string; slug: string }

/** All products in ascending order, those without a key last. Lists are parts of it, descending ones read backwards. */
export type ProductOrder = {
  sorted: SortedKeys
  isBySlug: boolean
  /** Products without a key stand at the end in both directions. */
  keyless(): number
  cursorOf(product: Product): readonly string[]
  /** Undefined: not a cursor of this order. */
  readCursor(cursor: readonly string[]): CursorKey | undefined
  /** Negative: the product in the slot comes before the cursor; 0: it is the very one. */
  compare(slot: number, cursor: CursorKey): number
}

export function createOrder(
  { slots }: Pick<Catalogue, 'slots'>,
  reader: KeyReader,
  sequence: Int32Array,
): ProductOrder {
  const productIn = (slot: number) => slots[slot] as Product
  const compareSlots = (one: number, other: number) =>
    compareProducts(reader, productIn(one), productIn(other))
  const sorted = createSortedKeys(sequence, compareSlots)
  return {
    sorted,
    isBySlug: reader.isSlug === true,
    keyless: () =>
      reader.isSlug
        ? 0
        : sorted.length() - sorted.firstWhere((slot) => reader.keyOf(productIn(slot)) === null),
    cursorOf: (product) => cursorOf(reader, product),
    compare: (slot, cursor) => compareToCursor(reader, productIn(slot), cursor),
    readCursor: (cursor) => readCursor(reader, cursor),
  }
}

export function compareProducts(reader: KeyReader, one: Product, other: Product): number {
  if (reader.isSlug) return compareSlugs(one.slug, other.slug)
  return (
    compareKeys(reader.keyOf(one), reader.keyOf(other)) ||
    compareText(one.name, other.name) ||
    compareSlugs(one.slug, other.slug)
  )
}

export function compareSlugs(one: string, other: string): number {
  return one < other ? -1 : Number(one > other)
}

function compareToCursor(reader: KeyReader, product: Product, { key, name, slug }: CursorKey): number {
  if (reader.isSlug) return compareSlugs(product.slug, slug)
  return (
    compareKeys(reader.keyOf(product), key) ||
    compareText(product.name, name) ||
    compareSlugs(product.slug, slug)
  )
}

export function cursorOf(reader: KeyReader, product: Product): readonly string[] {
  return reader.isSlug ? [product.slug] : [String(reader.keyOf(product) ?? ''), product.name, product.slug]
}

/** Undefined: not a cursor of this order. */
export function readCursor(reader: KeyReader, cursor: readonly string[]): CursorKey | undefined {
  if (reader.isSlug)
    return cursor.length === 1 && cursor[0] ? { key: null, name: '', slug: cursor[0] } : undefined
  const [text, name, slug] = cursor
  if (cursor.length !== 3 || text === undefined || name === undefined || slug === undefined) return undefined
  const key = reader.readKey(text)
  return key === undefined ? undefined : { key, name, slug }
}
