import { ApiError } from '@warsha/contract/client/transport.ts'
import type { RestCountry, RestState } from '@warsha/contract/locations/locations.rest.ts'
import { useEffect, useState } from 'react'
import { isAbort } from '~/session/exchange.ts'
import { useTranslation } from '~/session/messages.ts'
import { toast } from '~/session/toasts.ts'
import { listStates, listStoreCountries } from './place-lists.ts'

export type LoadedStates = { countryId: number; states: RestState[] }

/** Loads the countries once and the states of the chosen country; `null` while on the way or after a failure. */
export function usePlaceLists(countryId: number | null, onStates: (loaded: LoadedStates) => void) {
  const { t, lang } = useTranslation()
  const [countries, setCountries] = useState<RestCountry[] | null>(null)
  const [loaded, setLoaded] = useState<LoadedStates | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another language or attempt needs another list
  useEffect(() => {
    const abort = new AbortController()
    listStoreCountries({ lang, signal: abort.signal }).then(setCountries, tellFailure)
    return () => abort.abort()
  }, [lang, attempt])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another country, language or attempt needs another list
  useEffect(() => {
    if (countryId === null) return
    setFailed(false)
    const abort = new AbortController()
    listStates(countryId, { lang, signal: abort.signal }).then((states) => {
      setLoaded({ countryId, states })
      onStates({ countryId, states })
    }, tellFailure)
    return () => abort.abort()
  }, [countryId, lang, attempt])

  function tellFailure(error: unknown) {
    if (isAbort(error)) return
    setFailed(true)
    // The transport itself reports when there was no response at all.
    if (error instanceof ApiError) toast.error(error.problems[0]?.message || t('locations.loadFailed'))
  }

  return {
    countries,
    states: loaded?.countryId === countryId ? loaded.states : null,
    hasFailed,
    retry: () => setAttempt((count) => count + 1),
  }
}
