import type { SortOption } from '@warsha/contract/constants.ts'
import { useRevalidator, useSearchParams } from 'react-router'
import { setCarFilter } from '~/session/chosen-car.ts'
import { forgetAttributes } from '../filter/load-attributes.ts'
import type { FilterFlags } from '../filter/use-filter-flags.ts'
import { type FilterChip, withCategoryOnly, withoutChoice, withSort, writeFlags } from './listing-query.ts'

/** Actions of a listing's controls on its address. None of them adds to the history: Back leaves the listing. */
export function useListingActions(query: URLSearchParams, { attributes }: Pick<FilterFlags, 'attributes'>) {
  const [, setQuery] = useSearchParams()
  const { revalidate } = useRevalidator()

  function change(next: URLSearchParams): void {
    // The same address is no navigation, yet what was asked for may have changed.
    if (next.toString() === query.toString()) revalidate()
    else setQuery(next, { replace: true })
  }

  return {
    applyFilters: () => change(writeFlags(query, attributes)),
    removeChip: ({ attributeSlug, choiceSlug }: FilterChip) =>
      change(withoutChoice(query, attributeSlug, choiceSlug)),
    sort: (option: SortOption | null) => change(withSort(query, option)),
    reset() {
      forgetAttributes()
      setCarFilter(false)
      change(withCategoryOnly(query))
    },
    retry: () => void revalidate(),
  }
}
