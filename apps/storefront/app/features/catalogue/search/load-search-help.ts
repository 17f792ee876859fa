import { suggestCall } from '@warsha/contract/catalogue/catalogue.calls.ts'
import type { PageSource } from '~/session/load-page.ts'
import type { CategoryWay } from './category-pills.tsx'

export type SearchHelp = {
  /** The words that were searched for, when those typed are in no product. */
  corrected: string | null
  /** Where to look instead; only when nothing at all was found. */
  popular: readonly CategoryWay[]
}

export const noHelp: SearchHelp = { corrected: null, popular: [] }

/** An extra beside what was found: without it the page is still an answer. */
export async function loadSearchHelp(source: PageSource, term: string): Promise<SearchHelp> {
  const { api, lang, place, signal } = source
  try {
    const { data } = await api.call(suggestCall, {
      query: { state_id: place.stateId, search: term },
      headers: { 'Accept-Language': lang },
      signal,
      isBackground: true,
    })
    return { corrected: data.corrected, popular: data.popular.map(toWay) }
  } catch (error) {
    if (signal.aborted) throw error
    return noHelp
  }
}

type Suggested = {
  id: number
  name: string
  slug: string
  translation: { name: string } | null
  image: string | null
}

function toWay({ id, name, slug, translation, image }: Suggested): CategoryWay {
  return [{ id: String(id), name, slug, label: translation?.name ?? name, image }]
}
