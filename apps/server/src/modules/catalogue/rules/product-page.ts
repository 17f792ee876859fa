import type { ProductList } from './product-lists.ts'

export type PageQuestion = { size: number; isBackward: boolean; cursor: readonly string[] | undefined }

/** `start` is the first product's position in the whole list. */
export type ProductPage = { indexes: Int32Array; start: number; hasMore: boolean }

/** Cuts a page out of a list; undefined when the cursor is none of this list's. */
export function pageOfList(
  list: ProductList,
  { size, isBackward, cursor }: PageQuestion,
): ProductPage | undefined {
  const place = cursor && list.findPlace(cursor)
  if (cursor && !place) return undefined
  const indexes = list.indexes()
  const from = place?.after ?? 0
  const end = isBackward ? (place?.before ?? indexes.length) : Math.min(indexes.length, from + size)
  const start = isBackward ? Math.max(0, end - size) : from
  return {
    indexes: indexes.subarray(start, end),
    start,
    hasMore: isBackward ? start > 0 : end < indexes.length,
  }
}
