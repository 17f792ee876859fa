import { suggestCall } from '@warsha/contract/catalogue/catalogue.calls.ts'
import type { RestSuggestions } from '@warsha/contract/catalogue/suggestions.rest.ts'
import { browserApi } from '~/session/browser-api.ts'
import { currentLang } from '~/session/language.ts'
import { pause } from '~/session/pause.ts'
import { currentPlace } from '~/session/place.ts'
import { useLoad } from '~/session/use-load.ts'

/** Sooner than the search itself, which waits for the word to be complete. */
export const suggestDebounceMs = 150

/** Two letters name a viscosity; one letter names nothing. */
const minLetters = 2

/**
 * Suggestions of the shop for the text of a field: requested when typing pauses, given up when it goes on. The former
 * ones stay until the next answer. Suggestions are an extra, so a failure shows none and says nothing.
 */
export function useSuggestions(text: string): RestSuggestions | null {
  const term = text.trim()
  const isWanted = [...term].length >= minLetters

  const { value } = useLoad(
    isWanted ? ['suggestions', term] : null,
    async (signal) => {
      await pause(suggestDebounceMs, signal)
      return loadSuggestions(term, signal)
    },
    { isCached: false, keepsPrevious: true, onFailure: () => undefined },
  )
  return value
}

async function loadSuggestions(search: string, signal: AbortSignal): Promise<RestSuggestions> {
  const { data } = await browserApi().call(suggestCall, {
    query: { state_id: currentPlace().stateId, search },
    headers: { 'Accept-Language': currentLang() },
    signal,
    isBackground: true,
  })
  return data
}
