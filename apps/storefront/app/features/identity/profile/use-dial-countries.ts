import { useCallback } from 'react'
import { browserApi } from '~/session/browser-api.ts'
import { useTranslation } from '~/session/messages.ts'
import { loadDialCountries } from '../load-dial-countries.ts'
import { useOwnData } from './use-own-data.ts'

export function useDialCountries() {
  const { lang } = useTranslation()
  const load = useCallback(
    (signal: AbortSignal) => loadDialCountries({ api: browserApi(), lang, signal }),
    [lang],
  )
  return useOwnData(load)
}
