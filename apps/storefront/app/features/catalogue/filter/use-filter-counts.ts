import { listFiltersCall } from '@warsha/contract/catalogue/catalogue.calls.ts'
import { browserApi } from '~/session/browser-api.ts'
import type { FilterAttribute } from '~/session/groups/attributes.ts'
import { currentLang } from '~/session/language.ts'
import { pause } from '~/session/pause.ts'
import { currentPlace } from '~/session/place.ts'
import { useLoad } from '~/session/use-load.ts'
import { flagsAsFilters } from './filter-attributes.ts'

export type FilterCounts = {
  /** Products that the ticked choices would show. */
  total: number
  /** Undefined for a choice that nothing is known of. */
  ofChoice(attributeSlug: string, choiceSlug: string): number | undefined
}

/** The listing that is counted in; null where its products cannot be counted, because a car narrows them. */
export type CountScope = { categoryId: string | undefined } | null

/** Ticks often come in twos and threes. */
const pauseMs = 120

/**
 * How many products each choice would show beside what is ticked now. The counts before stay until the next have come;
 * a failure leaves the choices without counts, since they work without.
 */
export function useFilterCounts(
  attributes: readonly FilterAttribute[],
  scope: CountScope,
  isInView: () => boolean,
): FilterCounts | null {
  const ticked = new URLSearchParams(
    Object.entries(flagsAsFilters(attributes)).map(([slug, slugs]) => [slug, slugs.join(',')]),
  ).toString()
  const categoryId = scope?.categoryId
  const { value } = useLoad<FilterCounts | null>(
    scope && ['filter-counts', ticked, categoryId ?? null],
    async (signal) => {
      if (!isInView()) return null
      await pause(pauseMs, signal)
      return countChoices(ticked, categoryId, signal)
    },
    { isCached: false, keepsPrevious: true, onFailure: () => undefined },
  )
  return value
}

async function countChoices(
  ticked: string,
  categoryId: string | undefined,
  signal: AbortSignal,
): Promise<FilterCounts> {
  const { data, products_count } = await browserApi().call(listFiltersCall, {
    query: {
      ...Object.fromEntries(new URLSearchParams(ticked)),
      state_id: currentPlace().stateId,
      ...(categoryId && { category_id: categoryId }),
    },
    headers: { 'Accept-Language': currentLang() },
    signal,
    isBackground: true,
  })
  const known = new Map(
    data.flatMap(({ slug, choices }) =>
      choices.map((choice) => [`${slug} ${choice.slug}`, choice.products_count] as const),
    ),
  )
  return { total: products_count, ofChoice: (attribute, choice) => known.get(`${attribute} ${choice}`) }
}
