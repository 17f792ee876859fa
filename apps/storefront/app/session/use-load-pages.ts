import { isMoreBehind, type PageOf, withNext } from './page-of.ts'
import { type LoadKey, type LoadOptions, useLoad } from './use-load.ts'

export type ListPages<Item, Cursor> = (
  after: Cursor | null,
  signal: AbortSignal,
) => Promise<PageOf<Item, Cursor>>

/** A list page after page; null while the first one is on its way. What is read again is read as far as it was shown. */
export function useLoadPages<Item, Cursor = number>(
  key: LoadKey | null,
  list: ListPages<Item, Cursor>,
  options?: LoadOptions<PageOf<Item, Cursor>>,
) {
  const {
    value: page,
    extend,
    ...load
  } = useLoad<PageOf<Item, Cursor>>(
    key,
    async (signal, before) => {
      let read = await list(null, signal)
      while (before && read.next !== null && read.items.length < before.items.length)
        read = await withNext(read, list, signal)
      return read
    },
    options,
  )

  function loadMore() {
    if (page) extend((signal, before) => withNext(before ?? page, list, signal))
    else load.reload()
  }

  return { page, hasMore: isMoreBehind(page), ...load, loadMore }
}
