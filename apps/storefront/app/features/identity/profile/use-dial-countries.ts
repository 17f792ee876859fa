import { browserApi } from '~/session/browser-api.ts'
import { useTranslation } from '~/session/messages.ts'
import { useLoaded } from '~/session/use-loaded.ts'
import { loadDialCountries } from '../load-dial-countries.ts'

export function useDialCountries() {
  const { lang } = useTranslation()
  return useLoaded(lang, (signal) => loadDialCountries({ api: browserApi(), lang, signal }))
}
