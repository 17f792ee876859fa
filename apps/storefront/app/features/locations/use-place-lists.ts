import { ApiError } from '@warsha/contract/client/transport.ts'
import { useTranslation } from '~/session/messages.ts'
import { toast } from '~/session/toasts.ts'
import { useLoad } from '~/session/use-load.ts'
import { listStates, listStoreCountries } from './place-lists.ts'

/** The countries and the states of the chosen one; null while on the way or after a failure. */
export function usePlaceLists(countryId: number | null) {
  const { t, lang } = useTranslation()
  const countries = useLoad(['store-countries'], (signal) => listStoreCountries({ lang, signal }), {
    onFailure: tellFailure,
  })
  const states = useLoad(
    countryId === null ? null : ['states', countryId],
    async (signal) => (countryId === null ? [] : listStates(countryId, { lang, signal })),
    { onFailure: tellFailure },
  )

  function tellFailure(error: unknown) {
    // The transport itself reports when there was no response at all.
    if (error instanceof ApiError) toast.error(error.problems[0]?.message || t('locations.loadFailed'))
  }

  return {
    countries: countries.value,
    states: states.value,
    hasFailed: countries.hasFailed || states.hasFailed,
    retry() {
      countries.reload()
      states.reload()
    },
  }
}
