import type { LanguageCode } from '#kernel/texts.ts'
import type { Catalogue, Channel } from './catalogue.ts'
import { compareText } from './compare-text.ts'
import { keyReader, type SortKey } from './sort-keys.ts'

/** What a list may be sorted by. `SLUG` is the order when nobody asks for one. */
export type SortField =
  | 'SLUG'
  | 'NAME'
  | 'PRICE'
  | 'RATING'
  | 'BRANDS'
  | 'TYPE'
  | 'PUBLISHED_AT'
  | 'CREATED_AT'
  | 'UPDATED_AT'

export type ProductSort = {
  by: { field: SortField } | { attributeId: number }
  direction: 'ASC' | 'DESC'
  /** Whose words decide where the order is one of translated words. */
  language: LanguageCode
}

/** All products in one order; lists are parts of it. Cursors hold what decides the order, so they outlive changes. */
export type ProductOrder = {
  sequence: Int32Array
  cursorOf(index: number): readonly string[]
  /** Negative: the product comes before the place of the cursor; 0: it is the very place. */
  compare(index: number, place: CursorPlace): number
  /** Undefined: not a cursor of this order. */
  readCursor(cursor: readonly string[]): CursorPlace | undefined
}

export type CursorPlace = { key: SortKey; name: string; slug: string }

export function orderProducts(catalogue: Catalogue, channel: Channel, sort: ProductSort): ProductOrder {
  const { products } = catalogue
  const sign = sort.direction === 'DESC' ? -1 : 1
  const read = keyReader(catalogue, channel, sort)
  const keys = products.map(read.keyOf)
  const weights = weigh(keys, sign)
  const nameRanks = Int32Array.from(products, (product) => product.nameRank * sign)
  const sequence = Int32Array.from(products, (_, index) => index)
  if (read.isSlug) {
    if (sign < 0) sequence.reverse()
  } else {
    sequence.sort(
      (one, other) =>
        (weights[one] ?? 0) - (weights[other] ?? 0) || (nameRanks[one] ?? 0) - (nameRanks[other] ?? 0),
    )
  }

  return {
    sequence,
    cursorOf(index) {
      const product = products[index]
      if (!product) return []
      return read.isSlug ? [product.slug] : [String(keys[index] ?? ''), product.name, product.slug]
    },
    compare(index, place) {
      const product = products[index]
      if (!product) return 0
      return (
        compareKeys(keys[index] ?? null, place.key, sign) ||
        sign * (read.isSlug ? 0 : compareText(product.name, place.name)) ||
        sign * compareSlugs(product.slug, place.slug)
      )
    },
    readCursor(cursor) {
      if (read.isSlug)
        return cursor.length === 1 && cursor[0] ? { key: null, name: '', slug: cursor[0] } : undefined
      const [text, name, slug] = cursor
      if (cursor.length !== 3 || text === undefined || name === undefined || slug === undefined)
        return undefined
      const key = read.readKey(text)
      return key === undefined ? undefined : { key, name, slug }
    },
  }
}

/** Numbers that sort as the keys do; what has no key comes last in both directions. */
function weigh(keys: readonly SortKey[], sign: number): Float64Array {
  const ranks = rankTexts(keys)
  return Float64Array.from(keys, (key) => {
    // A finite end, because the difference of two infinite ones would be NaN.
    if (key === null) return Number.MAX_VALUE / 4
    return sign * (typeof key === 'number' ? key : (ranks.get(key) ?? 0))
  })
}

function rankTexts(keys: readonly SortKey[]): Map<string, number> {
  const texts = [...new Set(keys.filter((key) => typeof key === 'string'))].sort(compareText)
  const ranks = new Map<string, number>()
  let rank = 0
  texts.forEach((text, at) => {
    // Texts that compare as equal share a rank, so that the name decides between their products.
    if (at > 0 && compareText(texts[at - 1] ?? '', text) !== 0) rank = at
    ranks.set(text, rank)
  })
  return ranks
}

function compareKeys(one: SortKey, other: SortKey, sign: number): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null)
  const difference = typeof one === 'number' ? one - Number(other) : compareText(one, String(other))
  return sign * difference
}

function compareSlugs(one: string, other: string): number {
  return one < other ? -1 : Number(one > other)
}
