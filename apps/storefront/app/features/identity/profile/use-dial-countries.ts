import { browserApi } from '~/session/browser-api.ts'
import { useTranslation } from '~/session/messages.ts'
import { useLoad } from '~/session/use-load.ts'
import { loadDialCountries } from '../load-dial-countries.ts'

export function useDialCountries() {
  const { lang } = useTranslation()
  return useLoad(['dial-countries'], (signal) => loadDialCountries({ api: browserApi(), lang, signal }))
}
