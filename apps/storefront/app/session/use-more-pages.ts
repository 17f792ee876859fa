import { useMemo, useSyncExternalStore } from 'react'
import { createLoadEntry } from './load-entry.ts'
import { isMoreBehind, type ListNext, type PageOf, withNext } from './page-of.ts'
import { showErrors } from './show-errors.ts'

/** The pages behind a first one that came with the page. Another first page is another list. */
export function useMorePages<Item, Cursor = number>(
  first: PageOf<Item, Cursor>,
  list: ListNext<Item, Cursor>,
  onFailure: (error: unknown) => void = showErrors,
) {
  const entry = useMemo(() => createLoadEntry(first), [first])
  const { value, status } = useSyncExternalStore(entry.watch, entry.get, entry.get)
  const page = value ?? first

  function loadMore() {
    if (page.next === null || entry.get().status === 'loading') return
    entry.start({ load: (signal) => withNext(page, list, signal), onFailure })
  }

  return {
    page,
    hasMore: isMoreBehind(page),
    isLoading: status === 'loading',
    hasFailed: status === 'failed',
    loadMore,
  }
}
